import type { Offer, OfferRow } from '../fromContract/offer.ts'
import { beijingDate, DAY_MS, dueDay } from '../number/calendar.ts'
import { type Cents, averageCents, sumCents } from '../number/cents.ts'
import { costDisclosure } from '../cost/costDisclosure.ts'
import { offerCost } from '../cost/offerCost.ts'
import type { CostMethod } from '../cost/terms.ts'
import { type Ceiling, ceilingFor } from '../schedule/ceilings.ts'
import { costsLessThan, costsMoreThan } from '../schedule/rateCap.ts'

// spec 4
/** The requested loan, to compare an offer with. */
export interface AskedLoan {
  /** Cents. */
  readonly amount: Cents
  readonly periods: number
  readonly cardId: string
  readonly couponIds: readonly string[]
}

// spec 4
/**
 * Why an offer must not be shown for signing: another amount than asked for (`amount`), another period, card or coupon
 * (`choice`), above its ceiling a year (`rateCap`), a stated rate that its rows do not have (`statedRate`), a plan that does
 * not repay the loan or whose sums are wrong (`rows`), payments that are not those of the plan (`payment`), a discount
 * that is not (`discount`), due days that are none (`dates`), nobody who lends (`lender`). What is read there is what is
 * signed.
 */
export type OfferFault =
  | 'amount'
  | 'choice'
  | 'rateCap'
  | 'statedRate'
  | 'rows'
  | 'payment'
  | 'discount'
  | 'dates'
  | 'lender'

// semantics 14
/** What is known of the ceiling of an offer. Without it, 36 % a year holds. */
export interface OfferCeiling {
  /** Kind of its lender; left out: it is not known. */
  readonly lenderKind?: string | null
  /** How its annualised cost is stated. Default: `irr`, which is limited in any case. */
  readonly method?: CostMethod
  /** Rows of the configuration, read by `readCeilings`. */
  readonly rows?: readonly Ceiling[]
}

/** The customer sees a rate as a percent with two decimals; a smaller difference is rounding. */
const RATE_ROUNDING = 0.0001
/** Half of the last of these decimals: what is above is shown as another rate. */
const HALF_SHOWN = 0.000_05
/** The shortest first period that a plan may have, in months: one day. */
const SHORTEST_FIRST = 1 / 30
/** A mean may be rounded up or down. */
const CENT = 1
/** The first due day must be within these days from now; a clock that is wrong by some days is allowed for. */
const FIRST_DUE_DAYS = { from: -7, to: 100 } as const

// OC-23
/**
 * Checks a lender's offer: it must be the requested loan, be consistent, and be allowed. The rate is the real rate of
 * its rows, due a month apart. Null: the offer may be shown and signed. `now` is ms.
 */
export const offerFault = (
  offer: Offer,
  asked: AskedLoan,
  now: number,
  ceiling?: OfferCeiling,
): OfferFault | null => offerFaults(offer, asked, now, ceiling)[0] ?? null

// spec 4, 9
/**
 * Every part of an offer that is wrong or contradicts the others, the most important first. Payment, discount and rate
 * are not judged by rows that do not add up themselves.
 */
export function offerFaults(
  offer: Offer,
  asked: AskedLoan,
  now: number,
  ceiling: OfferCeiling = {},
): readonly OfferFault[] {
  const checks: readonly (readonly [OfferFault, boolean])[] = [
    ['amount', hasAmount(offer, asked)],
    ['choice', isAsChosen(offer, asked)],
    ...(offer.rows.every(addsUp) && repays(offer)
      ? rowChecks(offer, now, ceiling)
      : [['rows', false] as const]),
    ['dates', hasDays(offer, now)],
    ['lender', namesSomebody(offer)],
  ]
  return checks.flatMap(([fault, isRight]) => (isRight ? [] : [fault]))
}

/** What the rows are compared with. */
function rowChecks(
  offer: Offer,
  now: number,
  ceiling: OfferCeiling,
): readonly (readonly [OfferFault, boolean])[] {
  const dues = offer.rows.map((row) => row.dueAfterDiscount)
  const rate = isAboveCeiling(offer, dues, now, ceiling) ? 'rateCap' : rateFault(offer, dues)
  return [
    ['payment', isPaidSo(offer, dues)],
    ['discount', sumCents(offer.rows.map((row) => row.discount)) === offer.discount],
    ['rateCap', rate !== 'rateCap'],
    ['statedRate', rate !== 'statedRate'],
  ]
}

