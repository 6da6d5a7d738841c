import type { CouponFace } from '../CouponCard/index.ts'
import type { CouponSection } from './sections.ts'

/** Coupons for stories and tests. */

export const rateCoupon: CouponFace = {
  id: 'rate-85',
  figure: '8.5',
  unit: '折',
  title: '借款利率券',
  lines: ['12期以上可用', '最多减200元'],
  expiry: '11月30日23:59到期',
  saving: '本次省 ¥126.38',
  details: ['每笔借款限用一张，不与限时权益同享', '提前结清时，已抵扣的息费不退还', '仅限本人在有效期内使用'],
}

export const freeFirst: CouponFace = {
  id: 'first-free',
  figure: '首期',
  unit: '免息',
  title: '新客首期免息',
  lines: ['借款2000元及以上可用'],
  expiry: '12月31日23:59到期',
  tag: '限时',
}

export const memberRaise: CouponFace = {
  id: 'member-5000',
  figure: '+5,000',
  unit: '额度',
  title: '会员专享提额',
  lines: ['会员有效期内可用'],
  tag: '会员专享',
}

export const raise: CouponFace = {
  id: 'raise-2',
  figure: '+2万',
  unit: '额度',
  title: '双十一临时提额券',
  lines: ['仅6、12期可用'],
  expiry: '明天23:59到期',
}

export const longCoupon: CouponFace = {
  id: 'long',
  figure: '9.75',
  unit: '折',
  title: '老客户回馈专享超长名称利率折扣券（华东地区指定资方适用）',
  lines: ['仅12、18、24、36期可用', '借款10000-200000元可用', '最多减9,999,999.99元'],
  expiry: '2026年12月31日23:59到期',
  tag: '限时折扣',
  saving: '本次省 ¥9,999,999.99',
}

export const unavailableCoupons: readonly CouponFace[] = [
  { ...rateCoupon, id: 'u-period', saving: undefined, reason: '12期以上可用' },
  { ...freeFirst, id: 'u-amount', reason: '借款5000元及以上可用' },
  { ...raise, id: 'u-early', expiry: '12月1日00:00起可用', reason: '该券暂未生效' },
]

export const everySection: readonly CouponSection[] = [
  { id: 'raise', coupons: [raise, { ...raise, id: 'raise-3', figure: '+3,000', title: '资料完善提额券' }] },
  { id: 'member', coupons: [memberRaise] },
  { id: 'rate', coupons: [rateCoupon, freeFirst, longCoupon] },
  {
    id: 'other',
    coupons: [
      {
        id: 'seven',
        figure: '7天',
        unit: '免费',
        title: '7天零费用权益',
        lines: ['借款2000元及以上可用', '息费退还至收款银行卡'],
      },
    ],
  },
]

/** A section with this many rate coupons. */
export function manyCoupons(count: number): readonly CouponSection[] {
  return [
    {
      id: 'rate',
      coupons: Array.from({ length: count }, (_, index) => ({
        ...rateCoupon,
        id: `rate-${index}`,
        title: `借款利率券 ${index + 1}`,
        saving: undefined,
      })),
    },
  ]
}
