import { describe, expect, test } from 'vitest'
import {
  applyBenefit,
  baseSchedule,
  earlySettlement,
  highestSettlementFee,
  loanButton,
  mixedLoan,
  narrowCards,
  preClearPeriods,
  RATE_CAP,
  readLoanButtonAuth,
  readSplitInfo,
  repaymentMethod,
  SETTLEMENT_FEE_RATE,
  showsRepaymentDayHint,
  splitAmountListText,
  splitLoan,
  toCents,
  withdrawCardAllowed,
} from '../index.ts'
import { termsOf } from '../../test/support.ts'

describe('the repayment method of a plan', () => {
  const rowsOf = (more: Parameters<typeof termsOf>[0]) => {
    const { due, principal } = baseSchedule(termsOf(more))
    return due.map((each, k) => ({ due: each, principal: principal[k] ?? toCents(0) }))
  }
  const terms = { amount: 10_000, loanPeriod: 12, yearRate: '0.24' }
  const row = (principal: number, due: number) => ({ principal: toCents(principal), due: toCents(due) })

  test('is read from its rows', () => {
    expect(repaymentMethod(rowsOf({ ...terms, calculationType: 0 }))).toBe('equalInstalments')
    expect(repaymentMethod(rowsOf({ ...terms, calculationType: 1 }))).toBe('equalPrincipal')
    expect(repaymentMethod(rowsOf({ ...terms, loanPeriod: 1 }))).toBe('equalInstalments')
  })

  test('ignores rounding differences, and the last row', () => {
    expect(repaymentMethod([row(80, 100), row(81, 100.05), row(90, 97)])).toBe('equalInstalments')
  })

  test('is null where the rows follow no method', () => {
    expect(repaymentMethod([row(80, 100), row(90, 120), row(90, 97)])).toBeNull()
    expect(repaymentMethod([])).toBeNull()
  })
})

describe('early settlement', () => {
  const loan = () => baseSchedule(termsOf({ amount: 10_000, loanPeriod: 12, yearRate: '0.24' }))
  const at = (period: number, variant: 'segment' | 'lock6' | 'none' = 'segment') =>
    earlySettlement(loan(), null, { period, penaltyPeriods: 6, variant })

  test('no such period', () => {
    for (const period of [0, 13, -1, 1.5]) expect(at(period)).toBeNull()
  })

  test('locked for six periods', { tags: ['earlySettlement.3'] }, () => {
    expect(at(6, 'lock6')).toEqual({ isAllowed: false })
    expect(at(7, 'lock6')).toMatchObject({ isAllowed: true, fee: 0 })
  })

  test(
    '3 % up to the segment period, capped at 36 % a year to the cent',
    { tags: ['earlySettlement.1', 'earlySettlement.4'] },
    () => {
      // At period 1: 36 % allows at most 10000 x 1.03 = 10300.00; due 945.60 and remaining 9254.40 leave 100.00.
      expect(at(1)).toEqual({ isAllowed: true, remainingPrincipal: 925_440, fee: 10_000, payoff: 1_030_000 })
      expect(at(6)).toMatchObject({
        fee: Math.round(
          0.03 *
            loan()
              .principal.slice(6)
              .reduce((a, b) => a + b, 0),
        ),
      })
      expect(at(7)).toMatchObject({ fee: 0 })
      expect(at(1, 'none')).toMatchObject({ fee: 0, payoff: 1_020_000 })
    },
  )

  test('a cap below the due leaves no fee; discounts lower the due', () => {
    const dear = baseSchedule(
      termsOf({ amount: 10_000, loanPeriod: 12, yearRate: '0.36', handFeeRate: '0.1' }),
    )
    expect(earlySettlement(dear, null, { period: 1, penaltyPeriods: 6, variant: 'segment' })).toMatchObject({
      fee: 0,
    })
    const base = loan()
    const free = applyBenefit(base, { ...base.terms.benefit, mode: 'free', freePeriodCount: 1 })
    const settled = earlySettlement(base, free, { period: 1, penaltyPeriods: 6, variant: 'segment' })
    expect(settled).toMatchObject({
      fee: Math.round(925_440 * 0.03),
      payoff: 1_000_000 + Math.round(925_440 * 0.03),
    })
  })

  test(
    'the highest fee is 3 % of the principal without the current period; no fee is above it',
    { tags: ['earlySettlement.2'] },
    () => {
      const { principal } = loan()
      expect(highestSettlementFee(principal)).toBe(Math.round(925_440 * 0.03))
      expect(at(1)).toMatchObject({ fee: expect.toSatisfy((fee: number) => fee <= 27_763) })
      expect(highestSettlementFee(principal.slice(0, 1))).toBe(0)
      expect([SETTLEMENT_FEE_RATE, RATE_CAP]).toEqual([0.03, 0.36])
    },
  )

  test('a fee of half a cent is rounded up', () => {
    const base = baseSchedule(termsOf({ amount: 201, loanPeriod: 2, yearRate: '0.01', calculationType: 1 }))
    expect(earlySettlement(base, null, { period: 1, penaltyPeriods: 1, variant: 'segment' })).toMatchObject({
      remainingPrincipal: 10_050,
      fee: 302,
    })
  })

  test('the capped fee is exact: one cent more would pass 36 %', () => {
    for (const billDays of [undefined, 7 * 86_400_000]) {
      const dearer = baseSchedule(termsOf({ amount: '98765.43', loanPeriod: 6, yearRate: '0.33', billDays }))
      const growth = [billDays === undefined ? 1.03 : 1.007, 1.03, 1.03]
      for (let period = 1; period <= 3; period++) {
        const settled = earlySettlement(dearer, null, { period, penaltyPeriods: 6, variant: 'segment' })
        let owed: number = dearer.terms.principal
        for (let j = 0; j < period; j++)
          owed = owed * (growth[j] ?? 1.03) - (j < period - 1 ? (dearer.due[j] ?? 0) : 0)
        expect(settled?.isAllowed && settled.payoff <= owed + 1e-4 && settled.payoff + 1 > owed).toBe(true)
      }
    }
  })
})

