import { backAtEveryPage, flowContract, reloadAtEveryPage } from '../src/testing/index.ts'
import { siku } from './channel.tsx'
import { loan } from './loan.tsx'

const search = { 'cash/home/confirm': { amount: '5000' } }

flowContract(siku)
reloadAtEveryPage(siku)
backAtEveryPage(siku)

flowContract(loan, { search })
reloadAtEveryPage(loan, { search })
backAtEveryPage(loan, { search })
