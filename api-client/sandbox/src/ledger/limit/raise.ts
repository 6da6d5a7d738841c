import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Origin } from '../../engine/origin.ts'
import { sliceOf } from '../../engine/slices.ts'
import type { Wire } from '../../engine/contract.ts'
import { isFrozen } from '../../people/account/seed.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { changeLimit } from './limits.ts'
import { creditStageOf } from './assessment.ts'
import { authorisationOf, raiseReason } from './authorisations.ts'
import { rewardCampaign } from './campaigns.ts'
import { creditSeedOf } from '../../people/credit/seed.ts'
import { creditOf, creditSlice } from '../../people/credit/fresh.ts'

/** How many attempts of one authorisation may fail on one day. */
const TRIES_A_DAY = 3

/** Whether an authorisation is done. */
export function isRaised(origin: Origin, authId: string): boolean {
  return creditOf(origin).raised.includes(authId)
}

/** Whether an authorisation may start now, and the reason when it may not. */
export function mayRaise(origin: Origin, authId: string | number): Wire<'credit/preValidator'> {
  const id = String(authId)
  const refuse = (reasonCode: string, reason: string) => ({ allowed: false, reason, reasonCode })
  if (!authorisationOf(id)) return refuse('unknown', '暂不支持该认证')
  if (creditStageOf(origin) !== 'granted') return refuse('noCredit', '请先完成额度申请')
  if (isFrozen(origin.persona)) return refuse('frozen', '您的账户已冻结，暂不支持提额')
  if (isRaised(origin, id)) return refuse('done', '您已完成该认证，无需重复认证')
  const { raiseBlocked } = creditSeedOf(origin.persona)
  if (raiseBlocked !== null) return refuse('blocked', raiseBlocked)
  if (triesToday(origin, id) >= TRIES_A_DAY) return refuse('tomorrow', '今日认证次数已用完，请明天再试')
  return { allowed: true, reason: null, reasonCode: null }
}

/** Refuses when an authorisation may not start now. */
export function requireMayRaise(origin: Origin, authId: string): void {
  const { allowed, reason } = mayRaise(origin, authId)
  if (!allowed) throw new Refusal(RESULTS.authRefused, reason ?? undefined)
}

/** Counts a failed attempt. */
export function countFailure(origin: Origin, authId: string): void {
  const state = sliceOf(creditSlice, origin)
  const day = beijingDay(origin.now)
  if (state.refused.day !== day) state.refused = { day, counts: {} }
  state.refused.counts[authId] = (state.refused.counts[authId] ?? 0) + 1
}

/** Completes an authorisation: the limit rises once, the limit log gets an entry, and the customer gets a message. */
export function completeRaise(origin: Origin, authId: string): void {
  const found = authorisationOf(authId)
  if (!found || isRaised(origin, authId)) return
  const { user, now } = origin
  sliceOf(creditSlice, origin).raised.push(authId)
  changeLimit(user, { at: now, cents: found.raise * 100, reason: raiseReason(found), until: null })
  postMessage(user, now, {
    type: 'credit',
    title: '提额成功',
    text: `${found.title}已通过，借款额度提升${found.raise}元。`,
    link: '/pages/credit/raiseLimit/history',
  })
  rewardCampaign(origin)
}

/** Completes an authorisation as a side effect: when it may not start now, nothing happens. */
export function completeIfAllowed(origin: Origin, authId: string): void {
  if (mayRaise(origin, authId).allowed) completeRaise(origin, authId)
}

function triesToday(origin: Origin, authId: string): number {
  const { day, counts } = creditOf(origin).refused
  return day === beijingDay(origin.now) ? (counts[authId] ?? 0) : 0
}
