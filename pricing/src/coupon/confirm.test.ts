import { describe, expect, test } from 'vitest'
import {
  allBorrow,
  applyBenefit,
  baseSchedule,
  benefitFor,
  confirmCoupon,
  couponTitle,
  toCents,
} from '../index.ts'
import { coupon, discountCoupon, now, rule, scene, termsOf } from '../../test/support.ts'

const base = () => baseSchedule(termsOf({ amount: 10_000, loanPeriod: 6, yearRate: '0.24' }))

// semantics 7.2.
describe('coupon as a benefit', () => {
  test('a face value waives up to its amount, but nothing under equal principal', () => {
    const face = coupon({ amount: '30', couponUpperLimit: '100' })
    expect(face.kind).toBe('faceValue')
    expect(applyBenefit(base(), face.benefit).total).toBe(3000)
    expect(benefitFor(face, 'bill').mode).toBe('none')
    expect(benefitFor(discountCoupon('r', '0.5'), 'bill').mode).toBe('discount')
  })

  test('the amount of a coupon with a type is not a cap', () => {
    expect(applyBenefit(base(), discountCoupon('r', '0.5', { amount: '1' }).benefit).total).toBeGreaterThan(
      100,
    )
  })

  test.each([
    [{ incoInfo: { iconType: 2, periodLimit: 1, isAsc: 1 } }, '首期免息券'],
    [{ incoInfo: { iconType: 2, periodLimit: 1, isAsc: 0 } }, '1期免息券'],
    [{ incoInfo: { iconType: 2, periodLimit: 3, isAsc: 1 } }, '3期免息券'],
    [{ incoInfo: { iconType: 3 }, extendProperties: { discountRate: '0.85' } }, '8.5折'],
    [{ amount: '50' }, '50元'],
    [{ incoInfo: { iconType: 3 } }, ''],
    [{}, ''],
  ])('title of %j', { tags: ['couponRule.25', 'couponRule.41'] }, (raw, expected) => {
    expect(couponTitle(coupon(raw))).toBe(expected)
  })
})

// semantics 7.5.
describe('confirm flow', () => {
  const plan = () => ({
    coupon: coupon(),
    amount: toCents(10_000),
    period: 6,
    defaultPeriod: 12,
    scene: scene(),
    now,
  })

  test(
    'takes the default period when allowed, else the first allowed one',
    { tags: ['couponRule.37'] },
    () => {
      const limited = coupon({ ruleList: [rule([3, 6])] })
      expect(confirmCoupon(plan())).toEqual({ isApplied: true, amount: 1_000_000, period: 12 })
      expect(confirmCoupon({ ...plan(), coupon: limited })).toEqual({
        isApplied: true,
        amount: 1_000_000,
        period: 3,
      })
      expect(confirmCoupon({ ...plan(), coupon: limited, defaultPeriod: 6 }).period).toBe(6)
      expect(confirmCoupon({ ...plan(), defaultPeriod: null }).period).toBe(3)
    },
  )

  test('caps the amount at the rule and at the stored maximum', { tags: ['couponRule.36'] }, () => {
    const capped = coupon({ ruleList: [rule([], { minAmount: 1000, maxAmount: 8000 })] })
    expect(confirmCoupon({ ...plan(), coupon: capped }).amount).toBe(800_000)
    expect(confirmCoupon({ ...plan(), coupon: capped, amount: toCents(1000) })).toMatchObject({
      isApplied: true,
      amount: 100_000,
    })
    expect(confirmCoupon({ ...plan(), coupon: capped, storedMaximum: toCents(5000) }).amount).toBe(500_000)
    expect(confirmCoupon({ ...plan(), coupon: capped, storedMaximum: toCents(0) }).amount).toBe(800_000)
  })

  test(
    'not applied: amount and period stay as they were',
    { tags: ['couponRule.35', 'couponRule.38', 'OC-41'] },
    () => {
      const unchanged = { isApplied: false, amount: 1_000_000, period: 6 }
      expect(
        confirmCoupon({ ...plan(), coupon: coupon({ ruleList: [rule([], { minAmount: 20_000 })] }) }),
      ).toEqual(unchanged)
      expect(confirmCoupon({ ...plan(), coupon: coupon({ ruleList: [rule([36])] }) })).toEqual(unchanged)
      expect(confirmCoupon({ ...plan(), coupon: coupon({ ruleList: [{ ruleValue: '{' }] }) })).toEqual(
        unchanged,
      )
      expect(confirmCoupon({ ...plan(), coupon: coupon({ productIds: ['X'] }) })).toEqual(unchanged)
      const unoffered = { ...plan(), coupon: coupon({ ruleList: [rule([36])] }), period: 36 }
      expect(confirmCoupon(unoffered)).toEqual({ ...unchanged, period: 36 })
      expect(confirmCoupon({ ...plan(), scene: { ...scene(), offeredPeriods: [] } })).toEqual(unchanged)
      expect(confirmCoupon({ ...plan(), coupon: coupon({ statusId: 3 }) })).toEqual(unchanged)
      expect(confirmCoupon({ ...plan(), coupon: coupon({ endDate: now - 1 }) })).toEqual(unchanged)
      const stored = coupon({ ruleList: [rule([], { minAmount: 6000 })] })
      expect(confirmCoupon({ ...plan(), coupon: stored, storedMaximum: toCents(5000) })).toEqual(unchanged)
    },
  )

  test('all borrow keeps the coupon only while it can still be used', () => {
    const capped = coupon({ ruleList: [rule([], { maxAmount: 8000 })] })
    const all = { period: 12, scene: scene(), now }
    expect(allBorrow({ ...all, maximum: toCents(8000), coupon: capped })).toEqual({
      amount: 800_000,
      coupon: capped,
      isButtonDisabled: true,
    })
    expect(allBorrow({ ...all, maximum: toCents(8001), coupon: capped }).coupon).toBeNull()
    expect(allBorrow({ ...all, maximum: toCents(8001), coupon: null }).coupon).toBeNull()
    const elsewhere = coupon({ productIds: ['X'] })
    expect(allBorrow({ ...all, maximum: toCents(8000), coupon: elsewhere }).coupon).toBeNull()
  })
})
