import type { Persona } from '@koo/flow/testing'
import type { breakDirectly } from './flow.ts'

/** Customers who sign before a loan, or after it. */
export const personas = [
  {
    name: 'signs before the loan',
    lines: [{ at: 'cash/cashLoanBreakDirectlyProtocolFront', exit: 'signed' }],
  },
  { name: 'signs after the loan', lines: [{ at: 'cash/cashLoanBreakDirectlyProtocolBack', exit: 'signed' }] },
  {
    name: 'signs the second version after the loan',
    lines: [{ at: 'cash/cashLoanBreakDirectlyProtocolBackV2', exit: 'signed' }],
  },
] as const satisfies readonly Persona<keyof typeof breakDirectly.pages>[]
