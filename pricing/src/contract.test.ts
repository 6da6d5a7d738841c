import { describe, expect, test } from 'vitest'
import {
  type Checked,
  InputError,
  amountConfigSchema,
  checkContract,
  couponSchema,
  figureSchema,
  fromContract,
  rateSchema,
  rateTableEntrySchema,
  scheduleInputSchema,
} from './contract.ts'
import { baseSchedule, parseTerms, toContract, toContractWithRight } from './index.ts'
import { termsOf } from '../test/support.ts'

const PLAIN = { amount: 10_000, loanPeriod: 12, yearRate: '0.24' } as const

interface Schema {
  safeParse(value: unknown): { readonly success: boolean }
}

/** Field and message of every violation. */
function violations(checked: Checked<unknown>): [string, string][] {
  return checked.ok ? [] : checked.errors.map(({ field, message }) => [field, message])
}

const accepts = (schema: Schema, value: unknown): boolean => schema.safeParse(value).success

describe('contract edge', () => {
  test('a percent in place of a fraction is a violation, not a loan', { tags: ['OC-2'] }, () => {
    expect(violations(fromContract({ ...PLAIN, yearRate: 24 }))).toEqual([
      ['yearRate', 'yearRate: a rate is a fraction of at most 1'],
    ])
    expect(fromContract({ ...PLAIN, handFeeRate: '1.5' })).toMatchObject({ ok: false })
    expect(fromContract({ ...PLAIN, yearRate: '1' })).toMatchObject({ ok: true })
    // As a float this is 1.
    expect(fromContract({ ...PLAIN, yearRate: `1.${'0'.repeat(30)}1` })).toMatchObject({ ok: false })
  })

  test('text that is not a figure, and other shapes', () => {
    const figure = [['amount', 'amount: a number or a decimal text is expected']]
    expect(violations(fromContract({ ...PLAIN, amount: '1,000' }))).toEqual(figure)
    expect(violations(fromContract({ ...PLAIN, amount: { value: 1 } }))).toEqual(figure)
    expect(violations(fromContract(null)).map(([field]) => field)).toEqual(['input'])
  })

  test('good input gives the same terms as parseTerms; "nothing" is not a violation', () => {
    expect(fromContract(PLAIN)).toEqual({ ok: true, value: parseTerms(PLAIN) })
    expect(fromContract({ ...PLAIN, amount: '' })).toEqual({ ok: true, value: null })
  })

  test('every violation is an error that names its field', () => {
    const read = fromContract({ ...PLAIN, amount: 'x', handFeeRate: 7, isFreePeriodAsc: {} })
    expect(violations(read)).toEqual([
      ['amount', 'amount: a number or a decimal text is expected'],
      ['handFeeRate', 'handFeeRate: a rate is a fraction of at most 1'],
      ['isFreePeriodAsc', 'isFreePeriodAsc: a flag is expected'],
    ])
    expect(read.ok || read.errors.every((error) => error instanceof InputError)).toBe(true)
  })

  test('fields of inner objects and lists are named by their path', () => {
    const read = checkContract(couponSchema, {
      couponId: true,
      productIds: [true],
      incoInfo: { iconType: 'x' },
      ruleList: [{}, { ruleValue: 5 }],
    })
    expect(violations(read).slice(0, 3)).toEqual([
      ['couponId', 'couponId: a text or a number is expected'],
      ['productIds', 'productIds: ids or one text are expected'],
      ['incoInfo.iconType', 'incoInfo.iconType: a number or a decimal text is expected'],
    ])
    expect(violations(read)[3]?.[0]).toBe('ruleList.1.ruleValue')
    expect(checkContract(couponSchema, { couponId: 7 })).toEqual({ ok: true, value: { couponId: 7 } })
  })
})

