import type { Yuan } from '@koo/api-client/types'
import { dayText } from '@koo/page/time'
import { exactCents, money } from '@koo/pricing'
import { readTime } from '@koo/steps'

/** A day of the contract in words; as it came where it is no date, and null where it is missing. */
export function dayOf(day: string | null | undefined, now: number): string | null {
  const time = readTime(day)
  return time === null ? day || null : dayText(time, now)
}

/** An amount to the cent; null where it is missing. */
export const amountOf = (amount: Yuan | null | undefined): string | null =>
  amount == null ? null : `¥${money(exactCents(amount))}`
