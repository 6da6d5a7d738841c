import type { Memory } from '@koo/page/draft'
import { positiveCents, yuanText, type Cents } from '@koo/pricing'

// gap 53
/** Storage key, in the tab, of the most that a lender has agreed to lend this customer, as a text in yuan. */
export const MAX_LIMIT_KEY = 'maxLimitAmount'

/** The stored maximum in cents; null where there is none above 0. */
export const readStoredMaximum = (memory: Memory): Cents | null =>
  positiveCents(memory.getItem(MAX_LIMIT_KEY))

/** Stores the most that a lender lends, in cents; null: none. */
export function keepStoredMaximum(memory: Memory, most: Cents | null): void {
  if (most === null) memory.removeItem(MAX_LIMIT_KEY)
  else memory.setItem(MAX_LIMIT_KEY, yuanText(most))
}
