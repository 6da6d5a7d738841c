import { EmptyState } from '@koo/kit/EmptyState'
import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { RepaymentPlan } from '@koo/kit/RepaymentPlan'
import { Surface } from '@koo/kit/Surface'
import {
  type Base,
  type Discounts,
  type ScheduleInput,
  type Terms,
  applyBenefit,
  averageCents,
  baseSchedule,
  duesAfter,
  money,
  parseTerms,
  percentText,
  scheduleRows,
  shownAnnualRate,
  sumCents,
} from '@koo/pricing'
import { fraction, planRows } from './planRows.ts'

export const plans = ['equalInstalment', 'equalPrincipal'] as const
export const coupons = ['none', 'discount', 'firstPeriods', 'lastPeriods', 'wholeLoan'] as const
export const deductions = ['interest', 'handlingFee', 'both'] as const

export interface ScheduleBoardProps {
  /** Yuan. */
  amount: number
  periods: number
  /** The full annual rate, in percent. */
  yearRate: number
  /** The lender's part of it, in percent; 0: unknown, so everything is interest. */
  lenderRate: number
  /** Additional fee for the whole term, percent of the principal. */
  feeRate: number
  /** Days to the first bill; 0 or 30: a whole month. */
  firstDays: number
  plan: (typeof plans)[number]
  coupon: (typeof coupons)[number]
  /** What the coupon waives; never the service charge. */
  deducts: (typeof deductions)[number]
  /** Percent paid with a rate discount: 85 is 8.5折. */
  percentPaid: number
  /** Free periods of a period coupon. */
  freePeriods: number
  /** The most that the coupon saves, in yuan; 0: no cap. */
  cap: number
  /** Whether the table starts expanded. */
  unfolded: boolean
}

/** A loan calculated row by row, as the page shows it (semantics 3). */
export function ScheduleBoard(props: ScheduleBoardProps) {
  const terms = parseTerms(contractInput(props))
  return (
    <Page header={<Header title="还款计划" />}>
      {terms === null ? (
        <Surface>
          <EmptyState
            title="没有可计算的计划"
            text="金额、期数、年利率须大于零，期数为1至600的整数，利率不超过100%"
          />
        </Surface>
      ) : (
        <Plan
          base={baseSchedule(terms)}
          discounts={applyBenefit(baseSchedule(terms), terms.benefit)}
          unfolded={props.unfolded}
        />
      )}
    </Page>
  )
}

function Plan({ base, discounts, unfolded }: { base: Base; discounts: Discounts; unfolded: boolean }) {
  const { terms } = base
  const dues = duesAfter(base, discounts)
  const days = terms.firstPeriodDays
  return (
    <>
      <Surface pad="list" heading="借款条件">
        <ListRow label="借款本金" value={`¥${money(terms.principal)} · ${terms.periods}期`} />
        <ListRow label="年利率" note={lenderText(terms)} value={percentText(terms.annualRate.value)} />
        <ListRow label="还款方式" value={terms.plan === 'bill' ? '等额本金' : '等额本息'} />
      </Surface>
      <RepaymentPlan
        key={terms.periods}
        totalLabel="应还总额"
        total={`¥${money(sumCents(dues))}`}
        summary={`${terms.periods}期 · 每期 ¥${money(averageCents(dues))}`}
        rows={planRows(scheduleRows(base, discounts.perPeriod))}
        defaultExpanded={unfolded}
      />
      <Surface pad="list" heading="费用构成">
        <ListRow label="利息" note="资方收取" value={`¥${money(sumCents(base.interest))}`} />
        <ListRow label="服务费" note="年利率减资方利率" value={`¥${money(sumCents(base.serviceCharge))}`} />
        <ListRow
          label="手续费"
          note="按本金收取，平摊到每期"
          value={`¥${money(sumCents(base.handlingFee))}`}
        />
        <ListRow
          label="优惠"
          tone={discounts.total > 0 ? 'benefit' : 'quiet'}
          value={discounts.total > 0 ? `−¥${money(discounts.total)}` : '无'}
        />
        <ListRow
          label="综合年化利率（单利）"
          note="含费用与优惠"
          value={percentText(shownAnnualRate(base, discounts))}
        />
      </Surface>
      {days !== null && <Notice>首期{days}天，按天计息；本金的拆分不受影响。</Notice>}
    </>
  )
}

function lenderText({ lenderAnnualRate, annualRate }: Terms): string {
  return lenderAnnualRate === annualRate ? '全部为利息' : `其中资方${percentText(lenderAnnualRate.value)}`
}

/** The controls as schedule input with contract names. */
function contractInput(props: ScheduleBoardProps): ScheduleInput {
  const { coupon, plan } = props
  const couponType = coupon === 'discount' ? 3 : coupon === 'firstPeriods' || coupon === 'lastPeriods' ? 2 : 0
  const ofCoupon = coupon === 'wholeLoan' ? 4 : couponType
  return {
    amount: props.amount,
    loanPeriod: props.periods,
    yearRate: fraction(props.yearRate),
    instBaseYearRate: fraction(props.lenderRate),
    handFeeRate: fraction(props.feeRate),
    billDays: props.firstDays * 86_400_000,
    deductType: deductions.indexOf(props.deducts) + 1,
    couponType,
    periodLimit: props.freePeriods,
    isFreePeriodAsc: coupon !== 'lastPeriods',
    couponDiscountRate: props.percentPaid,
    couponUpperLimit: props.cap,
    calculationType: plan === 'equalPrincipal' ? 1 : ofCoupon,
  }
}
