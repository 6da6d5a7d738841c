import * as z from 'zod/mini'
import { AMOUNT_MAX_DIGITS } from '../constants.ts'
import { isRight } from './loanForm.ts'
import type { LoanView } from './loanView.ts'

const digits = z.string().check(z.regex(new RegExp(`^\\d{0,${AMOUNT_MAX_DIGITS}}$`)))

/** What has to hold before the form is taken to the lender: its shape, and that each field is right for `view`. */
export const loanRules = (view: LoanView) =>
  z.object({
    amount: z.nullable(digits).check(z.refine(() => isRight.amount(view))),
    period: z.nullable(z.int()).check(z.refine(() => isRight.period(view))),
    cardId: z.nullable(z.string()).check(z.refine(() => isRight.cardId(view))),
  })
