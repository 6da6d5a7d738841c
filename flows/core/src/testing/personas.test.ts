import { expect, it } from 'vitest'

import { page } from '../index.ts'
import { definePersona, personasOf, walkPersona } from './index.ts'
import { siku } from './samples/channel.tsx'
import { loan } from './samples/loan.tsx'

const newcomer = definePersona(siku, {
  name: 'a newcomer whose face check fails once',
  server: page('idauth'),
  lines: [
    { at: 'idauth', exit: 'done', server: page('video', { query: { from: 'credit' } }) },
    { at: 'video', exit: 'failed' },
    { at: 'videofail', exit: 'again' },
    { at: 'video', exit: 'passed', server: page('result') },
    { at: 'result' },
  ],
})
const borrower = definePersona(loan, {
  name: 'somebody who borrows',
  lines: [
    { at: 'cash/home', with: { amount: 5000, period: '6' }, exit: 'next' },
    { at: 'cash/home/confirm', with: { listingId: 'L1' }, exit: 'done' },
    { at: 'result/loan' },
  ],
})
personasOf(siku, [newcomer])
personasOf(loan, [borrower])

it('a persona may act on the real pages', async () => {
  const acted: string[] = []
  await walkPersona(loan, borrower, {
    real: true,
    act: async (view, { at, exit }) => {
      acted.push(at)
      const button = view.container.querySelector<HTMLButtonElement>('[data-borrow]')
      if (button) button.click()
      else if (exit) await view.takeExit(at, exit, { amount: '5000' })
    },
  })
  expect(acted).toEqual(['cash/home', 'cash/home/confirm', 'result/loan'])
})

it('a persona that is not where it should be fails', async () => {
  const lost = definePersona(siku, { name: 'lost', lines: [{ at: 'idauth', exit: 'done' }, { at: 'video' }] })
  const elsewhere = { ...siku, exits: { ...siku.exits, idauth: { done: page('result') } } }
  await expect(walkPersona(elsewhere, lost)).rejects.toThrow('siku_result')
})
