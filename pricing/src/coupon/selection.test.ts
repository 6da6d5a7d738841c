import { describe, expect, test } from 'vitest'
import {
  type Coupon,
  type CouponContract,
  applyBenefit,
  baseSchedule,
  bestRateCoupon,
  selectDefaults,
} from '../index.ts'
import { coupon, discountCoupon, termsOf } from '../../test/support.ts'

const base = () => baseSchedule(termsOf({ amount: 10_000, loanPeriod: 6, yearRate: '0.24' }))

describe('default selection', () => {
  const offer = (...coupons: Coupon[]): { coupon: Coupon; isAvailable: boolean }[] =>
    coupons.map((entry) => ({ coupon: entry, isAvailable: true }))

  test(
    'best rate coupon; ties: the earlier end, then list order',
    { tags: ['couponRule.14', 'OC-38'] },
    () => {
      const small = discountCoupon('small', '0.9')
      const open = discountCoupon('open', '0.5')
      const late = discountCoupon('late', '0.5', { endDate: '2026-12-31' })
      const soon = discountCoupon('soon', '0.5', { endDate: '2026-11-30' })
      const soonToo = discountCoupon('soonToo', '0.5', { endDate: '2026-11-30' })
      expect(bestRateCoupon(base(), [small, open, late, soon, soonToo])?.coupon.id).toBe('soon')
      expect(bestRateCoupon(base(), [small, open])?.coupon.id).toBe('open')
      expect(bestRateCoupon(base(), [coupon()])).toBeNull()
    },
  )

  test.each<[string, CouponContract]>([
    [
      'a low cap',
      {
        incoInfo: { iconType: 2, periodLimit: 9 },
        couponUpperLimit: 5,
        extendProperties: { deductType: 3 },
      },
    ],
    ['few free periods', { incoInfo: { iconType: 2, periodLimit: 1 }, extendProperties: { deductType: 3 } }],
    [
      'a small discount',
      { incoInfo: { iconType: 3 }, extendProperties: { discountRate: '0.9', deductType: 3 } },
    ],
    ['a discount of nothing', { incoInfo: { iconType: 3 } }],
    ['interest alone', { incoInfo: { iconType: 2, periodLimit: 9 } }],
    ['the fee alone', { incoInfo: { iconType: 2, periodLimit: 9 }, extendProperties: { deductType: 2 } }],
  ])('a coupon whose bound is below the best one is not worked out: %s', (_, raw) => {
    const waiver = coupon({ incoInfo: { iconType: 2, periodLimit: 9 }, extendProperties: { deductType: 3 } })
    let reads = 0
    const plain = baseSchedule(
      termsOf({ amount: 10_000, loanPeriod: 6, yearRate: '0.24', handFeeRate: '0.01' }),
    )
    const interest = new Proxy(plain.interest, {
      get: (rows, key) => {
        if (/^\d+$/.test(String(key))) reads++
        return Reflect.get(rows, key) as unknown
      },
    })
    expect(bestRateCoupon({ ...plain, interest }, [waiver, coupon(raw)])?.coupon).toBe(waiver)
    // Every row is read once for the sums and once for the waiver.
    expect(reads).toBe(12)
  })

  test(
    'defaults: first member right, all raise coupons, no other right, only available ones',
    { tags: ['couponRule.14'] },
    () => {
      const rate = discountCoupon('r', '0.5')
      const member = coupon({ couponId: 'm1', category: 'member' })
      const raises = ['a', 'b'].map((couponId) => coupon({ couponId, category: 'raise' }))
      const offered = [
        { coupon: discountCoupon('better', '0.1'), isAvailable: false },
        ...offer(
          rate,
          member,
          coupon({ couponId: 'm2', category: 'member' }),
          ...raises,
          coupon({ couponId: 'o', category: 'other' }),
        ),
      ]
      expect(selectDefaults(base(), offered)).toEqual({
        rateCoupon: rate,
        memberRight: member,
        otherRight: null,
        raiseCoupons: raises,
        isNoCoupon: false,
        isLimitedTimeRight: false,
        discountTotal: applyBenefit(base(), rate.benefit).total,
      })
    },
  )

  test('without a schedule no rate coupon is the best; rights and raises need none', () => {
    const member = coupon({ couponId: 'm', category: 'member' })
    expect(selectDefaults(null, offer(discountCoupon('r', '0.5'), member))).toMatchObject({
      rateCoupon: null,
      memberRight: member,
      discountTotal: 0,
    })
  })
})
