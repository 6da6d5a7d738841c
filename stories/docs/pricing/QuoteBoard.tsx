import { CouponRow } from '@koo/kit/CouponRow'
import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Page } from '@koo/kit/Page'
import { PeriodRow } from '@koo/kit/PeriodRow'
import { RepaymentPlan } from '@koo/kit/RepaymentPlan'
import { Surface } from '@koo/kit/Surface'
import {
  type PeriodQuote,
  couponTitle,
  createQuoter,
  loanDetail,
  money,
  percentText,
  readCoupon,
  readRate,
  readRateTable,
  toCents,
} from '@koo/pricing'
import { useState } from 'react'
import { contextOf, rankedSamples } from './couponSamples.ts'
import { planRows } from './planRows.ts'

export const choices = ['best', 'none', 'first', 'fold'] as const

export interface QuoteBoardProps {
  /** Yuan. */
  amount: number
  /** The card that is selected at first. */
  period: number
  /** The best coupon of each period, no coupon, or one by its id. */
  choice: (typeof choices)[number]
  /** A member right on top of the coupon. */
  hasRight: boolean
  /** Highest rate of a low-fee right, in percent; 0: none selected. */
  lowFeeRate: number
}

const periods = [3, 6, 12, 18, 24, 36]

/** Smaller loans have a higher rate and no offer for the longest term. */
const rateTable = readRateTable([
  ...[3, 6, 12, 18, 24].map((loanPeriod) => ({
    minRange: 1000,
    maxRange: 4999.99,
    loanPeriod,
    irr: '0.2388',
  })),
  ...periods.map((loanPeriod) => ({ minRange: 5000, maxRange: 50_000, loanPeriod, irr: '0.18' })),
])

const right = readCoupon({
  couponId: 'member',
  category: 'member',
  incoInfo: { iconType: 3 },
  extendProperties: { discountRate: '0.9', deductType: 1 },
  couponUpperLimit: 50,
})

/** All cards of a loan page from one call, each with its own coupon (semantics 11). */
export function QuoteBoard({ amount, period, choice, hasRight, lowFeeRate }: QuoteBoardProps) {
  const [chosen, choose] = useState(period)
  const { now, ...scene } = contextOf(amount, period)
  const quoter = createQuoter({
    rateTable,
    periods,
    coupons: rankedSamples.map(({ coupon }) => coupon),
    scene: { ...scene, offeredPeriods: periods },
  })
  const cards = quoter.quote({
    amount: toCents(amount),
    now,
    ...(choice !== 'best' && { couponId: choice === 'none' ? null : choice }),
    right: hasRight ? right : null,
    annualRateLimit: readRate(lowFeeRate, true),
  })
  const quote = cards.find((card) => card.periods === chosen)?.quote ?? null
  return (
    <Page header={<Header title="一次算出整页" />}>
      <PeriodRow
        value={chosen}
        onValueChange={choose}
        options={cards.map((card) => ({
          period: card.periods,
          ...(card.quote && { payment: `¥${money(card.quote.averageMonthlyDue)}` }),
          ...(card.quote?.coupon && { mark: couponTitle(card.quote.coupon) }),
        }))}
      />
      <Surface pad="list">
        <ListRow label="借款金额" value={`¥${money(toCents(amount))}`} />
        <CouponRow
          state={quote !== null && quote.totalDiscount > 0 ? 'chosen' : 'none'}
          tags={quote?.coupon ? [couponTitle(quote.coupon)] : []}
          text={quote !== null && quote.totalDiscount > 0 ? `−¥${money(quote.totalDiscount)}` : '不使用'}
        />
      </Surface>
      {quote !== null && <Detail quote={quote} />}
    </Page>
  )
}

function Detail({ quote }: { quote: PeriodQuote }) {
  const detail = loanDetail(quote)
  return (
    <>
      <Surface pad="list" heading="借款详情">
        <ListRow
          label="综合年化利率（单利）"
          value={
            <>
              {percentText(detail.aprAfter)}{' '}
              {detail.aprBefore !== null && <s>{percentText(detail.aprBefore)}</s>}
            </>
          }
        />
        <ListRow label="券优惠" tone="benefit" value={`−¥${money(quote.discountTotal)}`} />
        <ListRow label="会员权益" tone="benefit" value={`−¥${money(quote.rightDiscount)}`} />
      </Surface>
      <RepaymentPlan
        key={quote.periods}
        total={`¥${money(quote.totalDue)}`}
        summary={`${quote.periods}期 · 每期 ¥${money(detail.averageMonthlyDue)}`}
        rows={planRows(quote.rows())}
      />
    </>
  )
}
