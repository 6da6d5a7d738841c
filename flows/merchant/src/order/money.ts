import { positiveCents, shortMoney } from '@koo/pricing'

/** An amount of the server as it stands in a fact, ¥100,000; null when it names none. */
export function amountText(yuan: unknown): string | null {
  const cents = positiveCents(yuan)
  return cents === null ? null : `¥${shortMoney(cents)}`
}
