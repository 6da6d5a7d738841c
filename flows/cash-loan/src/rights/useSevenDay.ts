import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import {
  couponUsability,
  keepZeroFee,
  toCents,
  toggleCoupon,
  toggleZeroFee,
  ZERO_FEE_MINIMUM,
  type Cents,
  type Coupon,
} from '@koo/pricing'
import { type LoanFacts, type LoanQuote, NOTHING, useSelectCoupons } from '@koo/steps/loan'
import { useEffect } from 'react'
import { ZERO_FEE_DAYS, ZERO_FEE_KEY, ZERO_FEE_NAME } from './constants.ts'

// lowFee.4
/** The 7-day right as the page offers it. */
export interface SevenDay {
  name: string
  minimum: Cents
  days: number
  isOn: boolean
  /** A low-fee right applies, which excludes it. */
  isExcluded: boolean
  /** Selects or deselects it, or says from which amount on it can be used. */
  toggle(): void
}

/** The configuration of the right, as far as it can be used. */
function settingsOf(config: unknown): { minimum: Cents; days: number } {
  const { minAmount, days } = (config ?? {}) as Record<string, unknown>
  const minimum = typeof minAmount === 'number' ? toCents(minAmount) : NOTHING
  return {
    minimum: minimum > 0 ? minimum : ZERO_FEE_MINIMUM,
    days: typeof days === 'number' && Number.isInteger(days) && days > 0 ? days : ZERO_FEE_DAYS,
  }
}

/** The 7-day right among the customer's coupons, which only the amount may keep from being used. */
function offeredRight(facts: LoanFacts, { period, entry }: LoanQuote, now: number): Coupon | null {
  if (period === null) return null
  const situation = { ...facts.scene, now, period, amount: entry.amount ?? NOTHING }
  const isOffered = (coupon: Coupon) =>
    coupon.category === 'other' &&
    ZERO_FEE_NAME.test(facts.wireCoupons.get(coupon.id)?.name ?? '') &&
    couponUsability(coupon, situation).reasons.every((reason) => reason === 'AMOUNT')
  return facts.coupons.find(isOffered) ?? null
}

// lowFee.3
/**
 * The 7-day zero-fee right: a coupon without effect on the schedule, from its own least amount on. It is switched off
 * when the amount falls below, and not switched on again by itself. `facts` and `loan` are those of the page.
 */
export function useSevenDay(facts: LoanFacts, loan: LoanQuote, now: number): SevenDay | null {
  const host = useHost()
  const select = useSelectCoupons(facts)
  const right = offeredRight(facts, loan, now)
  const { minimum: configured, days } = settingsOf(host.config(ZERO_FEE_KEY))
  const least = right?.rule?.minAmount ?? NOTHING
  const minimum = least > 0 ? least : configured
  const { amount } = loan.entry
  const isFalling =
    right !== null &&
    amount !== null &&
    loan.coupons.other === right.id &&
    !keepZeroFee(true, amount, minimum)
  useEffect(() => {
    if (isFalling) select({ ...loan.coupons, other: null })
  })
  if (!right) return null
  const isOn = loan.selection.otherRight?.id === right.id
  return {
    name: facts.wireCoupons.get(right.id)?.name ?? '',
    minimum,
    days,
    isOn,
    isExcluded: loan.selection.isLimitedTimeRight,
    toggle() {
      const { message } = toggleZeroFee(isOn, amount ?? NOTHING, right.isUsed, minimum)
      if (message === null) select(toggleCoupon(loan.coupons, right, loan.selection))
      else toast(message)
    },
  }
}
