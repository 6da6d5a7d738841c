import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  InputError,
  amountState,
  calculateSchedule,
  capitalNumeral,
  couponTitle,
  irr,
  lowFeeRate,
  percentText,
  readAmountLimits,
  readCashBack,
  readCoupon,
  readCouponScene,
  readLoanButtonAuth,
  readLowFeeRight,
  readRateTable,
  readSplitInfo,
  thousands,
  toCents,
} from '../src/index.ts'
import { expectClean } from './expectClean.ts'

describe('outside the declared types: an InputError, or something missing', () => {
  /** Allows the call to throw an `InputError` and no other error. */
  function expectTyped(call: () => unknown): void {
    try {
      expectClean(call())
    } catch (error) {
      expect(error).toBeInstanceOf(InputError)
    }
  }
  const readers: ((raw: never) => unknown)[] = [
    calculateSchedule,
    (raw) => couponTitle(readCoupon(raw)),
    readAmountLimits,
    readRateTable,
    readCouponScene,
    readCashBack,
    readSplitInfo,
    readLoanButtonAuth,
    (raw) => lowFeeRate(readLowFeeRight(raw), toCents(1), 0)?.value,
    irr,
    (raw) => thousands(raw),
    (raw) => capitalNumeral(raw),
    (raw) => percentText(raw),
    (raw) => amountState({ text: raw, limits: readAmountLimits({}), hasFocused: true, scene: 'main' }),
  ]

  test('anything at all', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        for (const read of readers) expectTyped(() => read(raw as never))
      }),
      { numRuns: 2000 },
    )
  })

  test('invalid offered periods are left out', () => {
    const raw = {
      scene: 'main',
      customer: 'old',
      offeredPeriods: [3, Infinity, Number.NaN, 0, 1.5, 601, 12],
    } as const
    expect(readCouponScene(raw).offeredPeriods).toEqual([3, 12])
  })

  test('objects with the right names and any values', () => {
    const anyOf = (...names: string[]) =>
      fc.record(Object.fromEntries(names.map((name) => [name, fc.anything()])), { requiredKeys: [] })
    const objects: [(raw: never) => unknown, fc.Arbitrary<unknown>][] = [
      [calculateSchedule, anyOf('amount', 'loanPeriod', 'yearRate', 'billDays', 'couponType', 'couponValue')],
      [
        (raw) => couponTitle(readCoupon(raw)),
        anyOf('couponId', 'productIds', 'ruleList', 'incoInfo', 'extendProperties', 'endDate', 'amount'),
      ],
      [readRateTable, fc.array(anyOf('minRange', 'maxRange', 'loanPeriod', 'irr', 'handFeeRate'))],
      [readCouponScene, anyOf('products', 'offeredPeriods', 'hideNotUsingCoupon', 'discountLimit')],
      [readAmountLimits, anyOf('canUseLoanAmount', 'minAmount', 'amountUpperLimit')],
      [readLoanButtonAuth, anyOf('faceAuth', 'contactsAuth', 'verifyTime')],
    ]
    for (const [read, shape] of objects) {
      fc.assert(
        fc.property(shape, (raw) => expectTyped(() => read(raw as never))),
        { numRuns: 500 },
      )
    }
  })
})
