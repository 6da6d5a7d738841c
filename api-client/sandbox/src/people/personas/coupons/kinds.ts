import { DAY_MS, beijingDay } from '../../../engine/calendar.ts'
import type { CouponWire } from './seed.ts'

interface Common {
  id: string
  name: string
  since: number
  /** Days from the world's start to the last day, inclusive; default 30. */
  days?: number
  /** Days from the world's start to the first day; default 10 days before it. */
  from?: number
  products?: string[]
  periods?: number[]
  minAmount?: number | undefined
  maxAmount?: number
  cap?: number
  notes?: string[]
}

/** A rule as JSON text; empty lists and open ranges are left out. */
function ruleText(periods: number[], range: { minAmount?: number; maxAmount?: number }): string {
  return JSON.stringify({
    ...(periods.length > 0 ? { loanPeriodsSet: periods } : {}),
    ...(Object.keys(range).length > 0 ? { loanAmountLimitRange: range } : {}),
  })
}

/** The rule of a coupon for any amount and period. */
const NO_CONDITION = ruleText([], {})

function coupon(category: CouponWire['category'], common: Common): CouponWire {
  const { id, name, since, days = 30, from = -10 } = common
  const range = {
    ...(common.minAmount === undefined ? {} : { minAmount: common.minAmount }),
    ...(common.maxAmount === undefined ? {} : { maxAmount: common.maxAmount }),
  }
  return {
    couponId: id,
    batchNo: `B${id}`,
    name,
    kindId: 1,
    category,
    statusId: 1,
    isEffected: 1,
    couponStatus: 0,
    amount: null,
    couponUpperLimit: common.cap ?? null,
    productIds: common.products ?? ['W1'],
    validateStartDate: beijingDay(since + from * DAY_MS),
    endDate: beijingDay(since + days * DAY_MS),
    incoInfo: null,
    extendProperties: null,
    ruleList: [{ ruleValue: ruleText(common.periods ?? [], range) }],
    ruleDescList: common.notes ?? ['每笔借款限用一张，不与限时权益同享'],
    redirectUrl: null,
    canRedirect: false,
  }
}

/** A rate coupon that waives the first `free` periods. */
export function freePeriods(common: Common, free: number, deductType: 1 | 2 | 3 = 3): CouponWire {
  return {
    ...coupon('rate', common),
    incoInfo: {
      iconType: 2,
      iconTitle: free === 1 ? '首期免息' : `${free}期免息`,
      iconContent: common.name,
      periodLimit: free,
      isAsc: 1,
    },
    extendProperties: { deductType },
  }
}

/** A rate coupon after which `share` of interest and fee is due: 0.85 is 8.5 折. */
export function discount(common: Common, share: number, deductType: 1 | 2 | 3 = 3): CouponWire {
  return {
    ...coupon('rate', common),
    incoInfo: {
      iconType: 3,
      iconTitle: `${Number((share * 10).toFixed(2))}折`,
      iconContent: common.name,
      periodLimit: null,
      isAsc: null,
    },
    extendProperties: { discountRate: share, deductType },
  }
}

/** A coupon that raises the limit of one loan by `yuan`. */
export function raise(common: Common, yuan: number): CouponWire {
  return { ...coupon('raise', common), amount: yuan }
}

/** A member right: a discount in addition to the coupon. */
export function memberRight(common: Common, share: number, deductType: 1 | 2 | 3): CouponWire {
  return { ...discount(common, share, deductType), category: 'member' }
}

/** A right that does not change the schedule. */
export function otherRight(common: Common): CouponWire {
  return coupon('other', common)
}

/** When a coupon that is not for loans holds. */
type Lasting = Pick<Common, 'id' | 'since' | 'from' | 'days'>

/** A top-up coupon: `yuan` off from `least` yuan on. */
export function topUp(lasting: Lasting, yuan: number, least: number): CouponWire {
  const coupon = otherRight({
    ...lasting,
    name: `充值立减${yuan}元券`,
    products: ['M9'],
    minAmount: least,
    notes: [`话费、视频会员、QQ充值满${least}元可用`],
  })
  return { ...coupon, batchNo: `G-top-up-${yuan}`, kindId: 2, amount: yuan }
}

/** A coupon of the instalment card: `yuan` off its fee. */
export function cardFee(lasting: Lasting, yuan: number): CouponWire {
  const coupon = otherRight({
    ...lasting,
    name: `分期卡减${yuan}元券`,
    products: ['M9'],
    notes: [`支付分期卡费用时可减${yuan}元`],
  })
  return { ...coupon, kindId: 3, amount: yuan }
}

/**
 * The same coupon in as few bytes as the contract allows: defaults and decoration are left out. A reply of ten thousand
 * coupons must stay below the client's limit.
 */
export function lean(coupon: CouponWire): CouponWire {
  const { couponId, name, category, endDate, couponUpperLimit, incoInfo, extendProperties, ruleList } = coupon
  const { discountRate, deductType } = extendProperties ?? {}
  const rules = ruleList?.filter((rule) => rule.ruleValue !== NO_CONDITION)
  return {
    couponId,
    name,
    category,
    endDate,
    ...(couponUpperLimit ? { couponUpperLimit } : {}),
    ...(incoInfo
      ? {
          incoInfo: {
            iconType: incoInfo.iconType,
            ...(incoInfo.periodLimit ? { periodLimit: incoInfo.periodLimit } : {}),
          },
        }
      : {}),
    ...(extendProperties
      ? {
          extendProperties: {
            ...(discountRate === undefined ? {} : { discountRate }),
            ...(deductType === 1 ? {} : { deductType }),
          },
        }
      : {}),
    ...(rules && rules.length > 0 ? { ruleList: rules } : {}),
  }
}
