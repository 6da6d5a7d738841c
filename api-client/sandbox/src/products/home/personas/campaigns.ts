import { discount, topUp } from '../../../people/personas/coupons/kinds.ts'
import { usableCoupons } from '../../../people/personas/coupons/sets.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'
import type { CouponWire } from '../../../people/personas/coupons/seed.ts'

const streak: Persona = {
  ...oldCustomer,
  name: 'sign-in-streak',
  title: '连续签到客户',
  shows: {
    zh: '最近三十天每天签到，提醒已开：今天继续计数，最后一份奖励还可领取。',
    en: 'Signed in on the last thirty days, reminders on: today continues the count, and the last reward is not received yet.',
  },
  mobile: '13800000620',
  home: { signIn: { daysBefore: 30, missed: 0, push: true } },
}

const missed: Persona = {
  ...oldCustomer,
  name: 'sign-in-missed',
  title: '签到中断客户',
  shows: {
    zh: '签到五天后昨天中断：重新计数，周日奖励较少。',
    en: 'Signed in for five days and missed yesterday: the count restarts and Sunday has the smaller reward.',
  },
  mobile: '13800000621',
  home: { signIn: { daysBefore: 5, missed: 1, push: false } },
}

const lucky: Persona = {
  ...oldCustomer,
  name: 'lucky',
  title: '抽奖中奖客户',
  shows: {
    zh: '前三次抽奖依次抽中耳机（订单待填地址）、500元临时额度和优惠券，第四次未中奖。',
    en: 'The first three draws win earphones (an order that waits for an address), 500 yuan of temporary limit and a coupon, the fourth nothing.',
  },
  mobile: '13800000622',
  home: { draw: { perDay: 4, first: ['earphones', 'limit-500', 'discount-70', 'thanks'] } },
}

const noDraws: Persona = {
  ...oldCustomer,
  name: 'no-draws',
  title: '无抽奖次数客户',
  shows: { zh: '今天没有抽奖次数：每次都被拒绝。', en: 'No draw is left today: every draw is refused.' },
  mobile: '13800000623',
  home: { draw: { perDay: 0, first: [] } },
}

const prizeOrders: Persona = {
  ...oldCustomer,
  name: 'prize-orders',
  title: '奖品订单客户',
  shows: {
    zh: '各种状态的奖品订单（待填地址、备货、已发货、已签收、已关闭）和两个地址。',
    en: 'Orders of prizes in every state (no address yet, being packed, sent, delivered, closed) and two addresses.',
  },
  mobile: '13800000624',
  home: {
    addresses: 2,
    offerOrders: [
      { goods: 'cup', daysAgo: 1, hasAddress: false },
      { goods: 'earphones', daysAgo: 0, hasAddress: true },
      { goods: 'cup', daysAgo: 2, hasAddress: true },
      { goods: 'cup', daysAgo: 10, hasAddress: true },
      { goods: 'earphones', daysAgo: 12, hasAddress: false },
    ],
  },
}

const tenAddresses: Persona = {
  ...oldCustomer,
  name: 'ten-addresses',
  title: '地址已满客户',
  shows: {
    zh: '已保存十个收货地址，第一个为默认地址：不能再新增。两个奖品等待填写地址。',
    en: 'Ten addresses are saved, the first one is the default: no other can be added. Two prizes wait for an address.',
  },
  mobile: '13800000627',
  home: {
    addresses: 10,
    offerOrders: [
      { goods: 'cup', daysAgo: 1, hasAddress: false },
      { goods: 'earphones', daysAgo: 2, hasAddress: false },
    ],
  },
}

const campaignEnds: Persona = {
  ...oldCustomer,
  name: 'campaign-ends',
  title: '活动即将结束客户',
  shows: {
    zh: '正在进行的活动和抽奖在三分钟后结束：页面打开期间结束，领取和抽奖被拒绝。',
    en: 'The running campaigns and draws end after three minutes, while their page is open: receiving and drawing are refused.',
  },
  mobile: '13800000628',
  home: { campaignsEndAfter: 3 },
}

/** A coupon from an offer of the coupon centre. */
const taken = (coupon: CouponWire, code: string): CouponWire => ({ ...coupon, batchNo: `G-${code}` })

const couponTaker: Persona = {
  ...oldCustomer,
  name: 'coupon-centre',
  title: '领券中心客户',
  shows: {
    zh: '领券中心的各种状态：已领、已用、过期、可领、已领完、未开始、已结束、仅新客或会员可领。',
    en: 'The coupon centre in every state: received, used, expired, available, sold out, not started, ended, for new customers or members only.',
  },
  mobile: '13800000625',
  coupons: (since) => [
    taken(discount({ id: 'CH1', name: '息费9.5折券', since, days: 5, cap: 50 }, 0.95), 'discount-95'),
    {
      ...taken(discount({ id: 'CH2', name: '息费8.8折券', since, days: 10, cap: 120 }, 0.88), 'discount-88'),
      statusId: 2,
    },
    topUp({ id: 'CH3', since, from: -20, days: -2 }, 5, 50),
    ...usableCoupons(since),
  ],
  home: {
    received: { 'centre-discount-95': 'CH1', 'centre-discount-88': 'CH2', 'centre-top-up': 'CH3' },
  },
}

const topUpCoupons: Persona = {
  ...oldCustomer,
  name: 'top-up-coupons',
  title: '充值券客户',
  shows: {
    zh: '充值券：满10元可用、满100元可用、已使用、已过期、未生效各一张。',
    en: 'Coupons for top-ups: one usable from 10 yuan, one from 100 yuan, one used, one expired, one not in effect.',
  },
  mobile: '13800000626',
  coupons: (since) => [
    topUp({ id: 'CT1', since }, 1, 10),
    topUp({ id: 'CT2', since }, 10, 100),
    { ...topUp({ id: 'CT3', since }, 2, 30), statusId: 2 },
    topUp({ id: 'CT4', since, from: -30, days: -3 }, 5, 50),
    topUp({ id: 'CT5', since, from: 5, days: 20 }, 5, 50),
    ...usableCoupons(since),
  ],
}

/** Personas of sign-in, draw, prizes, coupon centre and top-up coupons. */
export const campaignPersonas: readonly Persona[] = [
  streak,
  missed,
  lucky,
  noDraws,
  prizeOrders,
  tenAddresses,
  campaignEnds,
  couponTaker,
  topUpCoupons,
]
