import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Coupon,
  type CouponSelection,
  allowedSelection,
  baseSchedule,
  chooseLimitedTimeRight,
  chooseNoCoupon,
  isRecommendedCoupon,
  reselect,
  selectDefaults,
  selectedList,
  toggleCoupon,
} from '../index.ts'
import { coupon, discountCoupon, scene, termsOf } from '../../test/support.ts'

const base = () => baseSchedule(termsOf({ amount: 10_000, loanPeriod: 6, yearRate: '0.24' }))

/** Two coupons of each section; of the two rate coupons r2 saves more. */
function coupons() {
  const of = (couponId: string, category: string) => coupon({ couponId, category })
  const [m1, m2, a, b, o1, o2] = [
    of('m1', 'member'),
    of('m2', 'member'),
    of('a', 'raise'),
    of('b', 'raise'),
    of('o1', 'other'),
    of('o2', 'other'),
  ]
  return { r1: discountCoupon('r1', '0.9'), r2: discountCoupon('r2', '0.5'), m1, m2, a, b, o1, o2 }
}

/** The coupons of a selection that apply when all coupons except the `lost` ones can be used. */
function select(selection: CouponSelection, all: readonly Coupon[], lost: readonly Coupon[] = []) {
  return reselect(
    base(),
    all.map((each) => ({ coupon: each, isAvailable: !lost.includes(each) })),
    selection,
  )
}

const idsOf = (...input: Parameters<typeof select>) => selectedList(select(...input)).map(({ id }) => id)

describe('a tap', () => {
  const tap = (selection: CouponSelection, ...tapped: Coupon[]) => {
    const all = Object.values(coupons())
    return tapped.reduce((next, each) => toggleCoupon(next, each, select(next, all)), selection)
  }
  const after = (selection: CouponSelection, ...tapped: Coupon[]) =>
    idsOf(tap(selection, ...tapped), Object.values(coupons()))

  test('on a rate coupon replaces another, and never deselects', { tags: ['couponRule.19'] }, () => {
    const { r1, r2 } = coupons()
    expect(after({}, r1)).toEqual(['r1', 'm1', 'a', 'b'])
    expect(after({}, r1, r2, r2)).toEqual(['r2', 'm1', 'a', 'b'])
  })

  test(
    'on a member or other right replaces or deselects it, selected by default or not',
    { tags: ['couponRule.18'] },
    () => {
      const { m1, m2, o1, o2 } = coupons()
      expect(after({}, m1)).toEqual(['r2', 'a', 'b'])
      expect(after({}, m2)).toEqual(['r2', 'm2', 'a', 'b'])
      expect(after({}, m2, m2)).toEqual(['r2', 'a', 'b'])
      expect(after({}, o1, o2)).toEqual(['r2', 'm1', 'o2', 'a', 'b'])
      expect(after({}, o1, o1)).toEqual(['r2', 'm1', 'a', 'b'])
    },
  )

  test('on raise coupons deselects each and selects it again', { tags: ['couponRule.17'] }, () => {
    const { a, b } = coupons()
    expect(after({}, a)).toEqual(['r2', 'm1', 'b'])
    expect(after({}, a, b)).toEqual(['r2', 'm1'])
    expect(after({}, a, b, a)).toEqual(['r2', 'm1', 'a'])
  })

  test(
    'ends "no coupon", which clears every choice, and the limited-time right; only that coupon is selected',
    { tags: ['couponRule.15'] },
    () => {
      const { r1, m2, a } = coupons()
      for (const instead of [chooseNoCoupon(), chooseLimitedTimeRight()]) {
        expect(after(instead)).toEqual([])
        expect(after(instead, r1)).toEqual(['r1'])
        expect(after(instead, m2)).toEqual(['m2'])
        expect(after(instead, a)).toEqual(['a'])
        expect(select(tap(instead, a), Object.values(coupons()))).toMatchObject({
          isNoCoupon: false,
          isLimitedTimeRight: false,
        })
      }
    },
  )
})

