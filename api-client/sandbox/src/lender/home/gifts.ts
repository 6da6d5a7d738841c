import type { Wire } from '../../contract.ts'
import { discount, freePeriods, memberRight, otherRight, raise } from '../../personas/coupon-kinds.ts'
import type { CouponWire } from '../../personas/types.ts'
import { newId, type User, type World } from '../../world.ts'
import { DAY_MS } from '../calendar.ts'
import { grantCoupon } from '../coupons.ts'
import { changeLimit } from '../limits.ts'
import { dayNumber } from './days.ts'

/** Product of the coupons for top-ups; no loan has it, so the loan page leaves them out. */
const TOP_UP_PRODUCT = 'M9'

/** Number, name, first instant and days of a coupon that is made. */
interface Making {
  id: string
  name: string
  since: number
  from: number
  days: number
}

/** Something that campaigns, sign-in, draw and membership give away. */
interface Gift {
  name: string
  /** Face value in yuan, where it has one. */
  yuan?: number
  /** Days a coupon lasts after that of its receipt. */
  days: number
  /** Absent: it is not a coupon. */
  coupon?: (making: Making) => CouponWire
  /** Cents added to the limit for as long as `days`. */
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

/** Everything that is given away, by code. */
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
  'raise-1000': { name: '1000元提额券', yuan: 1000, days: 15, coupon: (m) => raise(m, 1000) },
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

/** What a gift is, for people who do not have it yet. */
export function giftOf(code: GiftCode): Gift {
  return GIFTS[code]
}

/**
 * Gives something to a customer: a coupon, or a part of the limit for some days.
 *
 * @param until last instant of a coupon that ends with something else (a membership), epoch milliseconds
 * @returns what was won, with the number of the coupon when it is one
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

/** A coupon as the gift makes it at `since`; a gift that is no coupon shows as one without figures. */
export function couponOf(code: GiftCode, id: string, since: number, days = giftOf(code).days): CouponWire {
  const { name, coupon = otherRight } = giftOf(code)
  return { ...coupon({ id, name, since, from: 0, days }), batchNo: `G-${code}` }
}
