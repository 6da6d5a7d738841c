import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import {
  type RateRow,
  type RateTableEntry,
  baseSchedule,
  duesAfter,
  averageCents,
  money,
  moneyCut,
  percentText,
  rateFor,
  readRateTable,
  termsFromRow,
  toCents,
} from '@koo/pricing'

export const tablePeriods = [3, 6, 12, 24]

export interface RateTableBoardProps {
  /** Yuan. */
  amount: number
  period: number
}

/** Two ranges at 6 and 12 periods, no upper end at 24, a percent in place of a fraction at 3. */
const entries: readonly RateTableEntry[] = [
  { minRange: 1000, maxRange: '4999.99', loanPeriod: 6, irr: '0.2388' },
  { minRange: 5000, maxRange: 50_000, loanPeriod: 6, irr: '0.18' },
  { minRange: 1000, maxRange: '4999.99', loanPeriod: 12, irr: '0.2388' },
  { minRange: 5000, maxRange: 50_000, loanPeriod: 12, irr: '0.1698', handFeeRate: '0.01' },
  { minRange: 5000, loanPeriod: 24, irr: '0.1598' },
  { minRange: 1000, maxRange: 50_000, loanPeriod: 3, irr: 24 },
]
const table = readRateTable(entries)
/** A missing end is read as the largest possible amount. */
const open = toCents(1e13)

/** The row of the rate table for an amount and a period count (semantics 11). */
export function RateTableBoard({ amount, period }: RateTableBoardProps) {
  const cents = toCents(amount)
  const found = rateFor(table, cents, period)
  return (
    <Page header={<Header title="利率表" />}>
      <Surface pad="list" heading="查到的利率" aside={`¥${money(cents)} · ${period}期`}>
        <Result row={found} amount={amount} />
      </Surface>
      <Surface pad="list" heading="利率表" aside="两端都包含">
        {table.map((row) => (
          <ListRow
            key={`${row.periods}-${row.minAmount}`}
            label={`${row.periods}期`}
            note={rangeText(row)}
            value={rateText(row)}
            valueNote={row === found ? <Tag tone="brand">命中</Tag> : undefined}
          />
        ))}
      </Surface>
      <Notice>取期数相同、金额在区间内的第一行。写成百分数的利率不报价，也不会当成2400%。</Notice>
    </Page>
  )
}

function Result({ row, amount }: { row: RateRow | null; amount: number }) {
  const terms = row && termsFromRow(row, toCents(amount))
  if (terms === null) {
    return (
      <ListRow
        label="没有可报的利率"
        note={row === null ? '没有这一行' : '利率写成了百分数'}
        value="—"
        tone="quiet"
      />
    )
  }
  const due = averageCents(duesAfter(baseSchedule(terms)))
  return (
    <>
      <ListRow label="年利率" value={percentText(terms.annualRate.value)} />
      <ListRow label="每期约还" value={`¥${money(due)}`} />
    </>
  )
}

function rangeText({ minAmount, maxAmount }: RateRow): string {
  const from = `¥${moneyCut(minAmount)}`
  return maxAmount === open ? `${from}起，不设上限` : `${from}至 ¥${money(maxAmount)}`
}

function rateText({ annualRate, handlingFeeRate }: RateRow): string {
  if (annualRate === null) return '不报价'
  const fee = handlingFeeRate === null ? '' : ` + 手续费${percentText(handlingFeeRate.value)}`
  return `${percentText(annualRate.value)}${fee}`
}
