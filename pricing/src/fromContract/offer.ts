import { requireList, requireObject } from '../inputError.ts'
import type { Cents } from '../number/cents.ts'
import { exactCents, readExact } from '../number/exact.ts'
import { readBeijingTime } from './dates.ts'
import type { WireNumber } from './wire.ts'

// spec 3
/** A row of the terms that a lender offers, with the contract's spelling. */
export interface OfferRowContract {
  readonly capital?: WireNumber
  readonly interest?: WireNumber
  readonly handlingFee?: WireNumber
  readonly service?: WireNumber
  readonly payMonth?: WireNumber
  readonly total?: WireNumber
  readonly realTotal?: WireNumber
  readonly couponValue?: WireNumber
}

// spec 3
/** The terms that a lender offers, with the contract's spelling. */
export interface OfferContract {
  readonly amount?: WireNumber
  readonly amountChanged?: boolean
  readonly period?: number
  readonly monthPay?: WireNumber
  readonly repaymentDay?: number
  readonly firstRepaymentDay?: string
  readonly beforeApr?: WireNumber
  readonly afterApr?: WireNumber
  readonly couponAmount?: WireNumber
  readonly couponAmountBefore?: WireNumber
  readonly chooseCoupon?: { readonly couponId?: string | null } | null
  readonly usedCouponIds?: readonly string[] | null
  readonly instName?: string
  readonly montyPayList?: readonly WireNumber[]
  readonly list?: readonly OfferRowContract[]
  readonly userBankInfoDTO?: { readonly userCardId?: string }
}

// semantics 3.6
/** An instalment of an offer, in cents. */
export interface OfferRow {
  readonly principal: Cents
  readonly interest: Cents
  /** The platform's part. Lenders send it as part of the interest or separately. */
  readonly service: Cents
  readonly fee: Cents
  /** Before fee and discount. */
  readonly instalment: Cents
  /** Before the discount. */
  readonly due: Cents
  readonly discount: Cents
  readonly dueAfterDiscount: Cents
}

// semantics 2
/** What a lender offers, in cents and fractions. */
export interface Offer {
  readonly amount: Cents
  /** Whether the lender changed the amount. */
  readonly isChanged: boolean
  readonly periods: number
  readonly cardId: string
  readonly lender: string
  /** Mean payment after the discount. */
  readonly monthlyPayment: Cents
  /** The payments again, as a plain list. */
  readonly payments: readonly Cents[]
  readonly rows: readonly OfferRow[]
  readonly discount: Cents
  /** Before the lender changed the amount. */
  readonly discountBefore: Cents
  /** Annual rates that the lender sent, as fractions; NaN when unreadable, null when not sent. */
  readonly rateAfter: number
  readonly rateBefore: number | null
  /** First due day, ms since 1970; null when it cannot be read. */
  readonly firstDue: number | null
  readonly repaymentDay: number
  /** Ids of the coupons that the terms use; null: the lender does not list them. */
  readonly usedCoupons: readonly string[] | null
  /** Id of the rate coupon that the terms use. */
  readonly rateCoupon: string | null
}

// spec 3
/**
 * Reads the terms that a lender offers, with decimal.js for every conversion. A field that cannot be read is missing.
 */
export function readOffer(contract: OfferContract): Offer {
  const wire = requireObject(contract, 'offer')
  return {
    amount: exactCents(wire.amount),
    isChanged: wire.amountChanged === true,
    periods: wire.period ?? 0,
    cardId: wire.userBankInfoDTO?.userCardId ?? '',
    lender: wire.instName ?? '',
    monthlyPayment: exactCents(wire.monthPay),
    payments: requireList(wire.montyPayList, 'montyPayList').map(exactCents),
    rows: requireList(wire.list, 'list').map((row) => readRow(requireObject(row, 'list'))),
    discount: exactCents(wire.couponAmount),
    discountBefore: exactCents(wire.couponAmountBefore),
    rateAfter: readExact(wire.afterApr)?.toNumber() ?? Number.NaN,
    rateBefore: readExact(wire.beforeApr)?.toNumber() ?? null,
    firstDue: readBeijingTime(wire.firstRepaymentDay, false),
    repaymentDay: wire.repaymentDay ?? 0,
    usedCoupons: wire.usedCouponIds ?? null,
    rateCoupon: wire.chooseCoupon?.couponId ?? null,
  }
}

const readRow = (row: OfferRowContract): OfferRow => ({
  principal: exactCents(row.capital),
  interest: exactCents(row.interest),
  service: exactCents(row.service),
  fee: exactCents(row.handlingFee),
  instalment: exactCents(row.payMonth),
  due: exactCents(row.total),
  discount: exactCents(row.couponValue),
  dueAfterDiscount: exactCents(row.realTotal),
})