describe('split and mixed loans', () => {
  const split = (raw: Parameters<typeof readSplitInfo>[0]) => splitLoan(toCents(10_000), readSplitInfo(raw))

  test('parts without zeros always sum to the loan', { tags: ['OC-47'] }, () => {
    expect(split({ canSplitLoan: false, acceptAmount: 6000 }).parts).toEqual([1_000_000])
    expect(split({ canSplitLoan: true, acceptAmount: 6000 }).parts).toEqual([600_000, 400_000])
    expect(split({ canSplitLoan: true, acceptAmount: 6000, fxjjSplitAmount: '1500.5' }).parts).toEqual([
      600_000, 249_950, 150_050,
    ])
    expect(split({ canSplitLoan: true, acceptAmount: 6000, fxjjSplitAmount: 9000 }).parts).toEqual([
      600_000, 400_000,
    ])
    expect(split({ canSplitLoan: true, acceptAmount: 60_000 }).parts).toEqual([1_000_000])
    expect(split({ canSplitLoan: true, acceptAmount: -5 }).parts).toEqual([1_000_000])
  })

  test('a different remainder from the server is only flagged', () => {
    expect(split({ canSplitLoan: true, acceptAmount: 6000, splitAmount: 4000 }).isMismatch).toBe(false)
    expect(split({ canSplitLoan: true, acceptAmount: 6000, splitAmount: '3999.99' }).isMismatch).toBe(true)
    expect(split({ canSplitLoan: true, acceptAmount: 6000 }).isMismatch).toBe(false)
    expect(split({ canSplitLoan: false, splitAmount: 1 }).isMismatch).toBe(false)
  })

  test('query text', () => {
    expect(splitAmountListText([toCents(6000), toCents('2499.5'), toCents('0.05')])).toBe('6000,2499.5,0.05')
  })

  test('mixed: the lead part is clamped to the request', { tags: ['OC-48'] }, () => {
    expect(mixedLoan(toCents(5000), toCents(2000))).toEqual({ lead: 200_000, wallet: 300_000 })
    expect(mixedLoan(toCents(5000), toCents(9000))).toEqual({ lead: 500_000, wallet: 0 })
  })
})

