import type { LoanDraft } from '@koo/steps/loan'
import * as z from 'zod/mini'
import { IS_MIXED } from '../../constants.ts'

const id = z.string().check(z.regex(/^[\w.-]{1,64}$/))
const optional = z.catch(z.optional(id), undefined)

/** Query of the confirm page: the selection. The terms are requested again; nothing of the query is shown. */
export const search = z.object({
  /** Whole yuan. */
  amount: z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  period: z.string().check(z.regex(/^[1-9]\d{0,2}$/)),
  card: id,
  /** Coupon ids, joined by commas. */
  coupons: z.catch(z.optional(z.string().check(z.regex(/^[\w.-]{1,64}(,[\w.-]{1,64}){0,49}$/))), undefined),
  use: optional,
  sub: optional,
  /** Asks for a mixed loan: this text and no other (route.32). */
  isMixLoan: z.catch(z.optional(z.literal(IS_MIXED)), undefined),
})

export type ConfirmSearch = z.infer<typeof search>
/** The query as input, for exits and links. */
export type ConfirmQuery = z.input<typeof search>

/** The selection as the loan page keeps it, where the customer goes on with it later. Coupons are selected there anew. */
export const draftFrom = ({ amount, period, card, use, sub }: ConfirmSearch): LoanDraft => ({
  amount,
  period: Number(period),
  cardId: card,
  use: use === undefined ? null : { use, sub },
  seed: '',
})
