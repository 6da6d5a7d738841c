import type { Persona } from '@koo/flow/testing'
import type { cashLoan } from './flow.ts'

type Page = keyof typeof cashLoan.pages

/**
 * Customers and their ways through the cash loan, for unit tests, tests with the real pages, the board in Storybook and the
 * demo. `with` is what is entered on a page, and what its exit carries.
 */
export const personas = [
  {
    name: 'borrows 12,000 in 12 periods',
    lines: [
      { at: 'cash/home', with: { amount: '12000', period: 12, card: 'C1' }, exit: 'next' },
      { at: 'cash/home/confirm', with: { listingId: 'P1', serialNumber: 'S1' }, exit: 'done' },
      { at: 'result/loan', exit: 'finish' },
    ],
  },
  {
    name: 'goes back from the terms, then borrows less',
    lines: [
      { at: 'cash/home', with: { amount: '30000', period: 24, card: 'C1' }, exit: 'next' },
      { at: 'cash/home/confirm', exit: 'form' },
      { at: 'cash/home', with: { amount: '5000', period: 6, card: 'C1' }, exit: 'next' },
      { at: 'cash/home/confirm', with: { listingId: 'P1', serialNumber: 'S1' }, exit: 'done' },
      { at: 'result/loan' },
    ],
  },
  {
    name: 'gives a commitment with a video of its own page',
    lines: [
      { at: 'cash/home', with: { amount: '12000', period: 12, card: 'C1' }, exit: 'next' },
      { at: 'cash/home/confirm', with: { type: 'new' }, exit: 'commitment' },
      { at: 'cash/home/videoAuth', exit: 'smart' },
      { at: 'cash/smartVideo', with: { amount: '12000', period: '12', card: 'C1' }, exit: 'confirm' },
      { at: 'cash/home/confirm', with: { listingId: 'P1', serialNumber: 'S1' }, exit: 'done' },
      { at: 'result/loan', exit: 'finish' },
    ],
  },
  {
    name: 'comes back to a loan that was left open',
    lines: [
      { at: 'cash/home', with: { listingId: 'P1', serialNumber: 'S1' }, exit: 'found' },
      { at: 'result/loan', exit: 'home' },
      { at: 'cash/home' },
    ],
  },
] as const satisfies readonly Persona<Page>[]
