import type { PeriodQuote } from './periodQuote.ts'

// semantics 11
/**
 * What a period may be praised for: no other one on offer costs less in all (`charge`), or less a month (`payment`). Null:
 * neither, or there is no other one.
 */
export function periodReason(periods: number, offered: readonly PeriodQuote[]): 'charge' | 'payment' | null {
  const quote = offered.find((each) => each.periods === periods)
  if (!quote || offered.length < 2) return null
  const isLeast = (key: 'charge' | 'averageMonthlyDue') => offered.every((each) => quote[key] <= each[key])
  return isLeast('charge') ? 'charge' : isLeast('averageMonthlyDue') ? 'payment' : null
}
