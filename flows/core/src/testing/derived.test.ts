import { backAtEveryPage, flowContract, reloadAtEveryPage } from './index.ts'
import { page, server } from '../index.ts'
import { siku } from './samples/channel.tsx'
import { loan } from './samples/loan.tsx'

const search = { 'cash/home/confirm': { amount: '5000' } }

flowContract(siku)
reloadAtEveryPage(siku)
backAtEveryPage(siku)

flowContract(loan, { search })
reloadAtEveryPage(loan, { search })
backAtEveryPage(loan, { search })

// A flow that lets nobody in from outside but through the server, and one page only from its start.
const strict = {
  ...siku,
  id: 'strict',
  base: '/strict',
  enter: ({ page: name, action, from }: { page: string; action: string; from: string | null }) => {
    if (name === 'result') return from === 'strict_idauth' ? null : page('idauth')
    return action === 'LOAD' ? server : null
  },
}
flowContract(strict)
