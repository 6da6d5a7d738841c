import type { Origin } from '../../origin.ts'
import { newId } from '../../world.ts'
import { beijingDay, DAY_MS } from '../calendar.ts'
import { changeLimit } from '../limits.ts'
import { addMonths, dayNumber, midnightFrom } from './days.ts'
import { giveGift } from './gifts.ts'
import { homeOf, postMessage } from './messages.ts'
import { BENEFITS, findPlan, SUPER_LIMIT_CENTS, type Plan } from './plans.ts'
import { homeSeedOf } from './seed.ts'
import type { MemberPeriod, MembershipState } from './state.ts'

/** Most times of membership kept, and most that are caught up with after the clock moved on. */
const MOST_PERIODS = 24

/** Where a customer's membership stands. */
interface MemberStanding {
  /** 0 never, 1 member, 2 ended. */
  status: 0 | 1 | 2
  level: 0 | 1 | 2
  /** The plan that counts now, or counted last. */
  plan: Plan | null
  /** First instant of the time without a gap, and first instant after it. */
  from: number
  to: number
}

/** Whether the customer is a member now. */
export function isMember(origin: Origin): boolean {
  return standingOf(origin).status === 1
}

/** Where the membership stands at `now`, after everything that was due on the way. */
export function standingOf(origin: Origin): MemberStanding {
  const paid = membershipOf(origin).periods.filter((period) => period.paid)
  const [last] = paid
  if (last === undefined) return { status: 0, level: 0, plan: null, from: 0, to: 0 }
  const current = paid.find((period) => period.from <= origin.now && origin.now < period.to)
  let from = last.from
  for (const period of paid) if (period.to >= from) from = Math.min(from, period.from)
  const plan = findPlan((current ?? last).planId) ?? null
  return { status: current ? 1 : 2, level: current && plan ? plan.level : 0, plan, from, to: last.to }
}

/** Every time paid for or refused, newest first. */
export function memberPeriods(origin: Origin): readonly MemberPeriod[] {
  return membershipOf(origin).periods
}

/** The plan that renews itself next, and when; null: none does. */
export function nextRenewal(origin: Origin): { plan: Plan; at: number } | null {
  const [last] = membershipOf(origin).periods
  const plan = last && findPlan(last.planId)
  return last?.paid && plan?.renewsItself ? { plan, at: last.to } : null
}

/** Cents an upgrade costs: the plan less the days that are left of what was paid for, at least one cent. */
export function upgradeCents(origin: Origin, plan: Plan): number {
  const today = dayNumber(origin.now)
  const left = membershipOf(origin)
    .periods.filter((period) => period.paid && period.to > origin.now)
    .reduce((sum, { cents, from, to }) => {
      const days = dayNumber(to) - dayNumber(from)
      const daysLeft = dayNumber(to) - Math.max(dayNumber(from), today)
      return sum + Math.floor((cents * daysLeft) / days)
    }, 0)
  return Math.max(1, plan.cents - left)
}

/** Begins what was paid for at `paidAt`: at once, after what is left, or in place of it (upgrade). */
export function addPeriod(
  origin: Origin,
  plan: Plan,
  order: { orderNum: string; cents: number; paidAt: number; isUpgrade: boolean },
): void {
  const at: Origin = { ...origin, now: order.paidAt }
  const { orderNum, cents, paidAt, isUpgrade } = order
  const standing = standingOf(at)
  const goesOn = standing.status === 1 && !isUpgrade
  const from = goesOn ? standing.to : paidAt
  const to = endOf(from, plan)
  const kind = isUpgrade ? 'upgrade' : goesOn ? 'renewal' : 'first'
  const state = membershipOf(at)
  if (isUpgrade) {
    // What was left is part of the price; the times stay in the list of what was paid for.
    for (const period of state.periods) {
      period.from = Math.min(period.from, paidAt)
      period.to = Math.min(period.to, paidAt)
    }
  }
  push(state, { orderNum, planId: plan.planId, cents, from, to, paidAt, kind })
  settle(origin, state)
  postMessage(origin.user, paidAt, {
    type: 'membership',
    title: isUpgrade ? '会员升级成功' : '会员开通成功',
    text: `您的${plan.name}已生效，有效期至${beijingDay(to - 1)}，权益已发放至账户。`,
    link: '/pages/credit/membership/centre',
  })
}

