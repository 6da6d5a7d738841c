import { type Cents, toCents } from '../number/cents.ts'

const MORE_THAN_FROM = 500

// semantics 5
/** Whether the more-than banner shows: from `least` yuan of available limit, 500 when left out. `available` is cents. */
export function showsMoreThanBanner(available: Cents, least: number = MORE_THAN_FROM): boolean {
  return available >= toCents(least)
}

// semantics 5
/** Whether the all-borrow button shows: while the amount is below the maximum. Both are cents. */
export function showsAllBorrow(amount: Cents, maximum: Cents): boolean {
  return amount < maximum
}