describe('after a change of amount or period', { tags: ['OC-39'] }, () => {
  const { r1, r2, m1, m2, a, b, o1 } = coupons()
  const all = [r1, r2, m1, m2, a, b, o1]

  test('the default selection replaces a coupon that is lost, until it can be used again', () => {
    const chosen: CouponSelection = { rate: 'r1', member: 'm2', other: 'o1' }
    expect(idsOf(chosen, all)).toEqual(['r1', 'm2', 'o1', 'a', 'b'])
    expect(idsOf(chosen, all, [r1, m2, o1])).toEqual(['r2', 'm1', 'a', 'b'])
    expect(idsOf(chosen, all, [r1, r2, m2, m1, o1, a])).toEqual(['b'])
    expect(idsOf(chosen, all)).toEqual(['r1', 'm2', 'o1', 'a', 'b'])
  })

  test('"none" stays, of one section and of all', () => {
    expect(idsOf({ rate: null, member: null }, all)).toEqual(['a', 'b'])
    expect(select(chooseNoCoupon(), all)).toMatchObject({ isNoCoupon: true, isLimitedTimeRight: false })
    expect(select(chooseLimitedTimeRight(), all)).toMatchObject({
      isNoCoupon: false,
      isLimitedTimeRight: true,
    })
  })

  test('an id applies in its own section only', () => {
    expect(idsOf({ rate: 'm2', member: 'o1', other: 'r1' }, all)).toEqual(['r2', 'm1', 'a', 'b'])
  })

  test('raise coupons that become usable follow the earlier choice', () => {
    expect(idsOf({ raise: { all: true, except: ['a'] } }, all, [b])).toEqual(['r2', 'm1'])
    expect(idsOf({ raise: { all: true, except: ['a'] } }, all)).toEqual(['r2', 'm1', 'b'])
    expect(idsOf({ raise: { all: false, except: ['a'] } }, all)).toEqual(['r2', 'm1', 'a'])
  })

  test('without a schedule a chosen rate coupon still applies, and there is no best one', () => {
    const offered = all.map((each) => ({ coupon: each, isAvailable: true }))
    expect(reselect(null, offered, {}).rateCoupon).toBeNull()
    expect(reselect(null, offered, { rate: 'r1' }).rateCoupon).toBe(r1)
  })
})

describe('any taps and changes', () => {
  const all = Object.values(coupons())
  const step = fc.record({
    tap: fc.nat(all.length - 1),
    lost: fc.subarray(all),
    instead: fc.constantFrom(null, null, null, chooseNoCoupon, chooseLimitedTimeRight),
  })

  test('coupons that apply are usable, one of each section, and the ones tapped', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let selection: CouponSelection = {}
        for (const { tap, lost, instead } of steps) {
          const before = select(selection, all, lost)
          const tapped = all[tap]
          if (instead !== null) selection = instead()
          else if (tapped !== undefined && !lost.includes(tapped)) {
            const wasOn = selectedList(before).includes(tapped)
            selection = toggleCoupon(selection, tapped, before)
            const isOn = selectedList(select(selection, all, lost)).includes(tapped)
            expect(isOn).toBe(tapped.category === 'rate' || !wasOn)
          }
          // It is plain data, so a form and storage can keep it.
          expect(JSON.parse(JSON.stringify(selection))).toEqual(selection)
          const selected = selectedList(select(selection, all, lost))
          expect(selected.filter((each) => lost.includes(each))).toEqual([])
          const sections = selected.map(({ category }) => category).filter((category) => category !== 'raise')
          expect(new Set(sections).size).toBe(sections.length)
          if (selection.instead !== undefined) expect(selected).toEqual([])
        }
      }),
    )
  })

  test('a coupon that is lost for a while changes nothing for ever', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(all.length - 1)), fc.subarray(all), (taps, lost) => {
        const selection = taps.reduce<CouponSelection>((next, tap) => {
          const tapped = all[tap]
          return tapped === undefined ? next : toggleCoupon(next, tapped, select(next, all))
        }, {})
        const kept = idsOf(selection, all)
        for (const each of selectedList(select(selection, all, lost))) {
          const isDefault = selectedList(
            selectDefaults(
              base(),
              all.map((one) => ({ coupon: one, isAvailable: !lost.includes(one) })),
            ),
          ).includes(each)
          expect(kept.includes(each.id) || isDefault).toBe(true)
        }
        expect(idsOf(selection, all)).toEqual(kept)
      }),
    )
  })
})

test('"no coupon" is ignored where it is hidden', () => {
  const [shown, hidden] = [scene(), { ...scene(), hideNotUsingCoupon: true }]
  expect(allowedSelection(chooseNoCoupon(), hidden)).toEqual({})
  expect(allowedSelection(chooseNoCoupon(), shown)).toEqual(chooseNoCoupon())
  expect(allowedSelection(chooseLimitedTimeRight(), hidden)).toEqual(chooseLimitedTimeRight())
  expect(allowedSelection({ rate: 'r1' }, hidden)).toEqual({ rate: 'r1' })
})

test('the recommended flag needs the default period and a coupon', { tags: ['couponRule.21'] }, () => {
  const { r1 } = coupons()
  const chosen = select({}, [r1])
  expect(isRecommendedCoupon(chosen, 12, 12)).toBe(true)
  expect(isRecommendedCoupon(chosen, 6, 12)).toBe(false)
  expect(isRecommendedCoupon(select({ rate: null }, [r1]), 12, 12)).toBe(false)
  expect(isRecommendedCoupon(chosen, null, null)).toBe(false)
})
