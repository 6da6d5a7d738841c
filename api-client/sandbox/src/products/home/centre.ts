import type { Wire } from '../../engine/contract.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { couponsOf } from '../../ledger/coupons/coupons.ts'
import { phaseOf, type Audience, type Offer } from './campaigns.ts'
import { couponOf, giveGift } from './gifts.ts'
import { isMember } from './membership.ts'
import { homeOf } from './fresh.ts'
import { homeSeedOf } from './seed.ts'

type Listed = Wire<'apphome/queryCouponCentre'>[number]

const NOT_FOR: Readonly<Record<Audience, string>> = {
  any: '',
  new: '仅新客可领',
  old: '仅老客可领',
  member: '仅会员可领',
}

/** Offers for a customer: available, received, or unavailable with the reason. */
export function offersFor(customer: Customer, offers: readonly Offer[]): Listed[] {
  const { world, user, persona, now } = customer
  const received = receivedBy(customer)
  const own = couponsOf(world, user, persona, now)
  return offers.map((offer) => {
    const taken = own.find((coupon) => coupon.couponId === received[offer.code])
    if (taken) {
      return { ...listed(offer, taken), received: true, isAvailable: (taken.statusId ?? 1) === 1 }
    }
    const reason = offer.code in received ? '已领取' : refusalOf(customer, offer)
    return {
      ...listed(offer, couponOf(offer.gift, offer.code, now)),
      received: offer.code in received,
      isAvailable: reason === null,
      reasonList: reason === null ? [] : [reason],
    }
  })
}

/** Offers for a visitor: nothing is received, and conditions for new customers may be fulfilled. */
export function offersForGuest(world: { since: number }, now: number, offers: readonly Offer[]): Listed[] {
  return offers
    .filter(
      (offer) => phaseOf(world, offer, now) === 1 && (offer.audience === 'any' || offer.audience === 'new'),
    )
    .map((offer) => ({
      ...listed(offer, couponOf(offer.gift, offer.code, now)),
      received: false,
      isAvailable: offer.stock > 0,
      reasonList: offer.stock > 0 ? [] : ['已领完'],
    }))
}

/** Gives the coupon of an offer to a customer, once. */
export function takeOffer(customer: Customer, offer: Offer): Wire<'activity/drawPrize'> {
  if (offer.code in receivedBy(customer)) throw new Refusal(RESULTS.notAvailable, '您已领取过该优惠券')
  const reason = refusalOf(customer, offer)
  if (reason !== null) throw new Refusal(RESULTS.notAvailable, reason)
  const prize = giveGift(customer, offer.gift)
  homeOf(customer.user).received[offer.code] = prize.couponId ?? ''
  return { ...prize, remainTimes: 0 }
}

function receivedBy({ user, persona }: Customer): Record<string, string> {
  return { ...homeSeedOf(persona).received, ...homeOf(user).received }
}

/** Why a customer cannot receive an offer now; null when they can. */
function refusalOf(customer: Customer, offer: Offer): string | null {
  const { world, now, persona } = customer
  const phase = phaseOf(world, offer, now)
  if (phase !== 1) return phase === 0 ? '活动尚未开始' : '活动已结束'
  if (world.users.filter((user) => offer.code in (user.slices.home?.received ?? {})).length >= offer.stock)
    return '已领完'
  const { audience } = offer
  const fits =
    audience === 'any' || (audience === 'member' ? isMember(customer) : persona.customerKind === audience)
  return fits ? null : NOT_FOR[audience]
}

function listed(offer: Offer, coupon: Listed): Listed {
  return { ...coupon, activityCode: offer.code }
}