// semantics 10.
describe('loan button', () => {
  const done = {
    faceAuth: 1,
    idAuth: 1,
    idPhotoBackAuth: 1,
    idPhotoFrontAuth: 1,
    contactsAuth: 1,
    verifyTime: true,
  }
  const button = (raw: Parameters<typeof readLoanButtonAuth>[0]) => loanButton(readLoanButtonAuth(raw))

  test.each([
    ['all done', done, '立即借款', 0],
    ['face before ID', { ...done, faceAuth: 0, idAuth: 0 }, '补充资料并借款', 2],
    ['ID', { ...done, idAuth: null }, '补充资料并借款', 1],
    ['front photo', { ...done, idPhotoFrontAuth: false }, '补充资料并借款', 1],
    ['back photo', { ...done, idPhotoBackAuth: '0' }, '补充资料并借款', 1],
    ['contacts 0', { ...done, contactsAuth: 0 }, '补充资料并借款', 4],
    ['contacts 2', { ...done, contactsAuth: 2 }, '补充资料并借款', 4],
    ['contacts 3', { ...done, contactsAuth: '3' }, '补充资料并借款', 4],
    ['time', { ...done, verifyTime: false }, '补充资料并借款', 4],
    [
      'contacts failed, before time',
      { ...done, contactsAuth: 4, verifyTime: false },
      '联系人验证失败，请明日再试',
      null,
    ],
    ['grey flag wins', { ...done, faceAuth: 0, contactsAuth: 4, loanButtonGray: true }, '立即借款', 0],
    ['over ID', { ...done, idAuth: 0, loanButtonGray: true }, '立即借款', 0],
    ['over time', { ...done, verifyTime: false, loanButtonGray: true }, '立即借款', 0],
    ['no answer about time', { ...done, verifyTime: undefined }, '立即借款', 0],
    ['null about time', { ...done, verifyTime: null }, '立即借款', 0],
  ])(
    '%s',
    { tags: ['button.5', 'button.1', 'button.2', 'button.3', 'button.4', 'OC-50', 'button.6'] },
    (_, raw, label, status) => {
      expect(button(raw)).toEqual({ label, status, isDisabled: status === null })
    },
  )
})

describe('withdraw card', () => {
  const input = () => ({
    assetTag: 'fxy',
    permittedTags: ['fxy'],
    pending: toCents(1000),
    outstanding: toCents(2000),
    current: toCents(3000),
    cap: toCents(6000),
    businessLine: 'koo',
  })

  test('tag, history amount and business line', { tags: ['bankCard.7', 'OC-49'] }, () => {
    expect(withdrawCardAllowed(input())).toBe(true)
    expect(withdrawCardAllowed({ ...input(), assetTag: 'regular', permittedTags: [] })).toBe(true)
    expect(withdrawCardAllowed({ ...input(), assetTag: 'sjsh' })).toBe(false)
    expect(withdrawCardAllowed({ ...input(), current: toCents('3000.01') })).toBe(false)
    expect(withdrawCardAllowed({ ...input(), cap: null })).toBe(false)
    const nothing = { pending: toCents(0), outstanding: toCents(0), current: toCents(0) }
    expect(withdrawCardAllowed({ ...input(), ...nothing, cap: null })).toBe(false)
    expect(withdrawCardAllowed({ ...input(), ...nothing, cap: toCents(0) })).toBe(true)
    expect(withdrawCardAllowed({ ...input(), businessLine: 'kxd' })).toBe(false)
    expect(withdrawCardAllowed({ ...input(), businessLine: 'kxd', permittedBusinessLines: ['kxd'] })).toBe(
      true,
    )
  })

  test(
    'filters the list on app clients, up to 12 periods, but never to an empty list',
    { tags: ['bankCard.6'] },
    () => {
      const rule = { isAppClient: true, isAllowed: true, periods: 12 }
      const isOdd = (card: number): boolean => card % 2 === 1
      expect(narrowCards([1, 2, 3], isOdd, rule)).toEqual([1, 3])
      expect(narrowCards([2, 4], isOdd, rule)).toEqual([2, 4])
      for (const off of [{ isAppClient: false }, { isAllowed: false }, { periods: 13 }]) {
        expect(narrowCards([1, 2, 3], isOdd, { ...rule, ...off })).toEqual([1, 2, 3])
      }
    },
  )
})

describe('small displays', () => {
  test('pre-clear periods: exact ceiling; no coefficient, no text', { tags: ['pricing.8'] }, () => {
    expect(preClearPeriods(12, 2)).toBe(6)
    expect(preClearPeriods(Number.NaN, 2)).toBeNull()
    expect(preClearPeriods(12, 5)).toBe(3)
    expect(preClearPeriods(21, '0.7')).toBe(30)
    expect(preClearPeriods(3, '0.1')).toBe(30)
    expect(preClearPeriods(12, '1e-300')).toBeNull()
    for (const none of [0, -1, null, undefined, 'x']) expect(preClearPeriods(12, none)).toBeNull()
  })

  test('repayment-day hint', () => {
    expect([28, 29, 30, 31, 1].map((day) => showsRepaymentDayHint(day))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect([28, 30, 31].map((day) => showsRepaymentDayHint(day, [28, '31']))).toEqual([true, false, true])
    expect(showsRepaymentDayHint(31, [])).toBe(false)
  })
})
