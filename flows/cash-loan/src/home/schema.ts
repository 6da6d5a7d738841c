import type { CouponSelection } from '@koo/pricing'
import * as z from 'zod/mini'
import type { LoanForm } from './draft.ts'
import { viewOf, type LoanReplies } from './loanView.ts'

/** What can be borrowed. Whether an amount or a period will do depends on the replies, and is pricing's to say. */
export default function loanSchema(form: LoanForm, replies: LoanReplies) {
  const { entry, loan, card } = viewOf(replies, form)
  return z.object({
    // The line under the amount says why.
    amount: z.nullable(z.string()).check(z.refine(() => entry?.acceptable === true)),
    // A period without a price for the amount cannot be borrowed; the line under the row says so.
    period: z.nullable(z.int()).check(z.refine(() => loan?.quote != null)),
    cardId: z.nullable(z.string()).check(z.refine(() => card !== null)),
    use: z.nullable(z.object({ use: z.string(), sub: z.optional(z.string()) })),
    coupons: z.nullable(z.custom<CouponSelection>()),
    touched: z.boolean(),
  })
}
