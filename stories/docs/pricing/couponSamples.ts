import {
  type Coupon,
  type CouponContext,
  type CouponContract,
  type UnusableReason,
  readBeijingTime,
  readCoupon,
  readCouponScene,
  toCents,
} from '@koo/pricing'

/** The time at which every coupon is checked. */
const NOW = readBeijingTime('2027-01-05 10:00:00') ?? 0

const scene = readCouponScene({
  scene: 'main',
  customer: 'new',
  offeredPeriods: [3, 6, 12, 18, 24],
  products: [
    { productId: 'W1', scene: 'main' },
    { productId: 'W7', scene: 'main', customer: 'old' },
    { productId: 'N1', scene: 'main', customer: 'new' },
    { productId: 'L1', scene: 'leadFlow' },
  ],
})

/** The context in which a coupon is checked: a wallet loan of a new customer. */
export function contextOf(amount: number, period: number): CouponContext {
  return { ...scene, now: NOW, amount: toCents(amount), period }
}

/** What is different for a sample: an existing customer, or a hidden "no coupon" option. */
interface Situation {
  readonly customer?: 'new' | 'old'
  readonly hideNotUsingCoupon?: boolean
}

export interface CouponSample {
  readonly reason: UnusableReason
  readonly name: string
  readonly coupon: Coupon
  readonly situation: Situation
}

const rule = (periods: readonly number[], range: object = {}): CouponContract => ({
  ruleList: [{ ruleValue: JSON.stringify({ loanPeriodsSet: periods, loanAmountLimitRange: range }) }],
})

function discount(couponId: string, more: CouponContract = {}): Coupon {
  return readCoupon({
    couponId,
    category: 'rate',
    incoInfo: { iconType: 3 },
    extendProperties: { discountRate: '0.85', deductType: 1 },
    couponUpperLimit: 200,
    endDate: '2027-01-31',
    ...more,
  })
}

const sample = (
  reason: UnusableReason,
  name: string,
  more: CouponContract,
  situation: Situation = {},
): CouponSample => ({ reason, name, coupon: discount(reason, more), situation })

/** A coupon for every reason, in the order of checking (semantics 7.1). */
export const couponSamples: readonly CouponSample[] = [
  sample('USED', '借款利率券', { statusId: 2 }),
  sample('EXPIRED', '跨年利率券', { endDate: '2026-12-31' }),
  sample('NOT_EFFECTIVE', '春节利率券', { validateStartDate: '2027-02-01', endDate: '2027-02-28' }),
  sample('PRODUCT_MISMATCH', '商城分期券', { productIds: ['M1'] }),
  sample('SCENE_EXCLUDED', '极速服务券', { productIds: ['L1'] }),
  sample('OLD_CUSTOMER_ONLY', '老客回馈券', { productIds: ['W7'] }),
  sample('NEW_CUSTOMER_ONLY', '新客见面券', { productIds: ['N1'] }, { customer: 'old' }),
  sample('PERIOD', '长期借款券', rule([12, 18, 24])),
  sample('AMOUNT', '大额借款券', rule([], { minAmount: 20_000 })),
  sample('RULE_UNREADABLE', '规则异常券', { ruleList: [{ ruleValue: '{' }] }),
  sample('CONDITIONS', '轻松还利率券', { couponUpperLimit: null }, { hideNotUsingCoupon: true }),
]

const free = (periodLimit: number, isAsc: 0 | 1): CouponContract => ({
  incoInfo: { iconType: 2, periodLimit, isAsc },
  couponUpperLimit: null,
})

const raise = (amount: number): CouponContract => ({ incoInfo: null, amount, couponUpperLimit: null })

const fold = (discountRate: string): CouponContract => ({ extendProperties: { discountRate, deductType: 1 } })

/** Usable rate coupons of every kind, to be sorted by what they save. */
export const rankedSamples: readonly { readonly name: string; readonly coupon: Coupon }[] = [
  { name: '借款利率券', coupon: discount('fold', { couponUpperLimit: 200 }) },
  { name: '首期免息', coupon: discount('first', free(1, 1)) },
  { name: '末两期免息', coupon: discount('last', free(2, 0)) },
  { name: '满减息费券', coupon: discount('face', { incoInfo: null, amount: 88, couponUpperLimit: null }) },
  {
    name: '长期利率券',
    coupon: discount('long', {
      ...rule([12, 18, 24]),
      extendProperties: { discountRate: '0.7', deductType: 1 },
      couponUpperLimit: 300,
    }),
  },
]

/** Coupons for the confirm flow, with their rule as text. */
export const confirmSamples = {
  any: { name: '借款利率券', rule: '金额、期数不限', coupon: discount('any') },
  long: { name: '长期借款券', rule: '12、18、24期可用', coupon: discount('long', rule([12, 18, 24])) },
  range: {
    name: '限额利率券',
    rule: '借款1,000至8,000元可用',
    coupon: discount('range', rule([], { minAmount: 1000, maxAmount: 8000 })),
  },
  large: {
    name: '大额借款券',
    rule: '借款20,000元及以上可用',
    coupon: discount('large', rule([], { minAmount: 20_000 })),
  },
  expired: { name: '跨年利率券', rule: '已过期', coupon: discount('expired', { endDate: '2026-12-31' }) },
} as const

/** Rate coupons, rights and raise coupons of one page; the largest one needs 10,000 yuan. */
export const rightSamples: readonly { readonly name: string; readonly coupon: Coupon }[] = [
  { name: '借款利率券8.5折', coupon: discount('fold') },
  {
    name: '大额利率券7折',
    coupon: discount('deep', {
      ...rule([], { minAmount: 10_000 }),
      extendProperties: { discountRate: '0.7', deductType: 1 },
    }),
  },
  { name: '会员免息1期', coupon: discount('member', { ...free(1, 1), category: 'member' }) },
  { name: '会员免息末期', coupon: discount('member-last', { ...free(1, 0), category: 'member' }) },
  { name: '提额券 +2,000', coupon: discount('raise', { ...raise(2000), category: 'raise' }) },
  {
    name: '提额券 +5,000',
    coupon: discount('raise-large', {
      ...raise(5000),
      ...rule([], { minAmount: 5000 }),
      category: 'raise',
    }),
  },
  { name: '其他权益9.5折', coupon: discount('other', { ...fold('0.95'), category: 'other' }) },
]
