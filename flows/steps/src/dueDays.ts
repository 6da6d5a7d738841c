import { BEIJING_MS } from '@koo/page'
import { readWhen } from './readWhen.ts'

/**
 * Due days of a loan: the first as the lender named it, the others on the repayment day of the following months, or on
 * the month's last day where it is shorter. Empty when the first cannot be read.
 */
export function dueDays(first: string, repaymentDay: number, count: number): number[] {
  const start = readWhen(first)
  if (start === null) return []
  const day = new Date(start + BEIJING_MS)
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()]
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return start
    const last = new Date(Date.UTC(year, month + index + 1, 0)).getUTCDate()
    return Date.UTC(year, month + index, Math.min(repaymentDay, last)) - BEIJING_MS
  })
}
