import { memberRight } from '../../../people/personas/coupons/kinds.ts'
import { usableCoupons } from '../../../people/personas/coupons/sets.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'
import type { CouponWire } from '../../../people/personas/coupons/seed.ts'

/** This month's right of a membership, for members only. */
function feeRight(since: number, days: number): CouponWire {
  return {
    ...memberRight({ id: 'CE1', name: '会员手续费5折', since, days, cap: 60 }, 0.5, 2),
    batchNo: 'G-member-fee',
    ruleDescList: ['会员专享，会员有效期内可用'],
  }
}

/** The rate coupons of all customers; member rights come from the membership. */
const withoutRights = (since: number): CouponWire[] =>
  usableCoupons(since).filter(({ category }) => category !== 'member')

const member: Persona = {
  ...oldCustomer,
  name: 'member',
  title: '会员客户',
  shows: {
    zh: '入会十天的按月付费会员：借款页有专属权益，二十天后自动续费。',
    en: 'A member for ten days with monthly payment: exclusive rights on the loan page, automatic renewal in twenty days.',
  },
  mobile: '13800000640',
  coupons: (since) => [feeRight(since, 20), ...withoutRights(since)],
  home: { member: { planId: 'month-auto', daysAgo: 10 } },
}

const renewFails: Persona = {
  ...oldCustomer,
  name: 'member-renew-fails',
  title: '会员续费失败客户',
  shows: {
    zh: '银行拒绝会员的下月扣款：会员到期，记录中有一次续费失败。',
    en: 'A member whose bank refuses the next monthly payment: the membership ends, with a failed renewal in the list.',
  },
  mobile: '13800000641',
  coupons: (since) => [feeRight(since, 2), ...withoutRights(since)],
  home: { member: { planId: 'month-auto', daysAgo: 28 }, renewFails: true },
}

const superMember: Persona = {
  ...oldCustomer,
  name: 'super-member',
  title: '超级会员客户',
  shows: {
    zh: '入会五天的超级会员，额度多2,000元；没有更高等级可升级。',
    en: 'A super member for five days with 2,000 yuan of additional limit; no further upgrade is available.',
  },
  mobile: '13800000642',
  limit: { ...oldCustomer.limit, temporary: { amount: 2000, days: 25 } },
  coupons: (since) => [
    feeRight(since, 25),
    {
      ...memberRight({ id: 'CE2', name: '会员利息8折', since, days: 25, cap: 150 }, 0.8, 1),
      batchNo: 'G-member-interest',
      ruleDescList: ['超级会员专享，会员有效期内可用'],
    },
    ...withoutRights(since),
  ],
  home: { member: { planId: 'super-month', daysAgo: 5 } },
}

const memberEnded: Persona = {
  ...oldCustomer,
  name: 'member-ended',
  title: '会员到期客户',
  shows: {
    zh: '九天前到期的会员：没有权益，首页和弹窗请客户续费。',
    en: 'A membership that ended nine days ago: no rights, and home page and pop-up offer a renewal.',
  },
  mobile: '13800000643',
  coupons: withoutRights,
  home: { member: { planId: 'month', daysAgo: 40 } },
}

const memberYear: Persona = {
  ...oldCustomer,
  name: 'member-year',
  title: '续费一年会员客户',
  shows: {
    zh: '按月付费一年多的会员：续费记录有十二次，全部成功。',
    en: 'A member with monthly payment for more than a year: twelve renewals, all of them paid.',
  },
  mobile: '13800000644',
  coupons: withoutRights,
  home: { member: { planId: 'month-auto', daysAgo: 380 } },
}

const noUpgrade: Persona = {
  ...oldCustomer,
  name: 'member-no-upgrade',
  title: '会员无法升级客户',
  shows: {
    zh: '会员月卡客户，升级下单被拒绝（Result 42163），页面写明原因；没有自动续费。',
    en: 'A member by the month whose upgrade is refused (Result 42163) with its reason; nothing renews itself.',
  },
  mobile: '13800000645',
  coupons: (since) => [feeRight(since, 20), ...withoutRights(since)],
  home: {
    member: { planId: 'month', daysAgo: 10 },
    upgradeRefusal: '会员升级系统维护中，请稍后再试',
  },
}

/** The paid membership in every state; other personas were never members. */
export const benefitPersonas: readonly Persona[] = [
  member,
  renewFails,
  superMember,
  memberEnded,
  memberYear,
  noUpgrade,
]
