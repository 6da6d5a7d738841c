import { memberRight } from '../coupon-kinds.ts'
import { usableCoupons } from '../coupons.ts'
import { oldCustomer } from '../old-customer.ts'
import type { CouponWire, Persona } from '../types.ts'

/** The right of this month of a membership; only members have it. */
function feeRight(since: number, days: number): CouponWire {
  return {
    ...memberRight({ id: 'CE1', name: '会员手续费5折', since, days, cap: 60 }, 0.5, 2),
    batchNo: 'G-member-fee',
    ruleDescList: ['会员专享，会员有效期内可用'],
  }
}

/** The rate coupons everybody has; member rights come from the membership. */
const withoutRights = (since: number): CouponWire[] =>
  usableCoupons(since).filter(({ category }) => category !== 'member')

const member: Persona = {
  ...oldCustomer,
  name: 'member',
  title: '会员客户',
  shows:
    'A member since ten days who pays monthly: exclusive rights on the loan page, renewed by itself in twenty days.',
  mobile: '13800000640',
  coupons: (since) => [feeRight(since, 20), ...withoutRights(since)],
  home: { member: { planId: 'month-auto', daysAgo: 10 } },
}

const renewFails: Persona = {
  ...oldCustomer,
  name: 'member-renew-fails',
  title: '会员续费失败客户',
  shows:
    'A member whose bank refuses the next monthly payment: the membership ends, with a failed renewal in the list.',
  mobile: '13800000641',
  coupons: (since) => [feeRight(since, 2), ...withoutRights(since)],
  home: { member: { planId: 'month-auto', daysAgo: 28 }, renewFails: true },
}

const superMember: Persona = {
  ...oldCustomer,
  name: 'super-member',
  title: '超级会员客户',
  shows:
    'A super member since five days with 2,000 yuan of limit on top; an upgrade is not to be had any more.',
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
  shows: 'A membership that ended nine days ago: no rights, and home page and window ask to renew it.',
  mobile: '13800000643',
  coupons: withoutRights,
  home: { member: { planId: 'month', daysAgo: 40 } },
}

/** The paid membership in every state; customers of other personas never were members. */
export const benefitPersonas: readonly Persona[] = [member, renewFails, superMember, memberEnded]
