import { BEIJING_MS } from '@koo/page'
import { readTime } from './readTime.ts'

/**
 * Due days of a loan, ms since 1970: the first is the lender's date, the others are the repayment day of the following
 * months, or the last day of a shorter month. Empty when the first date cannot be read.
 */
export function dueDays(first: string, repaymentDay: number, count: number): number[] {
  const start = readTime(first)
  if (start === null) return []
  const day = new Date(start + BEIJING_MS)
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()]
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return start
    const last = new Date(Date.UTC(year, month + index + 1, 0)).getUTCDate()
    return Date.UTC(year, month + index, Math.min(repaymentDay, last)) - BEIJING_MS
  })
}
