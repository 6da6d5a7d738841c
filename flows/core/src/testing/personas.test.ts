import { expect, it } from 'vitest'

import { close, link, page, partner, serverElse } from '../index.ts'
import { definePersona, fakeHost, personasOf, walkPersona } from './index.ts'
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

it('a persona whose session ends comes back to the page, and may leave the flow by the last exit', async () => {
  const again = definePersona(siku, {
    name: 'signs in again',
    server: page('videofail'),
    lines: [{ at: 'videofail', sessionEnds: true, exit: 'giveUp', ends: partner('ASSESS_AMOUNT_FAILURE') }],
  })
  let host = fakeHost()
  await walkPersona(siku, again, {
    host: () => {
      host = fakeHost()
      return host
    },
  })
  expect(host.log.logins).toEqual(['/siku/videofail'])
  expect(host.log.returned).toEqual([{ code: 'ASSESS_AMOUNT_FAILURE', message: 'face' }])
})

it('the end instead of the server’s reply is taken when it names the page once more', async () => {
  const granted = { ...siku, exits: { ...siku.exits, idauth: { done: serverElse(partner('SUCCESS')) } } }
  const lines = [{ at: 'idauth', exit: 'done', ends: partner('SUCCESS') }] as const
  await expect(
    walkPersona(granted, { name: 'granted', server: page('idauth'), lines }),
  ).resolves.toBeUndefined()
})

it.each([
  ['another code', partner('QUIT')],
  ['a link', link('loan')],
  ['the way back', close],
])('a persona that leaves elsewhere than %s fails', async (_what, ends) => {
  const lines = [{ at: 'videofail', exit: 'giveUp', ends }] as const
  const walk = walkPersona(siku, { name: 'wrong', server: page('videofail'), lines })
  await expect(walk).rejects.toThrow('left to another place')
})

it('a persona that is not where it should be fails', async () => {
  const lost = definePersona(siku, { name: 'lost', lines: [{ at: 'idauth', exit: 'done' }, { at: 'video' }] })
  const elsewhere = { ...siku, exits: { ...siku.exits, idauth: { done: page('result') } } }
  await expect(walkPersona(elsewhere, lost)).rejects.toThrow('siku_result')
})
