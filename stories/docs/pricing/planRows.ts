import type { PlanRow } from '@koo/kit/ScheduleTable'
import { type ScheduleRow, money } from '@koo/pricing'

/** Due on the 20th, from January 2027 on: fixed dates keep every picture the same. */
const dueDate = (index: number) => ({
  date: `${(index % 12) + 1}月20日`,
  year: `${2027 + Math.floor(index / 12)}年`,
})

/** Rows of the calculator as the plan needs them. */
export function planRows(rows: readonly ScheduleRow[]): PlanRow[] {
  return rows.map((row, index) => ({
    period: index + 1,
    ...dueDate(index),
    total: `¥${money(row.dueAfterDiscount)}`,
    principal: `¥${money(row.principal)}`,
    charge: `¥${money(row.charge)}`,
    ...(row.discount > 0 && { discount: `−¥${money(row.discount)}`, struckTotal: `¥${money(row.due)}` }),
    bars: { principal: row.principal, charge: row.charge },
  }))
}

/** A percent of a control as the fraction of the contract: 18.25 -> "0.182500". */
export function fraction(percent: number): string {
  return (percent / 100).toFixed(6)
}
