import {
  type Coupon,
  type CouponCategory,
  type CouponKind,
  type CouponRule,
  MAX_COUPON_AMOUNT,
} from '../coupon/coupon.ts'
import { requireList, requireObject } from '../inputError.ts'
import { type Cents, positiveCents, readYuan, toCents } from '../number/cents.ts'
import { readNumber } from '../number/decimal.ts'
import { complement, readRate } from '../number/rate.ts'
import type { Benefit } from '../schedule/terms.ts'
import { readBeijingTime } from './dates.ts'
import { idText } from './ids.ts'
import { isRecord, parseNestedJson } from './nestedJson.ts'
import { lowerCap, readAscending, readPeriodCount, readWaives } from './terms.ts'
import type { CouponContract } from './wire.ts'

/** All categories but 'rate', which is the default. */
const CATEGORIES: readonly CouponCategory[] = ['member', 'raise', 'other']

// semantics 7.1, 7.2
/**
 * Reads a coupon. A part that cannot be read blocks the coupon. Throws an `InputError` where an id, the product ids or
 * the rules have another shape than declared.
 */
export function readCoupon(raw: CouponContract): Coupon {
  requireObject(raw, 'coupon')
  const faceValue = positiveCents(raw.amount)
  const discountCap = positiveCents(raw.couponUpperLimit)
  const kind = readKind(raw, faceValue)
  const payFraction = readRate(raw.extendProperties?.discountRate)
  const waives = readWaives(raw.extendProperties?.deductType)
  const freePeriodCount = readPeriodCount(raw.incoInfo?.periodLimit)
  const freeFromStart = readAscending(raw.incoInfo?.isAsc)
  const benefit: Benefit = {
    mode: MODES[kind],
    waives,
    freePeriodCount,
    freeFromStart,
    savedFraction: complement(payFraction),
    cap: kind === 'faceValue' ? lowerCap(discountCap, faceValue) : discountCap,
  }
  return {
    id: idText(raw.couponId, 'couponId'),
    category: CATEGORIES.find((category) => category === raw.category) ?? 'rate',
    kind,
    isUsed: readNumber(raw.statusId) === 2,
    isExpired: readNumber(raw.statusId) === 3,
    isEffective: readNumber(raw.couponStatus) !== 1 && readNumber(raw.isEffected) !== 2,
    startsAt: readBeijingTime(raw.validateStartDate),
    endsAt: readBeijingTime(raw.endDate, true),
    productIds: readProductIds(raw.productIds),
    rule: readRules(requireList(raw.ruleList, 'ruleList')),
    waives,
    freePeriodCount,
    freeFromStart,
    payFraction,
    discountCap,
    faceValue,
    benefit,
  }
}

const MODES = { freePeriods: 'free', rateDiscount: 'discount', faceValue: 'all', none: 'none' } as const

function readKind(raw: CouponContract, faceValue: Cents | null): CouponKind {
  const iconType = readNumber(raw.incoInfo?.iconType)
  if (iconType === 2) return 'freePeriods'
  if (iconType === 3) return 'rateDiscount'
  return faceValue === null ? 'none' : 'faceValue'
}

function readProductIds(ids: CouponContract['productIds']): string[] {
  const list = typeof ids === 'string' ? ids.split(',') : requireList(ids, 'productIds')
  return list.map((id) => idText(id, 'productIds').trim()).filter((id) => id !== '')
}

/** All rules must hold: period sets and amount ranges are intersected. `null` when one rule is unreadable. */
function readRules(list: readonly { readonly ruleValue?: string | null }[]): CouponRule | null {
  let periods: readonly number[] | null = null
  let minAmount = 0
  let maxAmount: number = MAX_COUPON_AMOUNT
  for (const entry of list) {
    const rule = readRule(requireObject(entry, 'ruleList').ruleValue)
    if (rule === null) return null
    if (rule.periods !== null) {
      const own: readonly number[] = rule.periods
      periods = periods === null ? own : periods.filter((period) => own.includes(period))
    }
    minAmount = Math.max(minAmount, rule.minAmount)
    maxAmount = Math.min(maxAmount, rule.maxAmount)
  }
  return { periods, minAmount: minAmount as Cents, maxAmount: maxAmount as Cents }
}

function readRule(text: string | null | undefined): CouponRule | null {
  const rule = parseNestedJson(text)
  if (rule === null) return null
  const range = rule['loanAmountLimitRange'] ?? {}
  if (!isRecord(range)) return null
  const periods = readPeriodSet(rule['loanPeriodsSet'] ?? [])
  const min = readBound(range['minAmount'])
  const max = readBound(range['maxAmount'])
  if (periods === null || min === null || max === null) return null
  return {
    periods: periods.length === 0 ? null : periods,
    minAmount: min as Cents,
    maxAmount: (max === 0 ? MAX_COUPON_AMOUNT : max) as Cents,
  }
}

/** Distinct positive integers, ascending; `null` when the set holds anything else. */
function readPeriodSet(value: unknown): number[] | null {
  if (!Array.isArray(value)) return null
  const periods: number[] = []
  for (const item of value as unknown[]) {
    const period = readNumber(item) ?? 0
    if (!Number.isInteger(period) || period < 1) return null
    if (!periods.includes(period)) periods.push(period)
  }
  return periods.sort((a, b) => a - b)
}

/** One end of the amount range in cents: missing, zero or negative is 0 ("not set"); `null` when unreadable. */
function readBound(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return 0
  return readYuan(value) === null ? null : toCents(value)
}
