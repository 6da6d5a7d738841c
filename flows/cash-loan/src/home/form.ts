/** What the customer has entered and chosen on the loan page. Nothing here is a figure of the server. */

/**
 * Wishes about coupons, laid over the default selection. A field that is left out follows the default.
 *
 * Kept as wishes, not as the selection of one moment: while an amount is typed digit by digit a coupon becomes
 * unusable and usable again, and the one that was picked must come back by itself (OC-39).
 */
export interface CouponWish {
  /** "No coupon": stays until something is picked. */
  none?: boolean | undefined
  /** The rate coupon that was picked; null: none of them. */
  rate?: string | null | undefined
  member?: string | null | undefined
  other?: string | null | undefined
  /** Raise coupons that were switched off. */
  raiseOff?: readonly string[] | undefined
}

export interface LoanUseChoice {
  use: string
  sub?: string | undefined
}

export interface LoanForm {
  /** The amount as typed, digits only. Null: nothing typed yet, the server's proposal stands. */
  amount: string | null
  /** The field was focused, or the button pressed, at least once (OC-31). */
  touched: boolean
  /** Null: the default of the reply. */
  period: number | null
  /** Null: the first card of the list. */
  cardId: string | null
  /** Null: as it was chosen earlier in this tab, else by default. */
  coupons: CouponWish | null
  /** Null: daily consumption. */
  use: LoanUseChoice | null
}

export const EMPTY_FORM: LoanForm = {
  amount: null,
  touched: false,
  period: null,
  cardId: null,
  coupons: null,
  use: null,
}

/** Has anything been entered that would be missed? */
export const isDirty = (form: LoanForm): boolean =>
  form.amount !== null || form.period !== null || form.use !== null || form.coupons !== null
