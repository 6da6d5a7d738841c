import type { Wire } from '../../engine/contract.ts'
import { discount, freePeriods, memberRight, otherRight, raise } from '../../people/personas/coupons/kinds.ts'
import type { CouponWire } from '../../people/personas/coupons/seed.ts'
import { newId, type User, type World } from '../../engine/world.ts'
import { DAY_MS, dayNumber } from '../../engine/calendar.ts'
import { grantCoupon } from '../../ledger/coupons/coupons.ts'
import { changeLimit } from '../../ledger/limit/limits.ts'

/** Product id of top-up coupons; no loan has it, so the loan page leaves them out. */
const TOP_UP_PRODUCT = 'M9'

/** Number, name, start time and duration in days of a new coupon. */
interface Making {
  id: string
  name: string
  since: number
  from: number
  days: number
}

/** A gift of campaigns, sign-in, draw or membership. */
interface Gift {
  name: string
  /** Face value in yuan, if it has one. */
  yuan?: number
  /** How many days a coupon is valid after the day on which it is received. */
  days: number
  /** Creates the coupon; missing when the gift is no coupon. */
  coupon?: (making: Making) => CouponWire
  /** Cents that are added to the limit for `days`. */
  limitCents?: number
}

/** A coupon that takes `yuan` off a top-up of at least `least` yuan. */
function topUp(yuan: number, least: number): Gift {
  return {
    name: `充值立减${yuan}元券`,
    yuan,
    days: 15,
    coupon: (making) => ({
      ...otherRight({
        ...making,
        products: [TOP_UP_PRODUCT],
        minAmount: least,
        notes: [`话费、视频会员、QQ充值满${least}元可用`],
      }),
      kindId: 2,
      amount: yuan,
    }),
  }
}

/** All gifts, by code. */
const GIFTS = {
  'discount-95': { name: '息费9.5折券', days: 7, coupon: (m) => discount({ ...m, cap: 50 }, 0.95) },
  'discount-88': { name: '息费8.8折券', days: 15, coupon: (m) => discount({ ...m, cap: 120 }, 0.88) },
  'discount-70': {
    name: '息费7折券',
    days: 30,
    coupon: (m) => discount({ ...m, cap: 300, minAmount: 5000 }, 0.7),
  },
  'first-free': { name: '首期免息券', days: 7, coupon: (m) => freePeriods({ ...m, cap: 100 }, 1) },
  'new-first-free': {
    name: '新客首期免息券',
    days: 7,
    coupon: (m) => freePeriods({ ...m, products: ['W2'], cap: 100 }, 1),
  },
  'raise-1000': { name: '1,000元提额券', yuan: 1000, days: 15, coupon: (m) => raise(m, 1000) },
  'top-up-1': topUp(1, 10),
  'top-up-2': topUp(2, 30),
  'top-up-5': topUp(5, 50),
  'top-up-10': topUp(10, 100),
  'limit-500': { name: '500元临时额度', yuan: 500, days: 7, limitCents: 50_000 },
  'member-fee': {
    name: '会员手续费5折',
    days: 31,
    coupon: (m) => ({
      ...memberRight({ ...m, cap: 60 }, 0.5, 2),
      ruleDescList: ['会员专享，会员有效期内可用'],
    }),
  },
  'member-interest': {
    name: '会员利息8折',
    days: 31,
    coupon: (m) => ({
      ...memberRight({ ...m, cap: 150 }, 0.8, 1),
      ruleDescList: ['超级会员专享，会员有效期内可用'],
    }),
  },
} as const satisfies Record<string, Gift>

export type GiftCode = keyof typeof GIFTS

/** Whether there is such a gift. */
export function isGift(code: string): code is GiftCode {
  return Object.hasOwn(GIFTS, code)
}

/** Description of a gift, for customers who do not have it yet. */
export function giftOf(code: GiftCode): Gift {
  return GIFTS[code]
}

/**
 * Gives a gift to a customer: a coupon, or a temporary part of the limit.
 *
 * @param until last instant of a coupon that ends with something else (a membership), epoch milliseconds
 * @returns the prize, with the number of the coupon when it is one
 */
export function giveGift(
  { world, user, now }: { world: World; user: User; now: number },
  code: GiftCode,
  until?: number,
): Wire<'activity/receiveSignIn'> {
  const gift = giftOf(code)
  const days = until === undefined ? gift.days : dayNumber(until) - dayNumber(now)
  let couponId: string | null = null
  if (gift.coupon) {
    couponId = newId(world, 'Q')
    grantCoupon(user, couponOf(code, couponId, now, days))
  }
  if (gift.limitCents !== undefined) {
    changeLimit(user, { at: now, cents: gift.limitCents, reason: gift.name, until: now + days * DAY_MS })
  }
  return { prizeCode: code, name: gift.name, amount: gift.yuan ?? null, couponId }
}

/** The coupon of a gift that starts at `since`; a gift that is no coupon is shown as one without figures. */
export function couponOf(code: GiftCode, id: string, since: number, days = giftOf(code).days): CouponWire {
  const { name, coupon = otherRight } = giftOf(code)
  return { ...coupon({ id, name, since, from: 0, days }), batchNo: `G-${code}` }
}
