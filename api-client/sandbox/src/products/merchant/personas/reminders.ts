import { freePeriods } from '../../../people/personas/coupons/kinds.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'
import { LIFETIME, popup } from './popup.ts'

const COUPON = { couponId: 'CR2', about: '息费8.5折，借5,000元及以上可用' }
const OFFERS = [
  { code: 'RAISE2026', name: '限时提额', yuan: 20_000 },
  { code: 'RAISE2026VIP', name: '会员提额', yuan: 5000 },
]
const CASH_BACK = { type: 1, minYuan: 88, days: 7 } as const

/** One persona for each branch of the last row of the priority table, and one with every row. */
export const reminderPersonas: readonly Persona[] = [
  popup(
    '0564',
    'popup-remind-raise',
    '提额资格客户',
    {
      zh: '第9行，remindType 1：有提额资格；申请后参加活动，仅一次。',
      en: 'Row 9, remindType 1: eligible for a raise; the query joins the campaign once.',
    },
    { remind: 1, campaign: 'RAISE2026' },
  ),
  popup(
    '0572',
    'popup-amount',
    '额度弹窗客户',
    {
      zh: '第9行，没有remindType，amountPopupInfoDTO.needPopup为真：提示提额资格。',
      en: 'Row 9 without a remindType, amountPopupInfoDTO.needPopup is true: eligible for a raise.',
    },
    { amountDue: true },
  ),
  popup(
    '0565',
    'popup-remind-coupon',
    '用券提醒客户',
    {
      zh: '第9行，remindType 2，有优惠券：进入时提醒，离开时挽留，用券后都不显示。',
      en: 'Row 9, remindType 2 with a coupon: a reminder on entering, its retention on leaving, neither once it is used.',
    },
    { remind: 2, coupon: COUPON },
  ),
  popup(
    '0566',
    'popup-remind-offers',
    '提额加券客户',
    {
      zh: '第9行，remindType 2，有权益：进入时提额加券，离开时权益挽留。',
      en: 'Row 9, remindType 2 with offers: a raise plus a coupon on entering, offer retention on leaving.',
    },
    { remind: 2, offers: OFFERS, coupon: COUPON, campaign: 'OFFER2026' },
  ),
  popup(
    '0567',
    'popup-cash-back',
    '返现挽留客户',
    {
      zh: '第9行，remindType 2，返现88元且没有优惠券：离开时单项挽留，七天。',
      en: 'Row 9, remindType 2 with a cash-back of 88 yuan and no coupon: single retention on leaving, for seven days.',
    },
    { remind: 2, reward: CASH_BACK },
  ),
  popup(
    '0568',
    'popup-cash-back-coupon',
    '返现加券挽留客户',
    {
      zh: '第9行，remindType 2，返现加优惠券：离开时双重挽留。',
      en: 'Row 9, remindType 2 with a cash-back and a coupon: double retention on leaving.',
    },
    { remind: 2, reward: CASH_BACK, coupon: COUPON },
  ),
  popup(
    '0569',
    'popup-recommend',
    '推荐有奖客户',
    {
      zh: '第9行，推荐有奖（rewardType 2）：50元，三十天内有效。',
      en: 'Row 9 with a reward for recommending a friend (rewardType 2): 50 yuan, open for thirty days.',
    },
    { remind: 2, reward: { type: 2, minYuan: 50, days: 30 } },
  ),
  popup(
    '0570',
    'popup-no-coupon',
    '无券挽留客户',
    {
      zh: '第9行，remindType 2，没有其他权益：离开时无券确认。',
      en: 'Row 9, remindType 2 with nothing else: the no-coupon confirm on leaving.',
    },
    { remind: 2 },
    { coupons: () => [] },
  ),
  popup(
    '0571',
    'popup-all',
    '全部弹窗客户',
    {
      zh: '所有行同时存在：页面只显示其中的第一个。',
      en: 'Every row at once: the page shows the first of them only.',
    },
    {
      transition: { maxReduce: 1280 },
      over20w: true,
      newUserTemp: true,
      lifetime: { type: 1, ...LIFETIME },
      marketing12: true,
      salesCoupon: { couponId: 'CS2', saleName: '李经理', saleId: 'S2048' },
      fakeCoupon: { discount: 0.85 },
      offer: { type: 4, deltaYuan: 8000, reduceRate: 0.036, beforeRate: 0.2316 },
      remind: 2,
      offers: OFFERS,
      coupon: COUPON,
      reward: CASH_BACK,
      campaign: 'OFFER2026',
    },
    {
      coupons: (since) => [
        freePeriods({ id: 'CS2', name: '顾问专属首期免息券', since, days: 7, cap: 300 }, 1),
        ...oldCustomer.coupons(since),
      ],
    },
  ),
]
