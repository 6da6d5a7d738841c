import type { PlanRow } from '../ScheduleTable/index.ts'

/** Plans for stories and tests; pages get theirs from the server or from pricing. */

interface Sample {
  /** Cents. */
  principal: number
  periods: number
  /** Monthly rate, a fraction. */
  rate: number
  /** Number of periods, from the first one, whose charge is waived. */
  waived?: number
}

const yuan = (cents: number) => {
  const [whole = '', part = ''] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '−' : ''}¥${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${part}`
}

/** Due on the 20th, from April 2026 on, of which a page does not write the year. */
const dateOf = (index: number) => {
  const month = index + 3
  const year = 2026 + Math.floor(month / 12)
  return { date: `${(month % 12) + 1}月20日`, ...(year > 2026 && { year: `${year}年` }) }
}

/** The rows of equal instalments. */
export function planRows({ principal, periods, rate, waived = 0 }: Sample): PlanRow[] {
  const payment = Math.round((principal * rate) / (1 - (1 + rate) ** -periods))
  let rest = principal
  return Array.from({ length: periods }, (_, index) => {
    const charge = Math.round(rest * rate)
    const part = index === periods - 1 ? rest : payment - charge
    rest -= part
    const free = index < waived ? charge : 0
    return {
      period: index + 1,
      ...dateOf(index),
      total: yuan(part + charge - free),
      principal: yuan(part),
      charge: yuan(charge),
      ...(free > 0 && { discount: yuan(-free), struckTotal: yuan(part + charge) }),
      bars: { principal: part, charge: charge - free },
    }
  })
}

/** A plan of these rows: its total and its head are theirs. */
export function planOf(rows: readonly PlanRow[]) {
  const total = rows.reduce((sum, { bars }) => sum + bars.principal + bars.charge, 0)
  // The last one may differ by cents, and the first may be free of charge.
  const each = rows.length > 1 ? ` · 每期 ${rows[rows.length - 2]?.total}` : ''
  return { total: yuan(total), summary: `${rows.length}期${each}`, rows }
}

/** The same rows with what is paid up to each of them, and what settling the loan there costs. */
export function withFacts(rows: readonly PlanRow[], settles = true): PlanRow[] {
  let paid = 0
  return rows.map((row, index) => {
    paid += row.bars.principal + row.bars.charge
    const rest = rows.slice(index).reduce((sum, { bars }) => sum + bars.principal, row.bars.charge)
    const fee = index < 6 ? Math.round((rest - row.bars.principal - row.bars.charge) * 0.03) : 0
    return {
      ...row,
      facts: [
        { label: `还到第${row.period}期共付`, value: yuan(paid) },
        ...(settles
          ? [
              {
                label: `第${row.period}期提前结清`,
                value: `预估 ${yuan(rest + fee)}`,
                note: fee > 0 ? `含费用 ${yuan(fee)}` : '不收费用',
              },
            ]
          : []),
      ],
    }
  })
}

export const twelvePeriods = planRows({ principal: 1_200_000, periods: 12, rate: 0.01275 })

export const thirtySixPeriods = planRows({ principal: 20_000_000, periods: 36, rate: 0.02 })

export const firstPeriodFree = planRows({ principal: 500_000, periods: 6, rate: 0.015, waived: 1 })

export const threePeriods = planRows({ principal: 999_999_999, periods: 3, rate: 0.01 })
