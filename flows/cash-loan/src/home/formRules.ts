import * as z from 'zod/mini'
import { AMOUNT_MAX_DIGITS } from '../constants.ts'
import type { LoanField } from './loanForm.ts'
import type { LoanView } from './loanView.ts'

/** In the order in which they stand on the page, and are asked for. */
export const FIELDS: readonly LoanField[] = ['amount', 'period', 'cardId']

const digits = z.string().check(z.regex(new RegExp(`^\\d{0,${AMOUNT_MAX_DIGITS}}$`)))

/**
 * What has to hold before the form is taken to the lender. Whether an amount can be borrowed is pricing's to say
 * (semantics 6), and in words the page says it already: the rules ask the very state that is shown.
 */
export const loanRules = ({ loan, entry, card }: LoanView) =>
  z.object({
    amount: z.nullable(digits).check(z.refine(() => entry?.acceptable === true)),
    period: z.nullable(z.int()).check(z.refine(() => loan?.quote != null)),
    cardId: z.nullable(z.string()).check(z.refine(() => card !== null)),
  })
