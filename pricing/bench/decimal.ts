import { Decimal } from 'decimal.js'
import type { PlainCoupon } from './plain.ts'

/** The same schedule with a Decimal for every figure, at the library's default precision of 20 digits. */
export function decimalQuote(
  amount: string,
  periods: number,
  yearRate: string,
  coupon: PlainCoupon | null,
): string {
  const principal = new Decimal(amount)
  const rate = new Decimal(yearRate)
  const growth = rate.div(12).plus(1).pow(periods)
  const instalment = principal.times(rate).div(12).times(growth).div(growth.minus(1)).toDecimalPlaces(2)
  let balance = principal
  let left = new Decimal(coupon?.cap ?? 0)
  let total = new Decimal(0)
  for (let k = 1; k <= periods; k++) {
    const interest = balance.times(rate).div(12).toDecimalPlaces(2)
    const capital = k === periods ? balance : instalment.minus(interest)
    const saving = Decimal.min(interest.times(coupon?.share ?? 0).toDecimalPlaces(2), left)
    left = left.minus(saving)
    total = total.plus(capital).plus(interest).minus(saving)
    balance = balance.minus(capital)
  }
  return total.div(periods).toFixed(2)
}
