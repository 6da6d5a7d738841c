import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Coupon,
  applyBenefit,
  couponUsability,
  createQuoter,
  readCoupon,
  readCouponScene,
  toCents,
} from '../index.ts'
import { rateTable } from '../../test/support.ts'

const offeredPeriods = [3, 6, 12, 24]
const scene = readCouponScene({ scene: 'main', customer: 'new', offeredPeriods })
const now = Date.UTC(2026, 5, 1)

test('a page quote equals checking and calculating every coupon', () => {
  const anyCoupon = fc
    .record({
      iconType: fc.constantFrom(0, 2, 3),
      periodLimit: fc.integer({ min: 0, max: 5 }),
      isAsc: fc.constantFrom(0, 1),
      discountRate: fc.constantFrom('0.5', '0.85', '0.8379', '0.999'),
      deductType: fc.constantFrom(1, 2, 3),
      couponUpperLimit: fc.constantFrom(null, 5, 50, '88.88', 500),
      amount: fc.constantFrom(null, 30, 50),
      endDate: fc.constantFrom(null, '2026-05-01', '2026-12-31', '2026-11-30'),
      category: fc.constantFrom('rate', 'rate', 'rate', 'other'),
      set: fc.subarray([6, 12, 24]),
      minAmount: fc.constantFrom(0, 5000, 20_000),
    })
    .map(({ iconType, periodLimit, isAsc, discountRate, deductType, set, minAmount, ...raw }) => ({
      ...raw,
      incoInfo: { iconType, periodLimit, isAsc },
      extendProperties: { discountRate, deductType },
      ruleList: [{ ruleValue: JSON.stringify({ loanPeriodsSet: set, loanAmountLimitRange: { minAmount } }) }],
    }))
  fc.assert(
    fc.property(
      fc.array(anyCoupon, { maxLength: 12 }),
      fc.integer({ min: 500, max: 50_000 }),
      (raws, yuan) => {
        const coupons: Coupon[] = raws.map((raw, i) => readCoupon({ ...raw, couponId: i }))
        const typed = toCents(yuan)
        const quoter = createQuoter({ rateTable: rateTable(), periods: offeredPeriods, coupons, scene })
        for (const { periods, quote } of quoter.quote({ amount: typed, now })) {
          const usable = coupons.filter(
            (coupon) =>
              couponUsability(coupon, { ...scene, now, amount: typed, period: periods }).isAvailable,
          )
          expect(quoter.usable({ amount: typed, now }, periods)).toEqual(usable)
          if (quote === null) continue
          const ranked = usable
            .filter((coupon) => coupon.category === 'rate')
            .map((coupon) => ({ coupon, total: applyBenefit(quote.base, coupon.benefit).total }))
            .filter(({ total }) => total > 0)
            .sort((a, b) => b.total - a.total || (a.coupon.endsAt ?? 1e15) - (b.coupon.endsAt ?? 1e15))
          expect(quote.coupon).toBe(ranked[0]?.coupon ?? null)
          expect(quote.discountTotal).toBe(ranked[0]?.total ?? 0)
        }
      },
    ),
    { numRuns: 500 },
  )
})
