import { Header } from '@koo/kit/Header'
import { ListRow } from '@koo/kit/ListRow'
import { Page } from '@koo/kit/Page'
import { Surface } from '@koo/kit/Surface'
import {
  type Cents,
  couponTitle,
  discountText,
  money,
  moneyCut,
  percentText,
  preClearPeriods,
  readCoupon,
  thousands,
  toCents,
  wan,
  wanCents,
  yuanText,
} from '@koo/pricing'

export interface FormatBoardProps {
  /** Yuan as text, so that every digit is kept. */
  yuan: string
  /** A fraction: 0.2399 is 23.99 %. */
  rate: string
  /** Share paid: 0.85 is 8.5折. */
  payFraction: string
}

/** One value in every format that a page uses (semantics 5). */
export function FormatBoard({ yuan, rate, payFraction }: FormatBoardProps) {
  const cents: Cents = toCents(yuan)
  return (
    <Page header={<Header title="展示格式" />}>
      <Surface pad="list" heading="金额" aside={yuan}>
        <ListRow label="页面金额" note="两位小数，四舍五入" value={`¥${money(cents)}`} />
        <ListRow label="结果页金额" note="小数直接舍去" value={moneyCut(cents)} />
        <ListRow label="简写" note="万以上，只舍不入" value={wanCents(cents)} />
        <ListRow label="接口文本" note="不带分隔符" value={yuanText(cents)} />
      </Surface>
      <Surface pad="list" heading="利率与折扣">
        <ListRow label="百分比" note={rate} value={percentText(rate)} />
        <ListRow label="折扣" note={payFraction} value={discountText(payFraction)} />
      </Surface>
      <Surface pad="list" heading="容易出错的数">
        <ListRow label="1.005元" note="浮点会得到1.00" value={thousands('1.005')} />
        <ListRow label="0.57的折扣" note="浮点会得到5.69折" value={discountText('0.57')} />
        <ListRow label="23.9999999%" note="求解误差不显示成23.99%" value={percentText('0.239999999')} />
        <ListRow label="19,999.9元" note="额度从不多报" value={wan('19999.9')} />
        <ListRow label="−0.004元" note="没有负零" value={thousands('-0.004')} />
      </Surface>
      <Surface pad="list" heading="优惠券名称">
        {coupons.map((raw) => {
          const coupon = readCoupon(raw)
          return <ListRow key={coupon.id} label={coupon.id} value={couponTitle(coupon)} tone="benefit" />
        })}
      </Surface>
      <Surface pad="list" heading="提前结清">
        <ListRow label="12期，系数5" note="进一取整" value={`${preClearPeriods(12, 5)}期后可结清`} />
      </Surface>
    </Page>
  )
}

const coupons = [
  { couponId: '第一期免息', incoInfo: { iconType: 2, periodLimit: 1, isAsc: 1 } },
  { couponId: '最后一期免息', incoInfo: { iconType: 2, periodLimit: 1, isAsc: 0 } },
  { couponId: '前三期免息', incoInfo: { iconType: 2, periodLimit: 3, isAsc: 1 } },
  { couponId: '按85%付息', incoInfo: { iconType: 3 }, extendProperties: { discountRate: '0.85' } },
  { couponId: '面值50元', amount: 50 },
]
