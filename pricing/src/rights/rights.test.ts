import { describe, expect, test } from 'vitest'
import {
  canTakeLowFee,
  cashBackState,
  cashBackText,
  countdown,
  keepZeroFee,
  lowFeeRate,
  readCashBack,
  readLowFeeRight,
  toCents,
  toggleLowFee,
  toggleZeroFee,
} from '../index.ts'

describe('low-fee right', () => {
  const right = () =>
    readLowFeeRight({
      hasChooseReduceFee: true,
      expireTime: '2026-06-01 12:00:00',
      lowInterestLimitIrr: '0.1',
      currentIrr: '0.24',
      maxLoanAmount: 5000,
    })
  const before = Date.UTC(2026, 5, 1, 4) - 1

  test('applies while chosen, in time and within its amount', () => {
    expect(lowFeeRate(right(), toCents(5000), before)?.value).toBe(0.1)
    expect(lowFeeRate(right(), toCents('5000.01'), before)).toBeNull()
    expect(lowFeeRate(right(), toCents(5000), before + 1)).toBeNull()
    expect(toggleLowFee(right())).toEqual({ ...right(), isChosen: false })
    expect(lowFeeRate(toggleLowFee(right()), toCents(5000), before)).toBeNull()
    expect(lowFeeRate({ ...right(), rate: null }, toCents(5000), before)).toBeNull()
    expect(lowFeeRate({ ...right(), currentRate: null }, toCents(5000), before)?.value).toBe(0.1)
    expect(lowFeeRate({ ...right(), expiresAt: null }, toCents(5000), before)?.value).toBe(0.1)
    expect(lowFeeRate({ ...right(), maxPrincipal: null }, toCents(1e6), before)?.value).toBe(0.1)
  })

  test('never makes a loan more expensive', { tags: ['OC-43'] }, () => {
    expect(
      lowFeeRate(
        readLowFeeRight({ hasChooseReduceFee: 1, lowInterestLimitIrr: 0.3, currentIrr: 0.24 }),
        toCents(1),
        0,
      )?.value,
    ).toBe(0.24)
  })

  test('rates with equal floats are compared by their digits', () => {
    const lower = (lowInterestLimitIrr: string, currentIrr: string): string | undefined =>
      lowFeeRate(
        readLowFeeRight({ hasChooseReduceFee: true, lowInterestLimitIrr, currentIrr }),
        toCents(1),
        0,
      )?.digits
    const longer = `0.24${'0'.repeat(20)}1`
    expect(lower('0.24', longer)).toBe('24')
    expect(lower(longer, '0.24')).toBe('24')
    expect(lower(longer, `0.24${'0'.repeat(20)}2`)).toBe(`24${'0'.repeat(20)}1`)
    expect(lower(`0.24${'0'.repeat(20)}2`, longer)).toBe(`24${'0'.repeat(20)}1`)
    expect(lower('1', `0.${'9'.repeat(20)}`)).toBe('9'.repeat(20))
    expect(lower(`0.${'9'.repeat(20)}`, '1')).toBe('9'.repeat(20))
    expect(lower('0.3', '0.24')).toBe('24')
    expect(lower('0.24', '0.3')).toBe('24')
  })

  test('one benefit per user; numbers are epoch milliseconds; an unreadable end is over', () => {
    expect(canTakeLowFee(true)).toBe(false)
    expect(canTakeLowFee(false)).toBe(true)
    expect(readLowFeeRight({ expireTime: 1000, reduceFeeMaxAmount: 10 })).toMatchObject({
      expiresAt: 1000,
      maxPrincipal: 1000,
      isChosen: false,
    })
    expect(lowFeeRate({ ...right(), expiresAt: Number.NaN }, toCents(1), 0)).toBeNull()
    expect(readLowFeeRight({ hasChooseReduceFee: 'false', isReduceFeeNewUser: '0' })).toMatchObject({
      isChosen: false,
      isNewUser: false,
    })
    expect(readLowFeeRight({ hasChooseReduceFee: 'true', isReduceFeeNewUser: '1' })).toMatchObject({
      isChosen: true,
      isNewUser: true,
    })
    expect(readLowFeeRight({ expireTime: '2026-06-01' }).expiresAt).toBe(Date.UTC(2026, 5, 1, 16) - 1)
  })

  test('countdown: floored seconds, hours may exceed 24, ends at 0', () => {
    expect(countdown(90_061_999, 0)).toEqual({ hours: 25, minutes: 1, seconds: 1, isOver: false })
    expect(countdown(999, 0)).toEqual({ hours: 0, minutes: 0, seconds: 0, isOver: true })
    expect(countdown(0, 5000).isOver).toBe(true)
    expect(countdown(null, 0).isOver).toBe(true)
    expect(countdown(null, -5000).isOver).toBe(true)
    expect(countdown(1000, 0)).toEqual({ hours: 0, minutes: 0, seconds: 1, isOver: false })
    const over = { hours: 0, minutes: 0, seconds: 0, isOver: true }
    for (const end of [Number.NaN, Infinity, -Infinity]) expect(countdown(end, 0)).toEqual(over)
  })
})