describe('schemas', () => {
  test.each(['', '12', '12.50', '+5', '-0.5', '5.', '.55', '1e3', '2.4E-12', ' 5 ', 0, -3, null, undefined])(
    'a figure: %j',
    (value) => {
      expect(accepts(figureSchema, value)).toBe(true)
    },
  )

  test.each(['.', 'x', '1 000', '1,000', '5x', 'x5', '1e', '--5', '5..', '1e1000', true, {}, []])(
    'no figure: %j',
    (value) => {
      expect(accepts(figureSchema, value)).toBe(false)
    },
  )

  test('a rate is at most 1', () => {
    for (const good of [1, '1', '0.36', 0, null, undefined]) expect(accepts(rateSchema, good)).toBe(true)
    for (const bad of [1.01, '24', 'x']) expect(accepts(rateSchema, bad)).toBe(false)
  })

  test.each([
    ['schedule input', scheduleInputSchema, { ...PLAIN, isFreePeriodAsc: 'false', calculationType: '3' }],
    [
      'rate table entry',
      rateTableEntrySchema,
      { minRange: 500, maxRange: '5000', loanPeriod: 6, irr: '0.24' },
    ],
    [
      'amount config',
      amountConfigSchema,
      { canUseLoanAmount: '5000', minAmount: 500, amountUpperLimit: null },
    ],
    [
      'coupon',
      couponSchema,
      {
        couponId: 7,
        category: 'rate',
        productIds: ['W1', 7],
        validateStartDate: 1_780_000_000_000,
        endDate: '2026-12-31',
        incoInfo: { iconType: 2, periodLimit: '1', isAsc: false },
        extendProperties: { discountRate: '0.85', deductType: 1 },
        ruleList: [{ ruleValue: '{}' }, { ruleValue: null }],
      },
    ],
    [
      'coupon, other spellings',
      couponSchema,
      { couponId: 'c', productIds: 'W1,W2', endDate: 5, ruleList: null },
    ],
    ['coupon, dates the other way round', couponSchema, { validateStartDate: '2026-01-01', incoInfo: null }],
  ] as const)('%s', (_, schema, good) => {
    expect(accepts(schema, good)).toBe(true)
    expect(schema.safeParse(good).data).toEqual(good)
    expect(accepts(schema, {})).toBe(true)
    expect(accepts(schema, null)).toBe(false)
  })

  test.each([
    ['a period count as a word', rateTableEntrySchema, { loanPeriod: 'twelve' }],
    ['a range as a word', rateTableEntrySchema, { minRange: 'x' }],
    ['an upper end as a word', rateTableEntrySchema, { maxRange: 'x' }],
    ['a percent', rateTableEntrySchema, { irr: 24 }],
    ['a percent fee', rateTableEntrySchema, { handFeeRate: 2 }],
    ['a percent of the lender', rateTableEntrySchema, { instBaseYearRate: 8 }],
    ['a limit as a word', amountConfigSchema, { canUseLoanAmount: 'all' }],
    ['a lead limit as a word', amountConfigSchema, { leadFlowLoanAmount: 'all' }],
    ['a minimum as a word', amountConfigSchema, { minAmount: 'x' }],
    ['a cap as a word', amountConfigSchema, { amountUpperLimit: 'x' }],
    ['a flag for an id', couponSchema, { couponId: true }],
    ['a number for a category', couponSchema, { category: 1 }],
    ['a flag for product ids', couponSchema, { productIds: true }],
    ['flags among product ids', couponSchema, { productIds: [true] }],
    ['a flag for a date', couponSchema, { endDate: true }],
    ['a flag for a start', couponSchema, { validateStartDate: true }],
    ['an icon type as a word', couponSchema, { incoInfo: { iconType: 'x' } }],
    ['a list for an order', couponSchema, { incoInfo: { isAsc: [] } }],
    ['a percent paid', couponSchema, { extendProperties: { discountRate: 85 } }],
    ['a deduct type as a word', couponSchema, { extendProperties: { deductType: 'x' } }],
    ['a rule that is no text', couponSchema, { ruleList: [{ ruleValue: {} }] }],
    ['rules that are no list', couponSchema, { ruleList: {} }],
    ['a status as a word', couponSchema, { statusId: 'x' }],
  ] as const)('%s is a violation', (_, schema, bad) => {
    expect(accepts(schema, bad)).toBe(false)
  })
})

describe('result with contract names', () => {
  test('a schedule without coupon and right', () => {
    const base = baseSchedule(termsOf({ ...PLAIN, loanPeriod: 2, handFeeRate: '0.01' }))
    expect(toContractWithRight(base, null, null)).toEqual({
      totalcouponamount: '0.00',
      rightDiscountAmount: '0.00',
      montyPayList: ['5200.50', '5200.49'],
      realYearRate: toContract(base).realYearRate,
    })
    expect(toContract(base).totalcouponamount).toBe('0.00')
    expect(toContract(base).list[0]).toMatchObject({
      payMonth: '5150.50',
      handlingFee: '50.00',
      total: '5200.50',
    })
  })
})
