import { type Cents, wholeYuan } from '../number/cents.ts'

const CHIPS_FROM = 4000
const STEP = 1000
const QUARTERS = [3, 2, 1] as const

/**
 * Recommended amounts in whole yuan, largest first (semantics 6, OC-33): the maximum as it is, then three quarters,
 * half and a quarter of it, each rounded up to the next 1000. None below a maximum of 4000; chips below the minimum
 * are dropped. Shown only while the entry is not acceptable. Both parameters in cents.
 */
export function amountChips(maximum: Cents, minimum: Cents): number[] {
  const top = wholeYuan(maximum)
  if (top < CHIPS_FROM) return []
  const parts = QUARTERS.map((quarters) => Math.ceil((top * quarters) / (4 * STEP)) * STEP)
  return [top, ...parts].filter((chip) => chip * 100 >= minimum)
}

const MORE_THAN_FROM = 500_00

/** The more-than banner shows from 500 yuan of available limit, given in cents (semantics 5). */
export function showsMoreThanBanner(available: Cents): boolean {
  return available >= MORE_THAN_FROM
}

/** The all-borrow button shows while the amount is below the maximum, both in cents (semantics 5). */
export function showsAllBorrow(amount: Cents, maximum: Cents): boolean {
  return amount < maximum
}
