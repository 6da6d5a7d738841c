import { discount, freePeriods, lean, memberRight, otherRight, raise } from './kinds.ts'
import type { CouponWire } from './seed.ts'

/** Usable coupons for an ordinary loan of an old customer, in every category. */
export function usableCoupons(since: number): CouponWire[] {
  return [
    freePeriods({ id: 'CR1', name: '首期免息券', since, days: 12, cap: 200 }, 1),
    discount({ id: 'CR2', name: '息费8.5折券', since, minAmount: 5000, cap: 300 }, 0.85),
    discount(
      {
        id: 'CR3',
        name: '长期息费6折券',
        since,
        days: 45,
        periods: [12, 18, 24],
        minAmount: 10_000,
        cap: 500,
      },
      0.6,
    ),
    raise({ id: 'CU1', name: '提额券', since, days: 20 }, 2000),
    raise({ id: 'CU2', name: '老客专享提额券', since, days: 20, products: ['W3'] }, 3000),
    memberRight({ id: 'CM1', name: '会员手续费5折', since, cap: 60 }, 0.5, 2),
    memberRight({ id: 'CM2', name: '会员利息9.5折', since, cap: 100 }, 0.95, 1),
    otherRight({
      id: 'CO1',
      name: '7天0息费体验',
      since,
      minAmount: 2000,
      notes: ['单笔借2,000元及以上可用，利息退回银行卡'],
    }),
  ]
}

/**
 * One coupon for every reason why an old customer's coupon can be refused at twelve periods. CX4 is in neither list,
 * because its product is not offered; the reason "does not meet the conditions" needs the must-use-coupon persona, and
 * "old customers only" a new customer.
 */
export function unusableCoupons(since: number): CouponWire[] {
  return [
    { ...discount({ id: 'CX1', name: '已使用的7折券', since, cap: 200 }, 0.7), statusId: 2 },
    discount({ id: 'CX2', name: '过期的7折券', since, from: -60, days: -2, cap: 200 }, 0.7),
    {
      ...discount({ id: 'CX3', name: '下月生效的5折券', since, from: 15, days: 60, cap: 400 }, 0.5),
      isEffected: 2,
      couponStatus: 1,
    },
    discount({ id: 'CX4', name: '商城分期券', since, products: ['M9'], cap: 200 }, 0.7),
    discount({ id: 'CX5', name: '合作资方专享券', since, products: ['L1'], cap: 200 }, 0.7),
    discount({ id: 'CX6', name: '新客5折券', since, products: ['W2'], cap: 200 }, 0.5),
    discount({ id: 'CX7', name: '短期7折券', since, periods: [3, 6], cap: 200 }, 0.7),
    discount({ id: 'CX8', name: '大额7折券', since, minAmount: 60_000, cap: 2000 }, 0.7),
    discount({ id: 'CX9', name: '小额7折券', since, maxAmount: 1000, cap: 50 }, 0.7),
    {
      ...discount({ id: 'CXA', name: '规则异常的券', since, cap: 200 }, 0.7),
      ruleList: [{ ruleValue: '{"loanPeriodsSet":' }],
    },
  ]
}

/** Coupons of a customer who has never borrowed. */
export function newCustomerCoupons(since: number): CouponWire[] {
  return [
    freePeriods({ id: 'CN1', name: '新客首期免息券', since, days: 7, products: ['W2'], cap: 100 }, 1),
    discount({ id: 'CN2', name: '新客息费5折券', since, days: 15, products: ['W2'], cap: 150 }, 0.5),
    discount({ id: 'CN3', name: '老客回馈8折券', since, products: ['W3'], cap: 200 }, 0.8),
  ]
}

/** Very many coupons of all categories, usable and not, to test lists and speed. */
export function manyCoupons(since: number, count: number): CouponWire[] {
  return Array.from({ length: count }, (_, k) => lean(oneOfMany(since, k)))
}

function oneOfMany(since: number, k: number): CouponWire {
  const id = `CK${k}`
  const days = 5 + (k % 90)
  switch (k % 10) {
    case 0:
      return freePeriods(
        { id, name: `${1 + (k % 3)}期免息券`, since, days, cap: 50 + (k % 200) },
        1 + (k % 3),
      )
    case 1:
      return memberRight({ id, name: '会员折扣', since, days, cap: 20 + (k % 80) }, 0.5 + (k % 5) / 10, 2)
    case 2:
      return otherRight({ id, name: '延期权益', since, days })
    case 3:
      return discount({ id, name: '短期专享券', since, days, periods: [3], cap: 100 }, 0.7)
    case 4:
      return discount({ id, name: '大额专享券', since, days, minAmount: 90_000, cap: 800 }, 0.6)
    default:
      return discount(
        {
          id,
          name: '折扣券',
          since,
          days,
          minAmount: k % 7 === 6 ? 3000 : undefined,
          cap: 50 + (k % 400),
        },
        (50 + (k % 49)) / 100,
        ((k % 3) + 1) as 1 | 2 | 3,
      )
  }
}
