import type { TobaccoLoanData } from '@koo/api-client/types'
import { readTime } from '@koo/steps'
import { copy } from './copy.ts'

/** Nothing was found: neither licence nor trade. */
export const hasNothing = ({ basicInfo, manageInfo, goodsInfo }: TobaccoLoanData): boolean =>
  !basicInfo && !manageInfo && !goodsInfo

/** Whether a licence was valid until a day before today, by Beijing time. One whose day cannot be read is not known to have ended. */
export function hasEnded(validUntil: string | null | undefined, now: number): boolean {
  const end = readTime(validUntil, true)
  return end !== null && end < now
}

/** Why the verification cannot be done, as far as its data say; null: they do not. */
export function reasonIn(data: TobaccoLoanData, now: number): string | null {
  if (hasNothing(data)) return copy.failure.none
  return hasEnded(data.basicInfo?.validUntil, now) ? copy.failure.ended : null
}
