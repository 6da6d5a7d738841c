import type { GiftCode } from './gifts.ts'

/** A plan of the paid membership. */
export interface Plan {
  planId: string
  name: string
  /** 1 member, 2 super member. */
  level: 1 | 2
  months: number
  cents: number
  originalCents: number
  /** Whether it renews automatically when it ends. */
  renewsItself: boolean
}

/** All plans, the cheapest of a level first. */
export const PLANS: readonly Plan[] = [
  {
    planId: 'month-auto',
    name: '会员连续包月',
    level: 1,
    months: 1,
    cents: 1500,
    originalCents: 3000,
    renewsItself: true,
  },
  {
    planId: 'month',
    name: '会员月卡',
    level: 1,
    months: 1,
    cents: 2500,
    originalCents: 3000,
    renewsItself: false,
  },
  {
    planId: 'quarter',
    name: '会员季卡',
    level: 1,
    months: 3,
    cents: 6800,
    originalCents: 9000,
    renewsItself: false,
  },
  {
    planId: 'year',
    name: '会员年卡',
    level: 1,
    months: 12,
    cents: 19_800,
    originalCents: 36_000,
    renewsItself: false,
  },
  {
    planId: 'super-month',
    name: '超级会员月卡',
    level: 2,
    months: 1,
    cents: 4500,
    originalCents: 6000,
    renewsItself: false,
  },
  {
    planId: 'super-year',
    name: '超级会员年卡',
    level: 2,
    months: 12,
    cents: 39_800,
    originalCents: 72_000,
    renewsItself: false,
  },
]

/** The plan of that number, or undefined. */
export function findPlan(planId: string): Plan | undefined {
  return PLANS.find((plan) => plan.planId === planId)
}

/** A benefit of members. */
interface Benefit {
  code: string
  title: string
  description: string
  /** The lowest level with this benefit. */
  level: 1 | 2
  /** Given at the start of every month of the membership; missing: the benefit needs no gift. */
  gift?: GiftCode
  link: string
}

/** Cents that a super member has in addition to the limit during the membership. */
export const SUPER_LIMIT_CENTS = 200_000

/** All benefits in the order of the page. */
export const BENEFITS: readonly Benefit[] = [
  {
    code: 'fee',
    title: '手续费5折',
    description: '每月一张会员手续费5折权益，可与优惠券同享，最高减60元',
    level: 1,
    gift: 'member-fee',
    link: '/pages/credit/cash/home',
  },
  {
    code: 'top-up',
    title: '充值立减5元',
    description: '每月一张充值立减券，满50元可用',
    level: 1,
    gift: 'top-up-5',
    link: '/pages/credit/topUp/phone',
  },
  {
    code: 'coupon',
    title: '会员专享券',
    description: '领券中心会员专享券，仅会员可领',
    level: 1,
    link: '/pages/credit/coupon/centre',
  },
  {
    code: 'interest',
    title: '利息8折',
    description: '每月一张会员利息8折权益，可与优惠券同享，最高减150元',
    level: 2,
    gift: 'member-interest',
    link: '/pages/credit/cash/home',
  },
  {
    code: 'limit',
    title: '专属额度2,000元',
    description: '超级会员有效期内额外增加2,000元额度',
    level: 2,
    link: '/pages/credit/wallet',
  },
]
