import { CouponCard } from '@koo/kit/CouponCard'
import { EmptyState } from '@koo/kit/EmptyState'
import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import {
  type Coupon,
  applyBenefit,
  baseSchedule,
  couponUsability,
  judgeCoupons,
  money,
  moneyCut,
  parseTerms,
  selectDefaults,
  toCents,
} from '@koo/pricing'
import { couponFace } from './couponFace.ts'
import { type CouponSample, contextOf, couponSamples, rankedSamples } from './couponSamples.ts'
import { fraction } from './planRows.ts'

export interface CouponBoardProps {
  /** Yuan. */
  amount: number
  period: number
}

/** One coupon for every reason that makes a coupon unusable; checked live (semantics 7.1). */
export function ReasonBoard({ amount, period }: CouponBoardProps) {
  return (
    <Page header={<Header title="优惠券为什么不可用" />}>
      <Notice>
        借{moneyCut(toCents(amount))}元，分{period}期。原因按顺序收集，展示第一条。
      </Notice>
      {couponSamples.map((sample) => (
        <ReasonCard key={sample.reason} sample={sample} amount={amount} period={period} />
      ))}
    </Page>
  )
}

function ReasonCard({ sample, amount, period }: { sample: CouponSample } & CouponBoardProps) {
  const { name, coupon, situation } = sample
  const usability = couponUsability(coupon, { ...contextOf(amount, period), ...situation })
  const face = couponFace(name, coupon)
  const reason = usability.messages[0]
  return (
    <CouponCard
      select={usability.isAvailable ? 'checkbox' : 'none'}
      coupon={{
        ...face,
        tag: usability.reasons.join(' · ') || '可用',
        lines: [...(face.lines ?? []), ...situationText(sample, usability.isDropped)],
        ...(reason !== undefined && { reason }),
      }}
    />
  )
}

function situationText({ situation }: CouponSample, isDropped: boolean): string[] {
  if (isDropped) return ['两个列表都不展示']
  if (situation.customer === 'old') return ['老客']
  return situation.hideNotUsingCoupon ? ['不可选择不用券'] : []
}

export interface RankingBoardProps extends CouponBoardProps {
  /** Percent per year. */
  yearRate: number
}

/** Usable coupons, sorted by what they save on this loan; the best one is selected by default (semantics 7.3). */
export function RankingBoard({ amount, period, yearRate }: RankingBoardProps) {
  const terms = parseTerms({ amount, loanPeriod: period, yearRate: fraction(yearRate) })
  if (terms === null) {
    return (
      <Page header={<Header title="默认用哪张券" />}>
        <Surface>
          <EmptyState title="没有可计算的借款" />
        </Surface>
      </Page>
    )
  }
  const base = baseSchedule(terms)
  const judged = judgeCoupons(
    rankedSamples.map(({ coupon }) => coupon),
    contextOf(amount, period),
  )
  const chosen = selectDefaults(base, judged)
  const saving = (coupon: Coupon) => applyBenefit(base, coupon.benefit).total
  const ranked = rankedSamples
    .map((sample, i) => ({ ...sample, verdict: judged[i], total: saving(sample.coupon) }))
    .sort((a, b) => Number(b.verdict?.isAvailable) - Number(a.verdict?.isAvailable) || b.total - a.total)
  return (
    <Page header={<Header title="默认用哪张券" />}>
      <Surface pad="list">
        <ListRow label="借款" value={`¥${money(terms.principal)} · ${period}期`} />
        <ListRow
          label="默认优惠"
          tone={chosen.rateCoupon === null ? 'quiet' : 'benefit'}
          value={chosen.rateCoupon === null ? '暂无可用' : `−¥${money(chosen.discountTotal)}`}
        />
      </Surface>
      {ranked.map(({ name, coupon, verdict, total }) => (
        <CouponCard
          key={coupon.id}
          select={verdict?.isAvailable ? 'radio' : 'none'}
          name="ranking"
          checked={coupon === chosen.rateCoupon}
          coupon={{
            ...couponFace(name, coupon),
            saving: `本次省 ¥${money(total)}`,
            ...(coupon === chosen.rateCoupon && { tag: '最划算' }),
            ...(verdict?.messages[0] !== undefined && { reason: verdict.messages[0] }),
          }}
        />
      ))}
    </Page>
  )
}
