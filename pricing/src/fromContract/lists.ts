import { type CouponScene, DEFAULT_DISCOUNT_LIMIT, type Product } from '../coupon/fit.ts'
import { type Cents, MAX_CENTS, readYuan, toCents } from '../number/cents.ts'
import { requireList, requireObject } from '../inputError.ts'
import { readNumber } from '../number/decimal.ts'
import { isFraction, isPeriodCount } from '../schedule/terms.ts'
import { idText } from './ids.ts'
import { readRate } from '../number/rate.ts'
import type { RateRow } from '../page/rateFor.ts'
import type { AmountLimits } from '../amount/amountState.ts'
import type { AmountConfig, ProductContract, RateTableEntry, WireNumber } from './wire.ts'

// semantics 11
/**
 * Reads the rate table; rows without a period count of 1..600 are left out. Throws an `InputError` for anything but a
 * list of objects.
 */
export function readRateTable(table: readonly RateTableEntry[]): RateRow[] {
  const rows: RateRow[] = []
  for (const entry of requireList(table, 'rateTable')) {
    const periods = readNumber(requireObject(entry, 'rateTable').loanPeriod)
    if (!isPeriodCount(periods)) continue
    rows.push({
      minAmount: toCents(entry.minRange),
      maxAmount: readUpperEnd(entry.maxRange),
      periods,
      ...readRates(entry),
    })
  }
  return rows
}

// OC-2
/** A rate above 1 is a percent sent in place of a fraction: the row quotes nothing. */
function readRates(
  entry: RateTableEntry,
): Pick<RateRow, 'annualRate' | 'lenderAnnualRate' | 'handlingFeeRate'> {
  const annualRate = readRate(entry.irr)
  const handlingFeeRate = readRate(entry.handFeeRate)
  return {
    annualRate: isFraction(annualRate) && isFraction(handlingFeeRate) ? annualRate : null,
    lenderAnnualRate: readRate(entry.instBaseYearRate),
    handlingFeeRate,
  }
}

function readUpperEnd(value: WireNumber): Cents {
  return readYuan(value) === null ? MAX_CENTS : toCents(value)
}

// semantics 6
/**
 * Reads the amount box's limits: the minimum is 1 yuan when missing or below 1; no cap when missing or <=
 * 0. Throws an `InputError` for anything but an object.
 */
export function readAmountLimits(config: AmountConfig): AmountLimits {
  const cap = toCents(requireObject(config, 'amountConfig').amountUpperLimit)
  return {
    usableLimit: toCents(config.canUseLoanAmount),
    leadLimit: toCents(config.leadFlowLoanAmount),
    minimum: Math.max(100, toCents(config.minAmount)) as Cents,
    lenderCap: cap > 0 ? cap : null,
  }
}

// semantics 7.1
/**
 * Reads the scene fields of the coupon reply. `discountLimit` is a share paid, 0.85 by default. Periods outside 1..600
 * are left out. Throws an `InputError` when the products or periods are not a list.
 */
export function readCouponScene(raw: {
  readonly scene: string
  readonly customer: 'new' | 'old'
  readonly products?: readonly ProductContract[] | null
  readonly offeredPeriods: readonly number[]
  readonly hideNotUsingCoupon?: boolean | null
  readonly discountLimit?: WireNumber
}): CouponScene {
  requireObject(raw, 'scene')
  return {
    scene: raw.scene,
    customer: raw.customer,
    products: requireList(raw.products, 'products').map(readProduct),
    offeredPeriods: requireList(raw.offeredPeriods, 'offeredPeriods').filter(isPeriodCount),
    hideNotUsingCoupon: raw.hideNotUsingCoupon === true,
    discountLimit: readNumber(raw.discountLimit) ?? DEFAULT_DISCOUNT_LIMIT,
  }
}

function readProduct(raw: ProductContract): Product {
  return {
    productId: idText(requireObject(raw, 'products').productId, 'products'),
    scene: raw.scene,
    customer: raw.customer === 'new' || raw.customer === 'old' ? raw.customer : 'any',
  }
}
