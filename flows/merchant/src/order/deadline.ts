import type { MerchantLoanData } from '@koo/api-client/types'
import { momentText } from '@koo/page/time'
import { readTime } from '@koo/steps'

/** Until when the documents are waited for, as 3月9日10:00; null where the server does not say. */
export function deadlineOf(
  { documentsUntil }: Pick<MerchantLoanData, 'documentsUntil'>,
  now: number,
): string | null {
  const until = readTime(documentsUntil)
  return until === null ? null : momentText(until, now)
}
