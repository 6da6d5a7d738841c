/** From facts and form to figures. Pure; runs on every keystroke. */
import {
  amountState,
  EMPTY_SELECTION,
  raisedLimits,
  selectDefaults,
  type AmountState,
  type Cents,
  type Coupon,
  type PeriodCard,
  type PeriodQuote,
  type Selection,
} from '@koo/pricing'
import type { LoanFacts } from './facts.ts'
import type { CouponWish } from './form.ts'

/** What the figures depend on, of all that was entered. */
export interface LoanInput {
  /** The amount as it stands in the box. */
  text: string
  touched: boolean
  period: number | null
  coupons: CouponWish
}

export interface LoanQuote {
  entry: AmountState
  cards: readonly PeriodCard[]
  /** The chosen period, null when none is offered. */
  period: number | null
  /** The loan as it stands, null without a readable amount or a rate for it. */
  quote: PeriodQuote | null
  selection: Selection
  /** The coupons that may be used for this amount and period. */
  usable: readonly Coupon[]
}

/** Nothing is typed. */
export const NOTHING = 0 as Cents

/** `now`: ms by the server's clock. */
export function quoteLoan(facts: LoanFacts, form: LoanInput, now: number): LoanQuote {
  const period = facts.periods.some((offer) => offer.periods === form.period)
    ? form.period
    : facts.defaultPeriod
  const typed = entryOf(facts.limits, form)
  const amount = typed.amount ?? NOTHING
  const usable = period === null ? [] : facts.quoter.usable({ amount, now }, period)

  // Who may not borrow without a coupon is not held to an older wish for none.
  const wish = facts.scene.hideNotUsingCoupon ? { ...form.coupons, none: undefined } : form.coupons
  const couponId = wish.none ? null : wish.rate
  const base = period === null ? null : facts.quoter.base({ amount }, period)
  const selection = select(
    base ? selectDefaults(base, usable.map(asOffered)) : ofCategories(usable),
    usable,
    wish,
  )
  const cards = facts.quoter.quote({
    amount,
    now,
    ...(couponId !== undefined && { couponId }),
    right: selection.memberRight,
  })

  const limits = raisedLimits(facts.limits, selection.raiseCoupons, 'main')
  return {
    entry: entryOf(limits, form),
    cards,
    period,
    quote: cards.find((card) => card.periods === period)?.quote ?? null,
    selection,
    usable,
  }
}

const asOffered = (coupon: Coupon) => ({ coupon, isAvailable: true })

const entryOf = (limits: LoanFacts['limits'], form: LoanInput): AmountState =>
  amountState({ text: form.text, limits, hasFocused: form.touched, scene: 'main' })

/** Without a schedule no rate coupon can be the best; rights and raise coupons need none. */
function ofCategories(usable: readonly Coupon[]): Selection {
  return {
    ...EMPTY_SELECTION,
    memberRight: usable.find((coupon) => coupon.category === 'member') ?? null,
    raiseCoupons: usable.filter((coupon) => coupon.category === 'raise'),
  }
}

/** The default selection with the customer's wishes over it, as far as they can be met now (semantics 7.3, OC-39). */
function select(defaults: Selection, usable: readonly Coupon[], wish: CouponWish): Selection {
  if (wish.none) return { ...EMPTY_SELECTION, isNoCoupon: true }
  const wished = (id: string | null | undefined, fallback: Coupon | null) =>
    id === null ? null : (id !== undefined && usable.find((coupon) => coupon.id === id)) || fallback
  return {
    ...defaults,
    rateCoupon: wished(wish.rate, defaults.rateCoupon),
    memberRight: wished(wish.member, defaults.memberRight),
    otherRight: wished(wish.other, null),
    raiseCoupons: defaults.raiseCoupons.filter((coupon) => !wish.raiseOff?.includes(coupon.id)),
  }
}

/** Everything chosen, in the order in which the lender applies it. */
export const chosenCoupons = ({ rateCoupon, memberRight, otherRight, raiseCoupons }: Selection): Coupon[] =>
  [rateCoupon, memberRight, otherRight, ...raiseCoupons].filter((coupon) => coupon !== null)

export const chosenIds = (selection: Selection): string[] => chosenCoupons(selection).map(({ id }) => id)
