import { MINUTE_MS, SECOND_MS } from '../../engine/calendar.ts'
import type { Customer } from '../../engine/customer.ts'
import { newId } from '../../engine/world.ts'
import { articlePrice } from './articles.ts'
import { homeOf } from './fresh.ts'
import { addOrder, markCouponUsed, ordersOf } from './orders.ts'
import { homeSeedOf, type TopUpSeed } from './seed.ts'

const USUAL = 'phone-mobile-100'
/** Seconds from an order to its payment, when a persona does not say. */
const PAID_AFTER = 60

/** Gives a new customer the persona's top-ups: those of earlier, and those that wait for their payment. */
export function startOrders(customer: Customer): void {
  const { topUps, unpaidOrders } = homeSeedOf(customer.persona)
  for (const seed of topUps) addEarlier(customer, seed)
  ordersOf(customer)
  const { mobile: account } = customer.user
  for (let k = 0; k < unpaidOrders; k += 1) {
    const order = {
      kind: 'topUp',
      itemId: USUAL,
      account,
      couponId: null,
      cents: articlePrice(USUAL),
    } as const
    addOrder(customer, order, backTo)
  }
}

/** Orders are added in the order of the seed, the newest first. */
function addEarlier(customer: Customer, seed: TopUpSeed): void {
  const { world, user, persona, now } = customer
  const { itemId, account = user.mobile, couponId = null, payment, paidAfter = PAID_AFTER } = seed
  const orderNum = newId(world, 'Y')
  const at = now - seed.minutesAgo * MINUTE_MS
  const saving = persona.coupons(world.since).find((coupon) => coupon.couponId === couponId)?.amount ?? 0
  homeOf(user).orders.push({
    orderNum,
    kind: 'topUp',
    itemId,
    account,
    cents: articlePrice(itemId) - Number(saving) * 100,
    couponId,
    at,
    backUrl: backTo(orderNum),
    payment: payment === undefined ? null : { at: at + paidAfter * SECOND_MS, outcome: payment },
    isSettled: false,
  })
  if (couponId !== null) markCouponUsed(customer, couponId)
}

const backTo = (orderNum: string): string => `/pages/credit/topUp/result?orderNum=${orderNum}`
