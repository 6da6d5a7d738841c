import { link } from '@koo/flow'
import type { Persona } from '@koo/flow/testing'
import type { repayment } from './flow.ts'

/** Customers who pay back, settle early, see their refunds, or let bills be paid by themselves. */
export const personas = [
  {
    name: 'pays two bills at once',
    lines: [
      { at: 'bills', with: { bills: 'L1_5,L2_2' }, exit: 'pay' },
      { at: 'cashier', with: { repayNo: 'Y1' }, exit: 'result' },
      { at: 'result', exit: 'bills' },
      { at: 'bills' },
    ],
  },
  {
    name: 'looks at the plan, and settles the loan early',
    lines: [
      { at: 'bills', with: { loanId: 'L1' }, exit: 'plan' },
      { at: 'plan', with: { loanId: 'L1' }, exit: 'early' },
      { at: 'early', with: { bills: 'L1_early' }, exit: 'pay' },
      { at: 'cashier', with: { repayNo: 'Y1' }, exit: 'result' },
      { at: 'result' },
    ],
  },
  {
    name: 'is refused at the cashier, and goes back to the bills',
    lines: [
      { at: 'bills', with: { bills: 'L1_6' }, exit: 'pay' },
      { at: 'cashier', exit: 'bills' },
      { at: 'bills', exit: 'refunds' },
      { at: 'refunds', exit: 'bills' },
      { at: 'bills' },
    ],
  },
  {
    name: 'signs automatic repayment again',
    lines: [
      { at: 'autopay', exit: 'done' },
      { at: 'autopayV2', exit: 'resign' },
      { at: 'autopayResign', exit: 'done' },
      { at: 'autopayV2', exit: 'cards', ends: link('bank-cards') },
    ],
  },
  {
    name: 'signs a loan after its payout',
    lines: [
      { at: 'bills', with: { loanId: 'L1' }, exit: 'sign' },
      {
        at: 'afterLoanSign',
        with: { loanId: 'L1' },
        exit: 'done',
        ends: link('result', { query: { loanId: 'L1' }, replace: true }),
      },
    ],
  },
] as const satisfies readonly Persona<keyof typeof repayment.pages>[]
