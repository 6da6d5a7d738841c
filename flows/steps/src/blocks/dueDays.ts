import { beijingDate, beijingTime, dueDay } from '@koo/pricing'
import { readTime } from './readTime.ts'

/**
 * Due days of a loan, ms since 1970: the first is the lender's date, the others are the repayment day of the following
 * months, or the last day of a shorter month. Empty when the first date cannot be read.
 */
export function dueDays(first: string, repaymentDay: number, count: number): number[] {
  const start = readTime(first)
  if (start === null) return []
  const [year, month] = beijingDate(start)
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? start : beijingTime(year, month + index, dueDay(year, month + index, repaymentDay)),
  )
}
