import type { MerchantLoanData } from '@koo/api-client/types'
import { positiveCents, shortMoney, toCents } from '@koo/pricing'

/** Between what an application may be: in cents, and as they stand in a sentence. */
export interface Bounds {
  readonly isWithin: (yuan: string) => boolean
  readonly texts: readonly [least: string, most: string]
}

/** The bounds that the server names; null when it names none, and it alone can say whether an amount may be applied for. */
export function boundsOf({ minApplyAmount, maxApplyAmount }: MerchantLoanData): Bounds | null {
  const least = positiveCents(minApplyAmount)
  const most = positiveCents(maxApplyAmount)
  if (least === null || most === null || least > most) return null
  return {
    isWithin: (yuan) => toCents(yuan) >= least && toCents(yuan) <= most,
    texts: [shortMoney(least), shortMoney(most)],
  }
}
