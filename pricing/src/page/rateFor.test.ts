import { describe, expect, test } from 'vitest'
import {
  calculateSchedule,
  leadWaiver,
  parseTerms,
  rateFor,
  readCoupon,
  readRateTable,
  termsFromRow,
  toCents,
  yuanText,
} from '../index.ts'
import { rateTable } from '../../test/support.ts'

const amount = () => toCents(8000)

describe('rate table lookup', () => {
  test('first row of the period whose range holds the amount, both ends inside', () => {
    expect(rateFor(rateTable(), toCents('4999.99'), 6)?.annualRate?.value).toBe(0.36)
    expect(rateFor(rateTable(), toCents(5000), 6)?.annualRate?.value).toBe(0.24)
    expect(rateFor(rateTable(), toCents('499.99'), 6)).toBeNull()
    expect(rateFor(rateTable(), toCents(50_001), 12)).toBeNull()
    expect(rateFor(rateTable(), toCents(1e6), 24)).not.toBeNull()
  })

  test('rows without a period count of 1 to 600 are left out; a row without ends holds every amount', () => {
    expect(readRateTable([])).toEqual([])
    const odd = [0, 601, 1.5, 'x', null].map((loanPeriod) => ({ loanPeriod, irr: '0.2' }))
    expect(readRateTable([...odd, { loanPeriod: 600, irr: '0.2' }]).map((row) => row.periods)).toEqual([600])
    const [open] = readRateTable([{ loanPeriod: '6', irr: '0.2' }])
    expect(open).toMatchObject({ minAmount: 0, maxAmount: 1e15, periods: 6 })
    expect(open && termsFromRow(open, toCents(0))).toBeNull()
    expect(open && termsFromRow(open, toCents('0.01'))?.principal).toBe(1)
  })

  test('a row quotes like the calculator; a percent in place of a fraction quotes nothing', () => {
    const row = rateFor(rateTable(), amount(), 12)
    expect(row && termsFromRow(row, amount())).toEqual(
      parseTerms({ amount: 8000, loanPeriod: 12, yearRate: '0.18', handFeeRate: '0.01' }),
    )
    const percent = rateFor(rateTable(), amount(), 3)
    expect(percent && termsFromRow(percent, amount())).toBeNull()
  })
})

describe('lead-flow waiver', () => {
  test('whole-loan waiver at 12 periods, capped; 0 without a row', () => {
    const whole = calculateSchedule({
      amount: 8000,
      loanPeriod: 12,
      yearRate: '0.18',
      handFeeRate: '0.01',
      calculationType: 4,
      deductType: 3,
    })
    const coupon = readCoupon({ extendProperties: { deductType: 3 } })
    expect(yuanText(leadWaiver(amount(), rateTable(), coupon))).toBe(whole?.totalcouponamount)
    expect(leadWaiver(amount(), rateTable(), { ...coupon, discountCap: toCents(100) })).toBe(10_000)
    expect(leadWaiver(toCents(0), rateTable(), coupon)).toBe(0)
    expect(leadWaiver(toCents(60_000), rateTable(), coupon)).toBe(0)
  })
})