/** A larger amount than requested is never offered; a smaller one only when the lender says so. */
function hasAmount({ amount, isChanged }: Offer, asked: AskedLoan): boolean {
  return amount > 0 && (isChanged ? amount < asked.amount : amount === asked.amount)
}

/** No coupon is used that the customer did not select. For a coupon that is left out see `unusedCoupons`. */
function isAsChosen({ periods, cardId, usedCoupons, rateCoupon }: Offer, asked: AskedLoan): boolean {
  const used = rateCoupon === null ? (usedCoupons ?? []) : [...(usedCoupons ?? []), rateCoupon]
  const isSelected = used.every((id) => asked.couponIds.includes(id))
  return isSelected && periods === asked.periods && cardId === asked.cardId
}

/** A row must be principal, charge and fee, less its discount. */
function addsUp(row: OfferRow): boolean {
  const { principal, interest, service, fee, instalment, due, discount, dueAfterDiscount } = row
  const isSum = [principal + interest, principal + interest + service].includes(instalment)
  return isSum && instalment + fee === due && due - discount === dueAfterDiscount
}

function repays({ rows, periods, amount }: Offer): boolean {
  return rows.length === periods && sumCents(rows.map((row) => row.principal)) === amount
}

function isPaidSo({ payments, monthlyPayment }: Offer, dues: readonly Cents[]): boolean {
  const isSame =
    payments.length === dues.length && payments.every((payment, index) => payment === dues[index])
  return isSame && Math.abs(averageCents(dues) - monthlyPayment) <= CENT
}

/** Whether an offer costs more than the ceilings of its day: by its real rate, and by the other method where one is named for it. */
function isAboveCeiling(
  offer: Offer,
  dues: readonly Cents[],
  day: number,
  { lenderKind = null, method, rows }: OfferCeiling,
): boolean {
  const { rate } = ceilingFor({ lenderKind, day }, rows)
  if (costsMoreThan(rate, dues, offer.amount) || offer.rateAfter > rate + RATE_ROUNDING) return true
  const other = ceilingFor({ lenderKind, day, method: 'sum' }, rows)
  if (method !== 'sum' && other.method === null) return false
  const terms = offerCost(offer)
  const cost = terms && costDisclosure(terms)
  return cost !== null && cost.sum.rate > other.rate + HALF_SHOWN
}

function rateFault({ amount, rateAfter, rateBefore }: Offer, dues: readonly Cents[]): OfferFault | null {
  const isStated =
    rateAfter >= 0 &&
    !costsMoreThan(rateAfter + RATE_ROUNDING, dues, amount) &&
    !costsLessThan(Math.max(0, rateAfter - RATE_ROUNDING), dues, amount, SHORTEST_FIRST)
  const isStruck = rateBefore === null || rateBefore >= rateAfter - RATE_ROUNDING
  return isStated && isStruck ? null : 'statedRate'
}

/** The first due day must be near, and on the repayment day or on the last day of a shorter month. */
function hasDays({ firstDue, repaymentDay }: Offer, now: number): boolean {
  if (firstDue === null) return false
  const days = (firstDue - now) / DAY_MS
  if (!(days >= FIRST_DUE_DAYS.from && days <= FIRST_DUE_DAYS.to)) return false
  const [year, month, day] = beijingDate(firstDue)
  return day === dueDay(year, month, repaymentDay)
}

/** A name must have letters. */
const namesSomebody = ({ lender }: Offer): boolean => /\p{L}/u.test(lender)

// spec 4
/**
 * The requested coupons that an offer does not use: the customer is told and asked before anything is calculated without
 * them. If a lender does not list its coupons, all count as used when its terms show any coupon: a rate coupon by its
 * id, or a discount.
 */
export function unusedCoupons(offer: Offer, asked: readonly string[]): string[] {
  const { usedCoupons, rateCoupon, discount } = offer
  if (usedCoupons) return asked.filter((id) => !usedCoupons.includes(id))
  const showsAny = discount > 0 || (rateCoupon !== null && asked.includes(rateCoupon))
  return showsAny ? [] : [...asked]
}