describe('7-day zero-fee right', () => {
  test('from 2000 yuan, once in its period, off when the amount falls', () => {
    expect(toggleZeroFee(false, toCents(2000))).toEqual({ isOn: true, message: null })
    expect(toggleZeroFee(false, toCents('1999.99'))).toEqual({
      isOn: false,
      message: '仅限借款2,000元及以上可用，请重新填写借款金额',
    })
    expect(toggleZeroFee(true, toCents(1))).toEqual({ isOn: false, message: null })
    expect(toggleZeroFee(false, toCents(5000), true)).toEqual({
      isOn: false,
      message: '该权益本期内已使用过一次',
    })
    const minimum = toCents(5000)
    expect(toggleZeroFee(false, minimum, false, minimum)).toEqual({ isOn: true, message: null })
    expect(toggleZeroFee(false, toCents('4999.99'), false, minimum)).toEqual({
      isOn: false,
      message: '仅限借款5,000元及以上可用，请重新填写借款金额',
    })
    expect(keepZeroFee(true, toCents(4999), minimum)).toBe(false)
    expect(keepZeroFee(true, toCents(2000))).toBe(true)
    expect(keepZeroFee(true, toCents('1999.99'))).toBe(false)
    expect(keepZeroFee(false, toCents(5000))).toBe(false)
  })
})

describe('cash-back', () => {
  const cashBack = () => readCashBack({ minLoanAmount: 5000, minRewardAmount: '88', minLoanPeriod: 6 })
  const loan = () => ({ amount: toCents(5000), periods: 6, maximum: toCents(20_000) })

  test('eligible by amount and period', { tags: ['OC-45'] }, () => {
    expect(cashBackState(cashBack(), loan())).toEqual({ isEligible: true, reminder: null })
    expect(cashBackState(cashBack(), { ...loan(), periods: 3 })).toEqual({
      isEligible: false,
      reminder: null,
    })
    expect(cashBackState(readCashBack({}), { ...loan(), amount: toCents(0), periods: 1 }).isEligible).toBe(
      true,
    )
  })

  test('the reminder shows when only the amount is short and can be borrowed', () => {
    const short = { ...loan(), amount: toCents(4999) }
    const { reminder } = cashBackState(cashBack(), short)
    expect(reminder).toEqual({ borrow: 500_000, reward: 8800 })
    expect(reminder && cashBackText(reminder)).toBe('借满5,000元再得88元返现')
    expect(cashBackState(cashBack(), { ...short, maximum: toCents(4999) }).reminder).toBeNull()
    expect(cashBackState(cashBack(), { ...short, periods: 3 }).reminder).toBeNull()
    expect(cashBackState(cashBack(), { ...short, maximum: toCents(5000) }).reminder).toEqual({
      borrow: 500_000,
      reward: 8800,
    })
  })

  test('rewardConfigPeriod replaces a missing minimum period', () => {
    expect(readCashBack({ rewardConfigPeriod: '12' }).minPeriods).toBe(12)
    expect(readCashBack({ minLoanPeriod: 0, rewardConfigPeriod: 12 }).minPeriods).toBe(0)
  })
})
