import { topUp } from '../../../people/personas/coupons/kinds.ts'
import { usableCoupons } from '../../../people/personas/coupons/sets.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'
import { TOP_UP_ENDINGS } from '../magic.ts'

const DAY = 24 * 60
const PHONE = 'phone-mobile-100'
const UNDELIVERABLE = `1380000${TOP_UP_ENDINGS.undeliverable}`

/** Top-ups in every state at the first sign-in. */
const topUpOrders: Persona = {
  ...oldCustomer,
  name: 'top-up-orders',
  title: '充值订单客户',
  shows: {
    zh: '登录时充值订单八种状态俱全：退款中、支付处理中、待支付、充值中、已完成、已退款、支付失败、已关闭。',
    en: 'At the sign-in there are top-up orders in all eight states: being refunded, in process, unpaid, paid, delivered, refunded, failed, closed.',
  },
  mobile: '13800000629',
  coupons: (since) => [topUp({ id: 'CT6', since }, 5, 50), ...usableCoupons(since)],
  home: {
    topUps: [
      { itemId: PHONE, account: UNDELIVERABLE, minutesAgo: 1, payment: 'success', paidAfter: 45 },
      { itemId: 'phone-mobile-50', minutesAgo: 1, payment: 'processing', paidAfter: 55 },
      { itemId: PHONE, minutesAgo: 2 },
      { itemId: PHONE, account: `1380000${TOP_UP_ENDINGS.slow}`, minutesAgo: 5, payment: 'success' },
      { itemId: PHONE, couponId: 'CT6', minutesAgo: 30, payment: 'success' },
      { itemId: PHONE, account: UNDELIVERABLE, minutesAgo: 60, payment: 'success' },
      { itemId: 'phone-mobile-30', minutesAgo: 120, payment: 'failed' },
      { itemId: PHONE, minutesAgo: DAY },
      { itemId: 'video-xinghe-week', minutesAgo: 2 * DAY, payment: 'success' },
      { itemId: 'qq-50', account: '1234567', minutesAgo: 3 * DAY, payment: 'success' },
    ],
  },
}

/** Orders of the top-up shop. */
export const shopPersonas: readonly Persona[] = [topUpOrders]
