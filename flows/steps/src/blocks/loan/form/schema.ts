import type { CouponSelection } from '@koo/pricing'
import * as z from 'zod/mini'
import type { LoanForm } from './draft.ts'
import type { LoanViewer } from '../viewer.ts'

/** Schema of a possible loan. Pricing decides from the replies whether amount and period are possible. */
export default function loanSchema(form: LoanForm, viewer: LoanViewer) {
  const { entry, loan, card } = viewer.of(form)
  return z.object({
    // The message under the amount says why.
    amount: z.nullable(z.string()).check(z.refine(() => entry?.acceptable === true)),
    // A period without a rate for the amount is not possible; the line under the row says so.
    period: z.nullable(z.int()).check(z.refine(() => loan?.quote != null)),
    cardId: z.nullable(z.string()).check(z.refine(() => card !== null)),
    use: z.nullable(z.object({ use: z.string(), sub: z.optional(z.string()) })),
    coupons: z.nullable(z.custom<CouponSelection>()),
    touched: z.boolean(),
  })
}
