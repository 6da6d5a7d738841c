import { describe, expect, test } from 'vitest'
import {
  type CouponContext,
  type CouponContract,
  couponConditions,
  couponLists,
  couponUsability,
  judgeCoupons,
  readBeijingTime,
  readCoupon,
  readCouponScene,
  withCustomerKinds,
  toCents,
} from '../index.ts'
import { coupon, now, rule, scene } from '../../test/support.ts'

const newOnly = { productId: 'N', scene: 'main', customer: 'new' } as const

const context = (): CouponContext => ({ ...scene(), now, period: 6, amount: toCents(10_000) })

function reasons(raw: CouponContract, changed: Partial<CouponContext> = {}): readonly string[] {
  return couponUsability(coupon(raw), { ...context(), ...changed }).reasons
}

function messages(raw: CouponContract, changed: Partial<CouponContext> = {}): readonly string[] {
  return couponUsability(coupon(raw), { ...context(), ...changed }).messages
}

describe('usability', () => {
  test(
    'dates are Beijing time and a date lasts to the end of its day',
    { tags: ['couponRule.7', 'OC-34'] },
    () => {
      expect(readBeijingTime('2026-06-01')).toBe(Date.UTC(2026, 4, 31, 16))
      expect(readBeijingTime('2026-06-01', true)).toBe(Date.UTC(2026, 5, 1, 16) - 1)
      expect(readBeijingTime('2026-06-01T08:00:00', true)).toBe(Date.UTC(2026, 5, 1))
      const lastMoment = readBeijingTime('2026-06-01', true) ?? 0
      expect(reasons({ endDate: '2026-06-01' }, { now: lastMoment })).toEqual([])
      expect(reasons({ endDate: '2026-06-01' }, { now: lastMoment + 1 })).toEqual(['EXPIRED'])
      expect(reasons({ validateStartDate: '2026-06-01 12:00:00' })).toEqual([])
      expect(reasons({ validateStartDate: '2026-06-01 12:00:01' })).toEqual(['NOT_EFFECTIVE'])
    },
  )

  test.each([
    '2026-13-01',
    '2026-00-10',
    '2026-02-30',
    '2026-06-01 24:00:00',
    '2026-06-01 10:60:00',
    '2026-06-01 10:00:60',
    '2026-06-01 10:00',
    '01-06-2026',
    'x2026-06-01',
    '2026-06-01x',
  ])('no such moment: %s', (text) => {
    expect(readBeijingTime(text)).toBeNaN()
  })

  test('spaces around a date are ignored; spaces alone are no date', () => {
    expect(readBeijingTime(' 2026-06-01 ')).toBe(Date.UTC(2026, 4, 31, 16))
    expect(readBeijingTime('  ')).toBeNull()
    expect(readBeijingTime(null)).toBeNull()
    expect(readBeijingTime(undefined)).toBeNull()
    expect(readBeijingTime('2026-6-1 1:02:03')).toBe(Date.UTC(2026, 4, 31, 17, 2, 3))
  })

  test('an unreadable date blocks; an empty one does not', () => {
    expect(reasons({ endDate: 'soon' })).toEqual(['EXPIRED'])
    expect(reasons({ validateStartDate: '2026-02-30' })).toEqual(['NOT_EFFECTIVE'])
    expect(reasons({ validateStartDate: '', endDate: null })).toEqual([])
  })

  test('dates may be epoch milliseconds, product ids one text with commas', () => {
    expect(reasons({ validateStartDate: now, endDate: now })).toEqual([])
    expect(reasons({ endDate: now - 1 })).toEqual(['EXPIRED'])
    expect(reasons({ productIds: 'X, W1' })).toEqual([])
    expect(reasons({ productIds: 'X,Y' })).toEqual(['PRODUCT_MISMATCH'])
    expect(reasons({ productIds: '' })).toEqual([])
  })

  test('all failing reasons in order', () => {
    expect(
      reasons({
        statusId: 2,
        couponStatus: 1,
        productIds: ['X'],
        endDate: '2026-01-01',
        ruleList: [rule([3], { minAmount: 20_000 })],
      }),
    ).toEqual(['USED', 'EXPIRED', 'NOT_EFFECTIVE', 'PRODUCT_MISMATCH', 'PERIOD', 'AMOUNT'])
  })

  test.each([
    ['a used one', 'USED', { statusId: 2 }, '该券已使用'],
    ['an expired one', 'EXPIRED', { statusId: 3 }, '该券已过期'],
    ['one that has not started', 'NOT_EFFECTIVE', { couponStatus: 1 }, '该券暂未生效'],
    ['one of other products', 'PRODUCT_MISMATCH', { productIds: ['X'] }, '该券不适用于当前产品'],
    ['one with an unreadable rule', 'RULE_UNREADABLE', { ruleList: [{ ruleValue: '{' }] }, '不符合使用条件'],
  ])(
    'message of %s',
    { tags: ['couponRule.7', 'couponRule.5', 'couponRule.34', 'couponRule.1'] },
    (_, reason, raw, message) => {
      expect(reasons(raw)).toEqual([reason])
      expect(messages(raw)).toEqual([message])
    },
  )

  test('messages of scene, customer and conditions', () => {
    expect(messages({ productIds: ['W1'] }, { scene: 'leadFlow' })).toEqual(['当前借款不可使用该券'])

    expect(messages({}, { hideNotUsingCoupon: true })).toEqual(['不符合使用条件'])
  })

  test('a scene without products and without a limit', { tags: ['couponRule.27'] }, () => {
    expect(readCouponScene({ scene: 'main', customer: 'new', offeredPeriods: [3] })).toEqual({
      scene: 'main',
      customer: 'new',
      products: [],
      offeredPeriods: [3],
      hideNotUsingCoupon: false,
      discountLimit: 0.85,
    })
  })

  test('products whose reply names no kind of customer have that of the lists, unless both name them', () => {
    const products = [
      { productId: 'N' },
      { productId: 8, customer: null },
      { productId: 'B', customer: 'any' },
      { productId: 'F', customer: 'old' },
      { productId: 'X', customer: 'nobody' },
    ]
    const known = withCustomerKinds(products, { forNew: ['N', 'B', 'F'], forOld: ['8', 'B'] })
    expect(known.map(({ customer }) => customer)).toEqual(['new', 'old', 'any', 'old', 'nobody'])
    expect(withCustomerKinds(products, {})).toBe(products)
  })

  test('a reason of the scene keeps a coupon out of both lists', { tags: ['OC-36'] }, () => {
    const judged = (
      droppedReasons: readonly string[] | undefined,
      change: Parameters<typeof readCoupon>[0],
    ) =>
      couponUsability(readCoupon({ ...change, ruleList: [] }), {
        ...readCouponScene({ scene: 'main', customer: 'new', offeredPeriods: [3] }),
        ...(droppedReasons && { droppedReasons }),
        now: 0,
        period: 3,
        amount: toCents(1000),
      }).isDropped
    expect(judged(undefined, { productIds: ['X'] })).toBe(true)
    expect(judged([], { productIds: ['X'] })).toBe(false)
    expect(judged(['USED'], { statusId: 2 })).toBe(true)
    expect(judged(['USED'], {})).toBe(false)
  })

  test('a coupon without an id has an empty one; its deduct type is read', () => {
    expect(readCoupon({}).id).toBe('')
    expect(readCoupon({ couponId: null }).id).toBe('')
    expect(readCoupon({ couponId: 7 }).id).toBe('7')
    const waives = [1, 2, 3, 9].map(
      (deductType) => readCoupon({ extendProperties: { deductType } }).benefit.waives,
    )
    expect(waives).toEqual(['interest', 'handlingFee', 'both', 'interest'])
  })

  test(
    'products tell scene and customer, with ids as numbers or text',
    { tags: ['couponRule.2', 'couponRule.6', 'OC-35'] },
    () => {
      expect(reasons({ productIds: [7] })).toEqual(['OLD_CUSTOMER_ONLY'])
      expect(reasons({ productIds: ['7'] }, { customer: 'old' })).toEqual([])
      expect(reasons({ productIds: ['W1', '7'] })).toEqual([])
      expect(reasons({ productIds: ['W1'] }, { scene: 'leadFlow' })).toEqual(['SCENE_EXCLUDED'])
      expect(messages({ productIds: ['7'] })).toEqual(['仅老客可用'])
      const products: CouponContext['products'] = [newOnly, { ...newOnly, productId: 'L', scene: 'leadFlow' }]
      expect(messages({ productIds: ['N'] }, { customer: 'old', products })).toEqual(['仅新客可用'])
      expect(messages({ productIds: ['L'] }, { products })).toEqual(['当前借款不可使用该券'])
      expect(messages({ productIds: ['N'] }, { products, scene: 'leadFlow' })).toEqual([
        '当前借款不可使用该券',
      ])
    },
  )

  test.each([
    ['longest offered periods', [12, 24], '12期以上可用'],
    ['some offered periods', [3, 12], '仅3、12期可用'],
    ['one period', [24], '仅24期可用'],
    ['none offered', [36, 18], '仅18、36期可用'],
    ['none offered, one named twice', [36, '36'], '仅36期可用'],
    ['an offered and another one', [12, 36], '仅12期可用'],
    ['the longest, but not in a row', [3, 24], '仅3、24期可用'],
  ])('period message: %s', { tags: ['couponRule.29', 'couponRule.30'] }, (_, set, expected) => {
    expect(messages({ ruleList: [rule(set)] })).toEqual([expected])
  })

  test.each([
    ['minimum only', { minAmount: 20_000 }, '借款20000元及以上可用'],
    ['maximum only', { maxAmount: '5000.5' }, '借款5000.5元及以下可用'],
    ['both', { minAmount: 100, maxAmount: 5000 }, '借款100-5000元可用'],
    ['a maximum of 0 is none', { minAmount: 20_000, maxAmount: 0 }, '借款20000元及以上可用'],
  ])(
    'amount message: %s',
    { tags: ['couponRule.32', 'couponRule.31', 'couponRule.33'] },
    (_, range, expected) => {
      expect(messages({ ruleList: [rule([], range)] })).toEqual([expected])
    },
  )

  test(
    'several rules intersect; rules that exclude each other leave no period',
    { tags: ['couponRule.3'] },
    () => {
      const both = [rule([3, 6], { minAmount: 1000 }), rule(['6', 12], { maxAmount: 20_000 })]
      expect(reasons({ ruleList: both })).toEqual([])
      expect(messages({ ruleList: both }, { period: 3, amount: toCents(0) })).toEqual([
        '仅6期可用',
        '借款1000-20000元可用',
      ])
      expect(messages({ ruleList: [rule([3]), rule([6])] })).toEqual(['不符合使用条件'])
      const onlyOneNamesPeriods = [rule([3]), rule(undefined, { minAmount: 1000 })]
      expect(reasons({ ruleList: onlyOneNamesPeriods }, { period: 3 })).toEqual([])
      expect(reasons({ ruleList: onlyOneNamesPeriods })).toEqual(['PERIOD'])
    },
  )

  test(
    'the longest offered periods are recognised in whatever order they are offered',
    { tags: ['couponRule.29'] },
    () => {
      const offeredPeriods = [24, 3, 12, 6]
      expect(messages({ ruleList: [rule([12, 24])] }, { offeredPeriods })).toEqual(['12期以上可用'])
      expect(messages({ ruleList: [rule([6, 12, 24])] }, { offeredPeriods, period: 3 })).toEqual([
        '6期以上可用',
      ])
    },
  )

  test('a coupon without dates is valid at any time', () => {
    expect(reasons({}, { now: -1e15 })).toEqual([])
    expect(reasons({}, { now: 1e15 })).toEqual([])
  })

  test('hidden "no coupon": only capped discounts within the limit', { tags: ['couponRule.8'] }, () => {
    const hidden = { hideNotUsingCoupon: true }
    const good: CouponContract = {
      incoInfo: { iconType: 3 },
      extendProperties: { discountRate: '0.85' },
      couponUpperLimit: 50,
    }
    expect(reasons(good, hidden)).toEqual([])
    expect(reasons({ ...good, extendProperties: { discountRate: '0.86' } }, hidden)).toEqual(['CONDITIONS'])
    expect(reasons({ ...good, couponUpperLimit: 0 }, hidden)).toEqual(['CONDITIONS'])
    expect(messages({ ...good, couponUpperLimit: undefined }, hidden)).toEqual(['不符合使用条件'])
    expect(reasons({ ...good, extendProperties: null }, hidden)).toEqual(['CONDITIONS'])
    expect(reasons({ ...good, incoInfo: { iconType: 2 } }, hidden)).toEqual(['CONDITIONS'])
    expect(
      reasons({ ...good, extendProperties: { discountRate: '0.86' } }, { ...hidden, discountLimit: 0.9 }),
    ).toEqual([])
  })

  test('what a coupon asks of a loan', { tags: ['couponRule.29', 'couponRule.30', 'couponRule.33'] }, () => {
    const offered = [3, 6, 9, 12]
    const conditions = (raw: CouponContract, periods?: readonly number[]) =>
      couponConditions(coupon(raw).rule, periods)
    expect(conditions({})).toEqual([])
    expect(conditions({ ruleList: [rule([6, 9, 12])] }, offered)).toEqual(['6期以上可用'])
    expect(conditions({ ruleList: [rule([6, 9, 12])] })).toEqual(['仅6、9、12期可用'])
    expect(conditions({ ruleList: [rule([3], { minAmount: 1000, maxAmount: 5000 })] }, offered)).toEqual([
      '仅3期可用',
      '借款1000-5000元可用',
    ])
    expect(couponConditions(null, offered)).toEqual([])
  })

  test('the popup lists: dropped coupons are in neither tab', { tags: ['couponRule.9', 'OC-36'] }, () => {
    const judged = judgeCoupons(
      [
        coupon({ couponId: 'ok' }),
        coupon({ couponId: 'gone', productIds: ['X'] }),
        coupon({ couponId: 'late', statusId: 3 }),
      ],
      context(),
    )
    const { available, unavailable } = couponLists(judged)
    expect(available.map((entry) => entry.coupon.id)).toEqual(['ok'])
    expect(unavailable.map((entry) => [entry.coupon.id, entry.messages[0]])).toEqual([['late', '该券已过期']])
  })
})
