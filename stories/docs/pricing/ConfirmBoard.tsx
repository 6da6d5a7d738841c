import { CouponCard } from '@koo/kit/CouponCard'
import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import { Tag } from '@koo/kit/Tag'
import { allBorrow, confirmCoupon, money, moneyCut, toCents } from '@koo/pricing'
import { couponFace } from './couponFace.ts'
import { confirmSamples, contextOf } from './couponSamples.ts'

export const confirmCoupons = ['any', 'long', 'range', 'large', 'expired'] as const

export interface ConfirmBoardProps {
  /** The coupon that the customer takes into the confirm flow. */
  coupon: (typeof confirmCoupons)[number]
  /** What the page would borrow without it, in yuan. */
  amount: number
  period: number
  defaultPeriod: number
  /** Stored maximum amount in yuan; 0: none. */
  storedMaximum: number
  /** The amount of "all borrow" in the one-click pop-up, in yuan. */
  offerMaximum: number
}

/** Amount and period of the confirm flow with a coupon, and what "all borrow" keeps of it (semantics 7.5). */
export function ConfirmBoard(props: ConfirmBoardProps) {
  const { amount, period, defaultPeriod, storedMaximum, offerMaximum } = props
  const { name, rule, coupon } = confirmSamples[props.coupon]
  const { now, ...scene } = contextOf(amount, period)
  const taken = confirmCoupon({
    coupon,
    amount: toCents(amount),
    period,
    defaultPeriod,
    scene,
    storedMaximum: toCents(storedMaximum),
    now,
  })
  const all = allBorrow({ maximum: toCents(offerMaximum), period: taken.period, coupon, scene, now })
  return (
    <Page header={<Header title="带券确认" />}>
      <CouponCard select="none" coupon={{ ...couponFace(name, coupon), lines: [rule] }} />
      <Surface pad="list" heading="确认时取用">
        <ListRow
          label="优惠券"
          value={<Tag tone={taken.isApplied ? 'ok' : 'bad'}>{taken.isApplied ? '已使用' : '未使用'}</Tag>}
        />
        <ListRow
          label="借款金额"
          note={`原为 ¥${money(toCents(amount))}`}
          value={`¥${money(taken.amount)}`}
          valueNote={storedMaximum > 0 ? `记录的最高金额 ¥${moneyCut(toCents(storedMaximum))}` : undefined}
        />
        <ListRow label="期数" note={`原为${period}期，默认${defaultPeriod}期`} value={`${taken.period}期`} />
      </Surface>
      <Surface pad="list" heading="全部借出">
        <ListRow label="借款金额" value={`¥${money(all.amount)}`} />
        <ListRow
          label="优惠券"
          value={
            <Tag tone={all.coupon === null ? 'bad' : 'ok'}>{all.coupon === null ? '不再可用' : '保留'}</Tag>
          }
        />
      </Surface>
    </Page>
  )
}
