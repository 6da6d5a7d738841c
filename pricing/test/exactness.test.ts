import { describe, expect, test } from 'vitest'
import { calculateSchedule } from '../src/index.ts'
import { expectSame } from './expectSame.ts'

describe('where float64 cannot decide', () => {
  test.each([
    ['0.36', 6, ['99004122.16', '99020948.39', '99037774.62']],
    ['0.24', 12, ['99038527.23', '99002451.78']],
    ['0.0885', 36, ['99039548.38', '99034252.44']],
    ['0.123457', 240, ['99010099.29', '99010085.96']],
  ])('on the instalments nearest to half a cent, rate %s in %i periods', (yearRate, loanPeriod, amounts) => {
    for (const amount of amounts) expectSame({ amount, loanPeriod, yearRate })
  })

  test.each([
    ['0.359', ['300', '540', '660']],
    ['0.1825', ['168', '312', '600']],
  ])('on charges of half a cent that float64 puts below it, rate %s', (yearRate, amounts) => {
    for (const amount of amounts) expectSame({ amount, loanPeriod: 1, yearRate })
  })

  test.each([
    ['0.025438367', '83179152.97', '176328.48'],
    ['0.025438367', '106358305.94', '225465.13'],
    ['0.4931941079', '609809794.81', '25062883.14'],
  ])('on charges whose doubled product is beyond the exact floats, rate %s', (yearRate, amount, interest) => {
    expect(calculateSchedule({ amount, loanPeriod: 1, yearRate })?.list[0]?.interest).toBe(interest)
  })

  test('on amounts so large that a float misses more than the guard', () => {
    const interest = (amount: string) =>
      calculateSchedule({ amount, loanPeriod: 1, yearRate: '0.359' })?.list[0]?.interest
    expect(interest('9741339952441.17')).toBe('291428420243.87')
    expect(interest('9795958090101.56')).toBe('293062412862.21')
    const instalment = (amount: string, yearRate: string) =>
      calculateSchedule({ amount, loanPeriod: 3, yearRate })?.list[0]?.payMonth
    expect(instalment('9548067250393.60', '0.36')).toBe('3375531684079.34')
    expect(instalment('9308704348470.28', '0.24')).toBe('3227836728607.85')
  })

  test.each([
    { amount: '1e13', loanPeriod: 1, yearRate: '0.36' },
    { amount: '9999999999999.99', loanPeriod: 2, yearRate: '0.0123456789012345678912345679' },
    { amount: '7777777777777.77', loanPeriod: 3, yearRate: '0.999999999999999999999999999999' },
    { amount: '9007199254740.93', loanPeriod: 5, yearRate: 0.1 + 0.2 },
    { amount: '123456789.01', loanPeriod: 7, yearRate: '0.123456789012345' },
    { amount: '123456789.01', loanPeriod: 4, yearRate: '0.1234567890123456' },
    { amount: '100000000', loanPeriod: 1, yearRate: 1 },
    { amount: '100000000.01', loanPeriod: 1, yearRate: '0.24' },
    { amount: '99999999.99', loanPeriod: 2, yearRate: '0.359' },
    {
      amount: '9999999999999.99',
      loanPeriod: 3,
      yearRate: '0.359',
      instBaseYearRate: '0.0385',
      handFeeRate: '0.0333333333333333333',
      billDays: 86_400_001,
      calculationType: 3,
      couponDiscountRate: '33.333333333333333333',
      deductType: 3,
    },
    { amount: '5000000000000.05', loanPeriod: 4, yearRate: '0.24', calculationType: 1, handFeeRate: '0.01' },
  ])('on large amounts and long rates: %j', (raw) => {
    expectSame(raw)
  })

  test.each(['0.01', '0.06', '0.17', '0.18', '0.19', '0.30', '1.02', '25', '1000'])(
    'on rates that hardly charge anything: %s',
    (amount) => {
      for (const yearRate of ['1e-12', '0.0000001', '0.00002', '0.0002', '0.002']) {
        for (const loanPeriod of [1, 4, 12]) expectSame({ amount, loanPeriod, yearRate })
      }
    },
  )

  test('on amounts of a few cents', () => {
    for (let cents = 1; cents <= 40; cents++) {
      const amount = (cents / 100).toFixed(2)
      expectSame({ amount, loanPeriod: 12, yearRate: '0.36', handFeeRate: '0.2', calculationType: cents % 2 })
    }
  })

  test('where sums exceed the safe integers', () => {
    expectSame({ amount: '1e13', loanPeriod: 600, yearRate: 1, calculationType: 4 })
    expectSame({ amount: '9999950337210', loanPeriod: 593, yearRate: 1 })
    expectSame({
      amount: '9999999999999.99',
      loanPeriod: 599,
      yearRate: '0.99',
      calculationType: 4,
      billDays: 1,
    })
  })

  test.each([
    ['a tie by the rate', { amount: '100', loanPeriod: 1, yearRate: '0.0018' }, '100.02'],
    ['just below a tie', { amount: '100', loanPeriod: 1, yearRate: `0.0017${'9'.repeat(30)}` }, '100.01'],
    ['a tie on the amount itself', { amount: '1000.005', loanPeriod: 1, yearRate: '0.0000001' }, '1000.01'],
    [
      'a rate of a hundred digits',
      { amount: '100', loanPeriod: 1, yearRate: `0.0018${'0'.repeat(95)}1` },
      '100.02',
    ],
    ['a rate too small to charge', { amount: '1', loanPeriod: 3, yearRate: 5e-324 }, '0.33'],
  ])('%s', (_, raw, monthPay) => {
    expect(calculateSchedule(raw)?.monthPay).toBe(monthPay)
  })
})
