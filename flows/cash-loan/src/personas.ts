import type { Persona } from '@koo/flow/testing'
import type { cashLoan } from './flow.ts'

type Page = keyof typeof cashLoan.pages

/**
 * Ways through the cash loan. One list drives the unit walk, the walk over the real pages, the story board and the
 * demo. `with` on a line is what is entered there, and what the page hands on.
 */
export const personas = [
  {
    name: 'borrows 12,000 in 12 periods',
    lines: [
      { at: 'cash/home', with: { amount: '12000', period: 12, card: 'C1' }, say: 'next' },
      { at: 'cash/home/confirm', with: { listingId: 'P1', serialNumber: 'S1' }, say: 'done' },
      { at: 'result/loan', say: 'finish' },
    ],
  },
  {
    name: 'thinks again at the terms, then borrows less',
    lines: [
      { at: 'cash/home', with: { amount: '30000', period: 24, card: 'C1' }, say: 'next' },
      { at: 'cash/home/confirm', say: 'form' },
      { at: 'cash/home', with: { amount: '5000', period: 6, card: 'C1' }, say: 'next' },
      { at: 'cash/home/confirm', with: { listingId: 'P1', serialNumber: 'S1' }, say: 'done' },
      { at: 'result/loan' },
    ],
  },
  {
    name: 'comes back to a loan that was left open',
    lines: [
      { at: 'cash/home', with: { listingId: 'P1', serialNumber: 'S1' }, say: 'found' },
      { at: 'result/loan', say: 'home' },
      { at: 'cash/home' },
    ],
  },
] as const satisfies readonly Persona<Page>[]
