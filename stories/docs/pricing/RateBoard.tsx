import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import {
  type ScheduleInput,
  applyBenefit,
  baseSchedule,
  duesAfter,
  isAbove24,
  money,
  parseTerms,
  percentText,
  realAnnualRate,
  scheduleIrr,
  shownAnnualRate,
  struckThroughRate,
  subtractCents,
  sumCents,
} from '@koo/pricing'
import { fraction } from './planRows.ts'

export interface RateBoardProps {
  /** Yuan. */
  amount: number
  periods: number
  /** Percent per year. */
  yearRate: number
  /** Percent of the principal, for the row with a fee. */
  feeRate: number
  /** Days of the short first bill. */
  firstDays: number
}

/** The same loan, with one change per row that affects its real rate (semantics 4). */
export function RateBoard({ amount, periods, yearRate, feeRate, firstDays }: RateBoardProps) {
  const plain: ScheduleInput = { amount, loanPeriod: periods, yearRate: fraction(yearRate) }
  const rows: readonly [string, ScheduleInput][] = [
    ['无费用、无优惠', plain],
    [`手续费${feeRate}%`, { ...plain, handFeeRate: fraction(feeRate) }],
    [`首期${firstDays}天`, { ...plain, billDays: firstDays * 86_400_000 }],
    ['首期免息', { ...plain, couponType: 2, periodLimit: 1 }],
    ['8.5折', { ...plain, couponType: 3, couponDiscountRate: 85 }],
    ['全程免息', { ...plain, calculationType: 4 }],
    ['等额本金', { ...plain, calculationType: 1 }],
  ]
  const struck = struckThroughRate(fraction(yearRate), '0.85')
  return (
    <Page header={<Header title="年化利率" />}>
      <Surface pad="list" heading="综合年化利率（单利）" aside={`${periods}期`}>
        {rows.map(([label, input]) => (
          <RateRow key={label} label={label} input={input} />
        ))}
      </Surface>
      <Surface pad="list" heading="展示规则">
        <ListRow label="利率分档" note="高于23.999%属于24%以上" value={<ClassTag percent={yearRate} />} />
        <ListRow
          label="划线利率"
          note="当前利率 ÷ 0.85，最高36%"
          value={struck === null ? '不展示' : <s>{percentText(struck)}</s>}
        />
      </Surface>
      <Notice>
        没有费用和优惠的借款展示合同利率本身：分位取整会让解出的利率在合同利率上下浮动万分之几。
      </Notice>
    </Page>
  )
}

function RateRow({ label, input }: { label: string; input: ScheduleInput }) {
  const terms = parseTerms(input)
  if (terms === null) return <ListRow label={label} value="—" tone="quiet" />
  const base = baseSchedule(terms)
  const discounts = applyBenefit(base, terms.benefit)
  const solved = realAnnualRate(base, discounts)
  const cost = subtractCents(sumCents(duesAfter(base, discounts)), terms.principal)
  return (
    <ListRow
      label={label}
      note={`解出${(solved * 100).toFixed(6)}%${terms.firstPeriodDays === null ? ` · IRR ${percentText(scheduleIrr(base, discounts))}` : ''}`}
      value={percentText(shownAnnualRate(base, discounts))}
      valueNote={`息费 ¥${money(cost)}`}
    />
  )
}

function ClassTag({ percent }: { percent: number }) {
  const isAbove = isAbove24(fraction(percent))
  return <Tag tone={isAbove ? 'warn' : 'ok'}>{isAbove ? '24%以上' : '24%及以下'}</Tag>
}
