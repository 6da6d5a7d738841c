import { describe, expect, it } from 'vitest'
import { priceLoan, priceTogether } from './price.ts'
import { realTotalOf } from './rows.ts'
import type { Quote } from '../state/loan.ts'

const DAY_MS = 86_400_000
const MONTH_DAYS = 30

const partOf = (irr: number, amountCents: number, days: number): Quote =>
  priceLoan({
    amountCents,
    period: 12,
    rates: { minRange: 0, maxRange: 1e6, loanPeriod: 12, irr, handFeeRate: 0, instBaseYearRate: irr },
    billDays: days * DAY_MS,
    coupon: null,
    right: null,
  })

/** What the payments are worth at an annual rate when the loan is paid out, `days` before the first of them. */
const worthOf = ({ rows }: Quote, annual: number, days: number) =>
  rows.reduce((sum, row, k) => sum + realTotalOf(row) * (1 + annual / 12) ** -(days / MONTH_DAYS + k), 0)

describe('the rate of parts at different rates', () => {
  it.each([7, 15, 29, 30, 45])('is the real one of their payments, %i days before the first', (days) => {
    const whole = priceTogether([partOf(0.18, 2_000_000, days), partOf(0.24, 1_000_000, days)])
    const rate = Number(whole.afterApr)
    expect(worthOf(whole, rate, Math.min(days, MONTH_DAYS))).toBeCloseTo(whole.amountCents, 1)
    expect(rate).toBeGreaterThan(0.18)
    expect(rate).toBeLessThan(0.24)
  })

  it('is that of the contract where it is one and nothing else changes it', () => {
    expect(Number(priceTogether([partOf(0.18, 2_000_000, 30), partOf(0.18, 1_000_000, 30)]).afterApr)).toBe(
      0.18,
    )
  })
})
