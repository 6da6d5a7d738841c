import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import type { Wire } from '../../engine/contract.ts'
import { isFrozen } from '../../people/account/seed.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { changeLimit } from './limits.ts'
import { creditStageOf } from './assessment.ts'
import { AUTHORISATIONS, authorisationOf, raiseReason } from './authorisations.ts'
import { rewardCampaign } from './campaigns.ts'
import { creditSeedOf } from '../../people/credit/seed.ts'
import { creditOf, creditSlice } from '../../people/credit/fresh.ts'

/** How many attempts of one authorisation may fail on one day. */
const TRIES_A_DAY = 3

/** Whether an authorisation is done. */
export function isRaised(customer: Customer, authId: string): boolean {
  return creditOf(customer).raised.includes(authId)
}

/** Whether an authorisation may start now, and the reason when it may not. */
export function mayRaise(customer: Customer, authId: string | number): Wire<'credit/preValidator'> {
  const id = String(authId)
  const refuse = (reasonCode: string, reason: string) => ({ allowed: false, reason, reasonCode })
  // That of one trade is offered by the flow of the trade only.
  const isOffered = Object.hasOwn(AUTHORISATIONS, id) || isRaised(customer, id)
  if (!isOffered) return refuse('unknown', '暂不支持该认证')
  if (creditStageOf(customer) !== 'granted') return refuse('noCredit', '请先完成额度申请')
  if (isFrozen(customer.persona)) return refuse('frozen', '您的账户已冻结，暂不支持提额')
  if (isRaised(customer, id)) return refuse('done', '您已完成该认证，无需重复认证')
  const { raiseBlocked } = creditSeedOf(customer.persona)
  if (raiseBlocked !== null) return refuse('blocked', raiseBlocked)
  if (triesToday(customer, id) >= TRIES_A_DAY) return refuse('tomorrow', '今日认证次数已用完，请明天再试')
  return { allowed: true, reason: null, reasonCode: null }
}

/** Refuses when an authorisation may not start now. */
export function requireMayRaise(customer: Customer, authId: string): void {
  const { allowed, reason } = mayRaise(customer, authId)
  if (!allowed) throw new Refusal(RESULTS.authRefused, reason ?? undefined)
}

/** Counts a failed attempt. */
export function countFailure(customer: Customer, authId: string): void {
  const state = sliceOf(creditSlice, customer)
  const day = beijingDay(customer.now)
  if (state.refused.day !== day) state.refused = { day, counts: {} }
  state.refused.counts[authId] = (state.refused.counts[authId] ?? 0) + 1
}

/** Completes an authorisation: the limit rises once, the limit log gets an entry, and the customer gets a message. */
export function completeRaise(customer: Customer, authId: string): void {
  const found = authorisationOf(authId)
  if (!found || isRaised(customer, authId)) return
  const { user, now } = customer
  sliceOf(creditSlice, customer).raised.push(authId)
  changeLimit(user, { at: now, cents: found.raise * 100, reason: raiseReason(found), until: null })
  postMessage(user, now, {
    type: 'credit',
    title: '提额成功',
    text: `${found.title}已通过，借款额度提升${found.raise}元。`,
    link: '/pages/credit/raiseLimit/history',
  })
  rewardCampaign(customer)
}

/** Completes an authorisation as a side effect: when it may not start now, nothing happens. */
export function completeIfAllowed(customer: Customer, authId: string): void {
  if (mayRaise(customer, authId).allowed) completeRaise(customer, authId)
}

function triesToday(customer: Customer, authId: string): number {
  const { day, counts } = creditOf(customer).refused
  return day === beijingDay(customer.now) ? (counts[authId] ?? 0) : 0
}
