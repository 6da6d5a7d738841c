import { customerOf, type Context } from '../../engine/context.ts'
import { nextDueOf } from '../../ledger/bills/bills.ts'
import { limitsIn } from '../../ledger/limit/limits.ts'
import { wireYuan } from '../../engine/money.ts'
import { unseenCoupons } from '../../ledger/coupons/seen.ts'

/** Title of a card of the home page. */
export interface CardTitle {
  code: string
  title: string
  subTitle: string | null
}

/** The titles of the cards on the home page; their content depends on the customer. */
export function cardTitles(context: Context): CardTitle[] {
  const customer = customerOf(context)
  const { usableCents } = limitsIn(context)
  const next = nextDueOf(customer)
  const coupons = unseenCoupons(customer)
  return [
    { code: 'wallet', title: '信用钱包', subTitle: `可借额度${wireYuan(usableCents)}元` },
    {
      code: 'repayment',
      title: '我的账单',
      subTitle: next ? `${next.day}应还${wireYuan(next.cents)}元` : '暂无待还',
    },
    { code: 'coupon', title: '优惠券', subTitle: coupons > 0 ? `${coupons}张新券` : null },
    { code: 'raiseLimit', title: '提升额度', subTitle: '最高可提2万元' },
    { code: 'membership', title: '会员中心', subTitle: null },
    { code: 'topUp', title: '生活充值', subTitle: null },
  ]
}
