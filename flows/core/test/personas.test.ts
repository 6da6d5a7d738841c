import { expect, it } from 'vitest'

import { page } from '../src/index.ts'
import { definePersona, personasOf, walkPersona } from '../src/testing/index.ts'
import { siku } from './channel.tsx'
import { loan } from './loan.tsx'

const newcomer = definePersona(siku, {
  name: 'a newcomer whose face check fails once',
  server: page('idauth'),
  lines: [
    { at: 'idauth', say: 'done', server: page('video', { query: { from: 'credit' } }) },
    { at: 'video', say: 'failed' },
    { at: 'videofail', say: 'again' },
    { at: 'video', say: 'passed', server: page('result') },
    { at: 'result' },
  ],
})
const borrower = definePersona(loan, {
  name: 'somebody who borrows',
  lines: [
    { at: 'cash/home', with: { amount: 5000, period: '6' }, say: 'next' },
    { at: 'cash/home/confirm', with: { listingId: 'L1' }, say: 'done' },
    { at: 'result/loan' },
  ],
})
personasOf(siku, [newcomer])
personasOf(loan, [borrower])

it('a persona may act on the real pages', async () => {
  const acted: string[] = []
  await walkPersona(loan, borrower, {
    real: true,
    act: async (view, { at, say }) => {
      acted.push(at)
      const button = view.container.querySelector<HTMLButtonElement>('[data-borrow]')
      if (button) button.click()
      else if (say) await view.say(at, say, { amount: '5000' })
    },
  })
  expect(acted).toEqual(['cash/home', 'cash/home/confirm', 'result/loan'])
})

it('a persona that is not where it should be fails', async () => {
  const lost = definePersona(siku, { name: 'lost', lines: [{ at: 'idauth', say: 'done' }, { at: 'video' }] })
  const elsewhere = { ...siku, exits: { ...siku.exits, idauth: { done: page('result') } } }
  await expect(walkPersona(elsewhere, lost)).rejects.toThrow('siku_result')
})
