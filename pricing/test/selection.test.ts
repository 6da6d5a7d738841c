import { describe, expect, test } from 'vitest'
import {
  type Coupon,
  type CouponContract,
  EMPTY_SELECTION,
  applyBenefit,
  baseSchedule,
  bestRateCoupon,
  chooseLimitedTimeRight,
  chooseNoCoupon,
  chooseRateCoupon,
  isRecommendedCoupon,
  reselect,
  selectDefaults,
  toggleCoupon,
} from '../src/index.ts'
import { coupon, discountCoupon, termsOf } from './support.ts'

const base = () => baseSchedule(termsOf({ amount: 10_000, loanPeriod: 6, yearRate: '0.24' }))

describe('selection', () => {
  const offer = (...coupons: Coupon[]): { coupon: Coupon; isAvailable: boolean }[] =>
    coupons.map((entry) => ({ coupon: entry, isAvailable: true }))

  test('best rate coupon; ties go to the earlier end, then to the list order (OC-38)', () => {
    const small = discountCoupon('small', '0.9')
    const open = discountCoupon('open', '0.5')
    const late = discountCoupon('late', '0.5', { endDate: '2026-12-31' })
    const soon = discountCoupon('soon', '0.5', { endDate: '2026-11-30' })
    const soonToo = discountCoupon('soonToo', '0.5', { endDate: '2026-11-30' })
    expect(bestRateCoupon(base(), [small, open, late, soon, soonToo])?.coupon.id).toBe('soon')
    expect(bestRateCoupon(base(), [small, open])?.coupon.id).toBe('open')
    expect(bestRateCoupon(base(), [coupon()])).toBeNull()
  })

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
    // Every row is read for the sums, and once more for the waiver.
    expect(reads).toBe(12)
  })

  test('defaults: first member right, all raise coupons, no other right, only available ones', () => {
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
  })

  test('rate coupons replace one another; members and other rights toggle singly; raise coupons toggle each', () => {
    const [r1, r2] = [discountCoupon('r1', '0.5'), discountCoupon('r2', '0.6')]
    const [m1, m2] = ['m1', 'm2'].map((couponId) => coupon({ couponId, category: 'member' }))
    const [a, b] = ['a', 'b'].map((couponId) => coupon({ couponId, category: 'raise' }))
    const other = coupon({ couponId: 'o', category: 'other' })
    if (!m1 || !m2 || !a || !b) throw new Error('coupons missing')
    let selection = chooseRateCoupon(chooseNoCoupon(), r1)
    expect(selection).toMatchObject({ rateCoupon: r1, isNoCoupon: false })
    selection = toggleCoupon(selection, r2)
    expect(selection.rateCoupon).toBe(r2)
    selection = toggleCoupon(toggleCoupon(selection, m1), m2)
    expect(selection.memberRight).toBe(m2)
    expect(toggleCoupon(selection, m2).memberRight).toBeNull()
    selection = toggleCoupon(toggleCoupon(selection, a), b)
    expect(toggleCoupon(selection, a).raiseCoupons).toEqual([b])
    selection = toggleCoupon(selection, other)
    expect(selection.otherRight).toBe(other)
    expect(toggleCoupon(selection, other).otherRight).toBeNull()
  })

  test('no coupon and limited-time rights clear everything', () => {
    expect(chooseNoCoupon()).toEqual({ ...EMPTY_SELECTION, isNoCoupon: true })
    expect(chooseLimitedTimeRight()).toEqual({ ...EMPTY_SELECTION, isLimitedTimeRight: true })
    const next = toggleCoupon(chooseLimitedTimeRight(), coupon({ category: 'member' }))
    expect(next.isLimitedTimeRight).toBe(false)
  })

  test('after a change: a lost coupon gives way to the default, a kept one stays, "none" stays (OC-39)', () => {
    const kept = discountCoupon('kept', '0.9')
    const best = discountCoupon('best', '0.5')
    const lost = discountCoupon('lost', '0.1')
    const raise = coupon({ couponId: 'a', category: 'raise' })
    const offered = [
      ...offer(kept, best),
      { coupon: lost, isAvailable: false },
      { coupon: raise, isAvailable: false },
    ]
    expect(reselect(base(), offered, { ...EMPTY_SELECTION, rateCoupon: kept }).rateCoupon).toBe(kept)
    const after = reselect(base(), offered, {
      ...EMPTY_SELECTION,
      rateCoupon: lost,
      raiseCoupons: [raise],
      otherRight: lost,
    })
    expect(after).toMatchObject({ rateCoupon: best, raiseCoupons: [], otherRight: null })
    expect(reselect(base(), offered, chooseNoCoupon())).toEqual(chooseNoCoupon())
    expect(reselect(base(), offered, EMPTY_SELECTION).rateCoupon).toBeNull()
  })

  test('a limited-time right keeps coupons away; raise coupons that hold stay', () => {
    const best = discountCoupon('best', '0.5')
    const [stays, goes] = ['stays', 'goes'].map((couponId) => coupon({ couponId, category: 'raise' }))
    if (!stays || !goes) throw new Error('coupons missing')
    const offered = [...offer(best, stays), { coupon: goes, isAvailable: false }]
    expect(reselect(base(), offered, chooseLimitedTimeRight())).toEqual(chooseLimitedTimeRight())
    const both = { ...EMPTY_SELECTION, raiseCoupons: [stays, goes] }
    expect(reselect(base(), offered, both).raiseCoupons).toEqual([stays])
    expect(chooseRateCoupon(chooseLimitedTimeRight(), best)).toMatchObject({
      isNoCoupon: false,
      isLimitedTimeRight: false,
    })
    expect(toggleCoupon(chooseNoCoupon(), stays)).toMatchObject({ isNoCoupon: false, raiseCoupons: [stays] })
  })

  test('a lost member right gives way to the first usable one', () => {
    const [lost, first] = ['lost', 'first'].map((couponId) => coupon({ couponId, category: 'member' }))
    if (!lost || !first) throw new Error('coupons missing')
    const offered = [{ coupon: lost, isAvailable: false }, ...offer(first)]
    expect(reselect(base(), offered, { ...EMPTY_SELECTION, memberRight: lost }).memberRight).toBe(first)
    expect(reselect(base(), offer(lost, first), { ...EMPTY_SELECTION, memberRight: first }).memberRight).toBe(
      first,
    )
  })

  test('the recommended flag needs the default period and a coupon', () => {
    const chosen = chooseRateCoupon(EMPTY_SELECTION, coupon())
    expect(isRecommendedCoupon(chosen, 12, 12)).toBe(true)
    expect(isRecommendedCoupon(chosen, 6, 12)).toBe(false)
    expect(isRecommendedCoupon(EMPTY_SELECTION, 12, 12)).toBe(false)
    expect(isRecommendedCoupon(chosen, null, null)).toBe(false)
  })
})
