import { optionalQuery, type TypesOf } from '@koo/flow'
import type { DraftShape } from '@koo/page/draft'
import type { CouponSelection } from '@koo/pricing'
import { AMOUNT_MAX_DIGITS } from '../constants.ts'

/** Patterns of the start values in an address: whole yuan and a number of periods. */
export const loanQuery = { amount: /^[1-9]\d{0,9}$/, period: /^[1-9]\d{0,2}$/ }
/** Query of the loan page: optional start values. */
export const loanSeed = optionalQuery(loanQuery)
export type LoanSeed = TypesOf<typeof loanSeed>['output']

/** A selected loan use, with its second level. */
export interface LoanUseChoice {
  use: string
  sub?: string | undefined
}

/** The part of the form that survives a reload. Coupons are stored separately; consent is never kept. */
export interface LoanDraft {
  /** The amount as typed, digits only. Null: nothing typed yet, the server's proposal is used. */
  amount: string | null
  /** Null: the default of the reply. */
  period: number | null
  /** Null: the first card of the list. */
  cardId: string | null
  /** Null: the purpose that the product has by default. */
  use: LoanUseChoice | null
  /** Start values of the address with which the draft was made. */
  seed: string
}

// OC-31
/** The form of the loan page: what the customer has entered and selected, no figures of the server. */
export interface LoanForm extends Omit<LoanDraft, 'seed'> {
  /** The field was focused, or the button pressed, at least once: only then is a missing amount an error. */
  touched: boolean
  /** Null: as selected earlier in this tab, else by default. */
  coupons: CouponSelection | null
}

const DIGITS = new RegExp(`^\\d{0,${AMOUNT_MAX_DIGITS}}$`)
const CODE = /^.{1,64}$/

/**
 * The draft of a product, under a storage key of its own. Parsed by hand, because zod is not in the first load. `schema.ts`
 * checks the form before it is sent.
 */
export const loanDraft = (key: string): DraftShape<LoanDraft> => ({
  key,
  version: 1,
  read(value) {
    const { amount, period, cardId, use, seed } = fieldsOf(value)
    const { use: first, sub } = fieldsOf(use)
    const chosen = textOf(first, CODE)
    return {
      amount: textOf(amount, DIGITS),
      period: Number.isInteger(period) ? (period as number) : null,
      cardId: textOf(cardId, CODE),
      use: chosen === null ? null : { use: chosen, sub: textOf(sub, CODE) ?? undefined },
      seed: textOf(seed, CODE) ?? '',
    }
  },
})

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

const textOf = (value: unknown, pattern: RegExp): string | null =>
  typeof value === 'string' && pattern.test(value) ? value : null