/** A plan lasts until the end of its last Beijing day. */
function endOf(from: number, plan: Plan): number {
  return midnightFrom(addMonths(from, plan.months))
}

function push(
  state: MembershipState,
  period: Omit<MemberPeriod, 'paid' | 'monthsGiven'> & Partial<MemberPeriod>,
): void {
  state.periods.unshift({ paid: true, monthsGiven: 0, ...period })
  state.periods.splice(MOST_PERIODS)
}

/** The state at `now`: begun from the persona, renewed where it renews itself, with the benefits of every month. */
function membershipOf(origin: Origin): MembershipState {
  const home = homeOf(origin.user)
  if (home.membership === null) {
    home.membership = { periods: [] }
    const { member } = homeSeedOf(origin.persona)
    const plan = member && findPlan(member.planId)
    if (member && plan) {
      const { since } = origin.world
      const from = since - member.daysAgo * DAY_MS
      push(home.membership, {
        orderNum: 'HS0',
        planId: plan.planId,
        cents: plan.cents,
        from,
        to: endOf(from, plan),
        paidAt: from,
        kind: 'first',
        // What was given before the first day is among the persona's own coupons.
        monthsGiven: Array.from({ length: plan.months }, (_, k) => k).filter(
          (k) => addMonths(from, k) <= since,
        ).length,
      })
    }
  }
  settle(origin, home.membership)
  return home.membership
}

function settle(origin: Origin, state: MembershipState): void {
  for (let k = 0; k < MOST_PERIODS && renew(origin, state); k += 1);
  for (const period of state.periods) if (period.paid) giveBenefits(origin, period)
}

/** Pays for the next time when the last one ended and renews itself; false: nothing is due. */
function renew(origin: Origin, state: MembershipState): boolean {
  const [last] = state.periods
  const plan = last && findPlan(last.planId)
  if (!last?.paid || !plan?.renewsItself || last.to > origin.now) return false
  const fails = homeSeedOf(origin.persona).renewFails
  const from = last.to
  push(state, {
    orderNum: newId(origin.world, 'H'),
    planId: plan.planId,
    cents: plan.cents,
    from,
    to: fails ? from : endOf(from, plan),
    paidAt: from,
    paid: !fails,
    kind: 'renewal',
  })
  postMessage(origin.user, from, {
    type: 'membership',
    title: fails ? '会员续费失败' : '会员续费成功',
    text: fails
      ? '银行卡扣款失败，您的会员已到期，请前往会员中心重新开通。'
      : `您的${plan.name}已自动续费，有效期至${beijingDay(endOf(from, plan) - 1)}。`,
    link: '/pages/credit/membership/centre',
  })
  return !fails
}

/** Gives what each begun month of a time brings; months that are over by now bring nothing any more. */
function giveBenefits(origin: Origin, period: MemberPeriod): void {
  const plan = findPlan(period.planId)
  if (!plan) return
  while (period.monthsGiven < plan.months) {
    const from = addMonths(period.from, period.monthsGiven)
    if (from > origin.now || from >= period.to) return
    const isLast = period.monthsGiven === plan.months - 1
    const to = isLast ? period.to : addMonths(period.from, period.monthsGiven + 1)
    if (to > origin.now) {
      for (const { gift, level } of BENEFITS) {
        if (gift && level <= plan.level) giveGift({ ...origin, now: from }, gift, to - 1)
      }
    }
    if (period.monthsGiven === 0 && plan.level === 2) {
      changeLimit(origin.user, {
        at: from,
        cents: SUPER_LIMIT_CENTS,
        reason: '超级会员专属额度',
        until: period.to,
      })
    }
    period.monthsGiven += 1
  }
}
