import type { Row } from '../state/loan.ts'
import { wireYuan } from '../../engine/money.ts'

/** Figures of a row, or of a sum of rows, in integer cents under the contract's names. */
export interface RowCents {
  capital: number
  interest: number
  service: number
  handlingFee: number
  payMonth: number
  total: number
  couponValue: number
  realTotal: number
}

/** The figures of a stored row: payMonth, total and realTotal are computed from the other five. */
export function rowCents([capital, interest, service, handlingFee, couponValue]: Row): RowCents {
  const payMonth = capital + interest + service
  const total = payMonth + handlingFee
  return {
    capital,
    interest,
    service,
    handlingFee,
    payMonth,
    total,
    couponValue,
    realTotal: total - couponValue,
  }
}

/** The amount due after the discount, in cents. */
export function realTotalOf(row: Row): number {
  return rowCents(row).realTotal
}

/** The sums of all rows. */
export function sumRows(rows: readonly Row[]): RowCents {
  const sum = (column: 0 | 1 | 2 | 3 | 4): number => rows.reduce((total, row) => total + row[column], 0)
  return rowCents([sum(0), sum(1), sum(2), sum(3), sum(4)])
}

/** Figures as the contract's decimal text. */
export function wireRow(row: RowCents): Record<keyof RowCents, string> {
  return {
    capital: wireYuan(row.capital),
    interest: wireYuan(row.interest),
    payMonth: wireYuan(row.payMonth),
    handlingFee: wireYuan(row.handlingFee),
    service: wireYuan(row.service),
    total: wireYuan(row.total),
    realTotal: wireYuan(row.realTotal),
    couponValue: wireYuan(row.couponValue),
  }
}
