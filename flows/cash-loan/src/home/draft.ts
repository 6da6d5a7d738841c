import type { DraftShape } from '@koo/page'
import type { CouponSelection } from '@koo/pricing'
import * as z from 'zod/mini'
import { AMOUNT_MAX_DIGITS } from '../constants.ts'

const code = z.string().check(z.minLength(1), z.maxLength(64))
const digits = z.string().check(z.regex(new RegExp(`^\\d{0,${AMOUNT_MAX_DIGITS}}$`)))
const loanUse = z.object({ use: code, sub: z.catch(z.optional(code), undefined) })

const draft = z.object({
  /** The amount as typed, digits only. Null: nothing typed yet, the server's proposal stands. */
  amount: z.catch(z.nullable(digits), null),
  /** Null: the default of the reply. */
  period: z.catch(z.nullable(z.int()), null),
  /** Null: the first card of the list. */
  cardId: z.catch(z.nullable(code), null),
  /** Null: daily consumption. */
  use: z.catch(z.nullable(loanUse), null),
  /** Start values of the address that the draft began with. */
  seed: z.catch(z.string().check(z.maxLength(64)), ''),
})

const start = (pattern: RegExp) => z.catch(z.optional(z.string().check(z.regex(pattern))), undefined)

/** Query of the loan page: start values at most, whole yuan and a number of periods. What does not fit is dropped. */
export const loanSeed = z.object({ amount: start(/^[1-9]\d{0,9}$/), period: start(/^[1-9]\d{0,2}$/) })
export type LoanSeed = z.infer<typeof loanSeed>

/** What survives a reload. Coupons have a record of their own; consent is never kept. */
export type LoanDraft = z.infer<typeof draft>

/** A loan use of the list, and one of its second level. */
export type LoanUseChoice = z.infer<typeof loanUse>

/** What the customer has entered and selected. Nothing here is a figure of the server. */
export interface LoanForm extends Omit<LoanDraft, 'seed'> {
  /** The field was focused, or the button pressed, at least once: only then is a missing amount an error (OC-31). */
  touched: boolean
  /** Null: as selected earlier in this tab, else by default. */
  coupons: CouponSelection | null
}

export const loanDraft: DraftShape<LoanDraft> = {
  key: 'cash_loan_draft',
  version: 1,
  read: (value) => draft.safeParse(value).data ?? null,
}
