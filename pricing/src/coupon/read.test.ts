import { describe, expect, test } from 'vitest'
import { type CouponContract, couponUsability, readCoupon, toCents } from '../index.ts'
import { coupon, now, rule, scene } from '../../test/support.ts'

const reasonsAt = (raw: CouponContract, amount: number | string, period = 6) =>
  couponUsability(coupon(raw), { ...scene(), now, period, amount: toCents(amount) }).reasons

describe('the rule of a coupon', () => {
  test(
    'periods and range are read; without a maximum it is 1e8 yuan',
    { tags: ['couponRule.26', 'couponRule.28'] },
    () => {
      const both = rule([3, 6], { minAmount: 1000, maxAmount: '5000.5' })
      expect(coupon({ ruleList: [both] }).rule).toEqual({
        periods: [3, 6],
        minAmount: toCents(1000),
        maxAmount: toCents('5000.5'),
      })
      const open = { periods: null, minAmount: toCents(1000), maxAmount: toCents(100_000_000) }
      for (const maxAmount of [undefined, null, ''])
        expect(coupon({ ruleList: [rule(undefined, { minAmount: 1000, maxAmount })] }).rule).toEqual(open)
      expect(coupon().rule?.maxAmount).toBe(toCents(100_000_000))
    },
  )

  test('both ends of the range are inside', { tags: ['couponRule.4'] }, () => {
    const ranged = { ruleList: [rule(undefined, { minAmount: 1000, maxAmount: 5000 })] }
    expect(reasonsAt(ranged, '999.99')).toEqual(['AMOUNT'])
    expect(reasonsAt(ranged, 1000)).toEqual([])
    expect(reasonsAt(ranged, 5000)).toEqual([])
    expect(reasonsAt(ranged, '5000.01')).toEqual(['AMOUNT'])
  })

  test.each([
    '',
    '{',
    'null',
    '[]',
    '{"loanPeriodsSet":[1.5]}',
    '{"loanPeriodsSet":"6"}',
    '{"loanPeriodsSet":[0]}',
    '{"loanPeriodsSet":[-6]}',
    '{"loanPeriodsSet":[null]}',
    '3',
    'true',
    '{"loanAmountLimitRange":5}',
    '{"loanAmountLimitRange":[]}',
    '{"loanAmountLimitRange":{"minAmount":"x"}}',
    '{"loanAmountLimitRange":{"maxAmount":"x"}}',
  ])('an unreadable rule blocks: %s', { tags: ['couponRule.26', 'OC-37'] }, (ruleValue) => {
    expect(reasonsAt({ ruleList: [{ ruleValue }] }, 10_000)).toEqual(['RULE_UNREADABLE'])
  })

  test('a rule of a thousand lists in one another blocks, and does not throw', { tags: ['RSP-056'] }, () => {
    const ruleValue = `{"loanPeriodsSet":[${'['.repeat(1000)}${']'.repeat(1000)}]}`
    expect(reasonsAt({ ruleList: [{ ruleValue }] }, 10_000)).toEqual(['RULE_UNREADABLE'])
  })

  test.each([
    ['__proto__', '{"loanPeriodsSet":[12],"__proto__":{"isUsed":false}}'],
    ['constructor', '{"loanPeriodsSet":[12],"constructor":{"prototype":{"isUsed":false}}}'],
    ['prototype', '{"loanPeriodsSet":[12],"prototype":1}'],
    ['__proto__ in a part', '{"loanPeriodsSet":[12],"loanAmountLimitRange":{"__proto__":{"maxAmount":1}}}'],
    ['__proto__ in a list that is not read', '{"loanPeriodsSet":[12],"more":[[{"__proto__":null}]]}'],
    ['__proto__ written in another way', String.raw`{"loanPeriodsSet":[12],"\u005f_proto_\u005f":{}}`],
    [
      'lists in one another without end',
      `{"loanPeriodsSet":[12],"more":${'['.repeat(5e5)}${']'.repeat(5e5)}}`,
    ],
  ])('a rule with %s is not the lender’s: it blocks, and changes no prototype', (_what, ruleValue) => {
    expect(reasonsAt({ ruleList: [{ ruleValue }] }, 10_000, 12)).toEqual(['RULE_UNREADABLE'])
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  test('a rule whose values look like such keys is read', () => {
    const ruleValue = '{"loanPeriodsSet":[12],"name":"__proto__","Constructor":"x"}'
    expect(reasonsAt({ ruleList: [{ ruleValue }] }, 10_000, 12)).toEqual([])
  })

  test('a rule without text blocks; an amount range may be empty, null or negative', () => {
    expect(reasonsAt({ ruleList: [{}] }, 10_000)).toEqual(['RULE_UNREADABLE'])
    expect(reasonsAt({ ruleList: [{ ruleValue: null }] }, 10_000)).toEqual(['RULE_UNREADABLE'])
    for (const minAmount of [null, '', -20_000])
      expect(reasonsAt({ ruleList: [rule([], { minAmount })] }, 10_000)).toEqual([])
    expect(reasonsAt({ ruleList: [rule([1])] }, 10_000, 1)).toEqual([])
    expect(reasonsAt({ ruleList: [rule(null, null)] }, 10_000)).toEqual([])
  })
})

describe('what the server says of a coupon', () => {
  test.each([
    ['nothing', {}, true],
    ['isEffected 1', { isEffected: 1 }, true],
    ['isEffected 2', { isEffected: 2 }, false],
    ['couponStatus 1', { couponStatus: 1 }, false],
    ['couponStatus 1, isEffected 1', { couponStatus: 1, isEffected: 1 }, false],
    ['couponStatus 0, isEffected 2', { couponStatus: 0, isEffected: '2' }, false],
  ])('%s', { tags: ['couponRule.24'] }, (_, raw, isEffective) => {
    expect(readCoupon(raw).isEffective).toBe(isEffective)
  })

  test('status 1 is unused, 2 used and 3 expired', { tags: ['couponRule.23'] }, () => {
    const of = (statusId: number) => {
      const { isUsed, isExpired } = readCoupon({ statusId })
      return { isUsed, isExpired }
    }
    expect(of(1)).toEqual({ isUsed: false, isExpired: false })
    expect(of(2)).toEqual({ isUsed: true, isExpired: false })
    expect(of(3)).toEqual({ isUsed: false, isExpired: true })
  })

  test(
    'the discount rate of a coupon, times 100, is the percent of the calculator',
    { tags: ['couponRule.11'] },
    () => {
      const raw = { incoInfo: { iconType: 3 }, extendProperties: { discountRate: '0.85' } }
      expect(readCoupon(raw).benefit).toMatchObject({ mode: 'discount', savedFraction: { value: 0.15 } })
    },
  )
})
