import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Coupon,
  type CouponContract,
  type CouponSelection,
  chooseLimitedTimeRight,
  chooseNoCoupon,
  restoreSelection,
  storeSelection,
} from '../index.ts'
import { anyCoupon } from '../../test/arbitraries.ts'
import { coupon, discountCoupon, rule } from '../../test/support.ts'

/** A selection after it was written as JSON text and read back. */
function kept(selection: CouponSelection, offered: readonly Coupon[], later = offered): CouponSelection {
  return restoreSelection(JSON.parse(JSON.stringify(storeSelection(selection, offered))), later)
}

const offered = () => [
  discountCoupon('r', '0.85', { couponUpperLimit: 50 }),
  coupon({ couponId: 'm', category: 'member' }),
  coupon({ couponId: 'o', category: 'other' }),
  coupon({ couponId: 'a', category: 'raise', amount: 3000 }),
]

describe('a stored selection', () => {
  test('is restored unchanged', () => {
    const some: CouponSelection[] = [
      { rate: 'r', member: 'm', other: 'o', raise: { all: true, except: ['a'] } },
      { rate: null, member: null, other: null, raise: { all: false, except: [] } },
      { member: 'm' },
      chooseNoCoupon(),
    ]
    for (const selection of some) expect(kept(selection, offered())).toEqual(selection)
  })

  test('is null where nothing was chosen, or for a right that may have ended', () => {
    expect(storeSelection({}, offered())).toBeNull()
    expect(storeSelection(chooseLimitedTimeRight(), offered())).toBeNull()
    expect(storeSelection({ rate: 'gone' }, offered())).toBeNull()
  })

  test('holds no figure of a coupon', () => {
    expect(JSON.stringify(storeSelection({ rate: 'r' }, offered()))).not.toMatch(/0\.85|50\b|5000/)
  })

  test('does not restore a coupon that is no longer offered', () => {
    expect(kept({ rate: 'r', member: 'm' }, offered(), offered().slice(1))).toEqual({ member: 'm' })
  })

  test.each<[string, CouponContract]>([
    ['category', { category: 'member' }],
    ['kind', { incoInfo: { iconType: 2, periodLimit: 1 } }],
    ['share', { extendProperties: { discountRate: '0.9' } }],
    ['what it waives', { extendProperties: { discountRate: '0.85', deductType: 3 } }],
    ['cap', { couponUpperLimit: 5 }],
    ['amount', { amount: 100 }],
    ['start', { validateStartDate: '2026-01-01' }],
    ['end', { endDate: '2026-12-31' }],
    ['products', { productIds: ['W1'] }],
    ['rules', { ruleList: [rule([12])] }],
  ])('does not bring back a coupon whose terms have changed: %s', (_, changed) => {
    const before = discountCoupon('r', '0.85', { couponUpperLimit: 50 })
    const now = discountCoupon('r', '0.85', { couponUpperLimit: 50, ...changed })
    expect(kept({ rate: 'r' }, [before], [now])).toEqual({})
  })

  test('restores any coupon on the same terms', () => {
    fc.assert(
      fc.property(anyCoupon, (raw) => {
        const [before, now] = [coupon({ ...raw, couponId: 'x' }), coupon({ ...raw, couponId: 'x' })]
        expect(kept({ rate: 'x' }, [before], [now])).toEqual({ rate: 'x' })
      }),
    )
  })
})

describe('stored data from an unknown source', () => {
  test.each([
    null,
    [],
    'x',
    { rate: 'r' },
    { rate: { id: 'r', version: { a: 1 } } },
    { rate: { id: '<svg onload=1>', version: '1' } },
    { none: 'true' },
    { raise: { all: 1, except: [] } },
    { raise: { all: true, except: 'a' } },
    { raise: [] },
  ])('%j is nothing chosen', (stored) => {
    expect(restoreSelection(stored, offered())).toEqual({})
  })

  test('keeps at most fifty raise coupons, with ids of a limited length', () => {
    const except = [
      '',
      5,
      ['a'],
      'x'.repeat(65),
      'x'.repeat(64),
      ...Array.from({ length: 60 }, (_, k) => `id${k}`),
    ]
    const read = restoreSelection({ raise: { all: false, except } }, [])
    expect(read.raise?.except.slice(0, 2)).toEqual(['x'.repeat(64), 'id0'])
    expect(read.raise?.except.at(-1)).toBe('id44')
  })

  test('never throws, and restores only offered coupons', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const { rate, member, other } = restoreSelection(stored, offered())
        for (const id of [rate, member, other]) expect([undefined, null, 'r', 'm', 'o', 'a']).toContain(id)
      }),
    )
  })
})
