import { judgeCoupons, type JudgedCoupon } from '@koo/pricing'
import type { LoanFacts } from '../facts.ts'
import { NOTHING, type LoanQuote } from '../quote.ts'

/** Every coupon with its verdict, for a list that says why one cannot be used: dearer than what a keystroke needs. */
export const judgeAll = (facts: LoanFacts, { period, entry }: LoanQuote, now: number): JudgedCoupon[] =>
  period === null
    ? []
    : judgeCoupons(facts.coupons, { ...facts.scene, now, period, amount: entry.amount ?? NOTHING })
