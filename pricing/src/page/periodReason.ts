import type { PeriodQuote } from './periodQuote.ts'

/**
 * What a period may be praised for: no other one on offer costs less in all (`charge`), or less a month (`payment`). Null:
 * neither, or there is no other one.
 */
export function periodReason(
  quote: PeriodQuote,
  offered: readonly PeriodQuote[],
): 'charge' | 'payment' | null {
  if (offered.length < 2) return null
  if (offered.every(({ charge }) => quote.charge <= charge)) return 'charge'
  return offered.every(({ averageMonthlyDue }) => quote.averageMonthlyDue <= averageMonthlyDue)
    ? 'payment'
    : null
}
