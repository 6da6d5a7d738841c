import type { Customer } from '../../engine/customer.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { newId } from '../../engine/world.ts'
import { DAY_MS, addMonths, beijingDay, dayNumber, midnightFrom } from '../../engine/calendar.ts'
import { changeLimit } from '../../ledger/limit/limits.ts'
import { giveGift } from './gifts.ts'
import { homeOf } from './fresh.ts'
import { postMessage } from '../../people/messages/messages.ts'
import { BENEFITS, findPlan, SUPER_LIMIT_CENTS, type Plan } from './plans.ts'
import { homeSeedOf } from './seed.ts'
import type { MemberPeriod, MembershipState } from './state.ts'

/** How many terms are kept, and how many renewals are made up for after the clock moved on. */
const MOST_PERIODS = 24

/** State of a customer's membership. */
interface MembershipStatus {
  /** 0 never, 1 member, 2 ended. */
  status: 0 | 1 | 2
  level: 0 | 1 | 2
  /** The current plan, or the last one. */
  plan: Plan | null
  /** Start of the uninterrupted membership, and its end (exclusive). */
  from: number
  to: number
}

/** Whether the customer is a member now. */
export function isMember(customer: Customer): boolean {
  return membershipStatusOf(customer).status === 1
}

/** The state of the membership at `now`, after all renewals that were due. */
export function membershipStatusOf(customer: Customer): MembershipStatus {
  const paid = membershipOf(customer).periods.filter((period) => period.paid)
  const [last] = paid
  if (last === undefined) return { status: 0, level: 0, plan: null, from: 0, to: 0 }
  const current = paid.find((period) => period.from <= customer.now && customer.now < period.to)
  let from = last.from
  for (const period of paid) if (period.to >= from) from = Math.min(from, period.from)
  const plan = findPlan((current ?? last).planId) ?? null
  return { status: current ? 1 : 2, level: current && plan ? plan.level : 0, plan, from, to: last.to }
}

/** All terms, paid or refused, newest first. */
export function memberPeriods(customer: Customer): readonly MemberPeriod[] {
  return membershipOf(customer).periods
}

/** The plan that renews next, and when; null when none does. */
export function nextRenewal(customer: Customer): { plan: Plan; at: number } | null {
  const { periods, isRenewalOff } = membershipOf(customer)
  const [last] = periods
  const plan = last && findPlan(last.planId)
  return !isRenewalOff && last?.paid && plan?.renewsItself ? { plan, at: last.to } : null
}

/** Switches the renewal on or off; refuses when there is nothing to renew. */
export function changeRenewal(customer: Customer, isOn: boolean): void {
  const { status, plan } = membershipStatusOf(customer)
  if (status !== 1) throw new Refusal(RESULTS.orderRefused, '您还不是会员，请先开通会员')
  if (!plan?.renewsItself) throw new Refusal(RESULTS.orderRefused, '您的会员套餐不支持自动续费')
  membershipOf(customer).isRenewalOff = !isOn
}

/** Price of an upgrade in cents: the plan minus the unused days of the paid term, at least one cent. */
export function upgradeCents(customer: Customer, plan: Plan): number {
  const today = dayNumber(customer.now)
  const left = membershipOf(customer)
    .periods.filter((period) => period.paid && period.to > customer.now)
    .reduce((sum, { cents, from, to }) => {
      const days = dayNumber(to) - dayNumber(from)
      const daysLeft = dayNumber(to) - Math.max(dayNumber(from), today)
      return sum + Math.floor((cents * daysLeft) / days)
    }, 0)
  return Math.max(1, plan.cents - left)
}

/** Starts the term that was paid for at `paidAt`: at once, after the current one, or in its place (upgrade). */
export function addPeriod(
  customer: Customer,
  plan: Plan,
  order: { orderNum: string; cents: number; paidAt: number; isUpgrade: boolean },
): void {
  const at: Customer = { ...customer, now: order.paidAt }
  const { orderNum, cents, paidAt, isUpgrade } = order
  const current = membershipStatusOf(at)
  const continues = current.status === 1 && !isUpgrade
  const from = continues ? current.to : paidAt
  const to = endOf(from, plan)
  const kind = isUpgrade ? 'upgrade' : continues ? 'renewal' : 'first'
  const state = membershipOf(at)
  if (isUpgrade) {
    // The unused days are part of the price; the term stays in the list.
    for (const period of state.periods) {
      period.from = Math.min(period.from, paidAt)
      period.to = Math.min(period.to, paidAt)
    }
  }
  push(state, { orderNum, planId: plan.planId, cents, from, to, paidAt, kind })
  settle(customer, state)
  postMessage(customer.user, paidAt, {
    type: 'membership',
    title: isUpgrade ? '会员升级成功' : '会员开通成功',
    text: `您的${plan.name}已生效，有效期至${beijingDay(to - 1)}，权益已发放至账户。`,
    link: '/pages/credit/membership/centre',
  })
}

/** A term ends at the end of its last Beijing day. */
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

/** The state at `now`: created from the persona, renewed where due, with the benefits of every month. */
function membershipOf(customer: Customer): MembershipState {
  const home = homeOf(customer.user)
  if (home.membership === null) {
    home.membership = { isRenewalOff: false, periods: [] }
    const { member } = homeSeedOf(customer.persona)
    const plan = member && findPlan(member.planId)
    if (member && plan) {
      const { since } = customer.world
      const from = since - member.daysAgo * DAY_MS
      push(home.membership, {
        orderNum: 'HS0',
        planId: plan.planId,
        cents: plan.cents,
        from,
        to: endOf(from, plan),
        paidAt: from,
        kind: 'first',
        // Benefits from before the first day are among the persona's own coupons.
        monthsGiven: Array.from({ length: plan.months }, (_, k) => k).filter(
          (k) => addMonths(from, k) <= since,
        ).length,
      })
    }
  }
  settle(customer, home.membership)
  return home.membership
}

function settle(customer: Customer, state: MembershipState): void {
  for (let k = 0; k < MOST_PERIODS && renew(customer, state); k += 1);
  for (const period of state.periods) if (period.paid) giveBenefits(customer, period)
}

/** Pays for the next term when the last one has ended and renews; returns false when nothing is due. */
function renew(customer: Customer, state: MembershipState): boolean {
  const [last] = state.periods
  const plan = last && findPlan(last.planId)
  if (state.isRenewalOff || !last?.paid || !plan?.renewsItself || last.to > customer.now) return false
  const fails = homeSeedOf(customer.persona).renewFails
  const from = last.to
  push(state, {
    orderNum: newId(customer.world, 'H'),
    planId: plan.planId,
    cents: plan.cents,
    from,
    to: fails ? from : endOf(from, plan),
    paidAt: from,
    paid: !fails,
    kind: 'renewal',
  })
  // What happened before the first day has no message.
  if (from < customer.world.since) return !fails
  postMessage(customer.user, from, {
    type: 'membership',
    title: fails ? '会员续费失败' : '会员续费成功',
    text: fails
      ? '银行卡扣款失败，您的会员已到期，请前往会员中心重新开通。'
      : `您的${plan.name}已自动续费，有效期至${beijingDay(endOf(from, plan) - 1)}。`,
    link: '/pages/credit/membership/centre',
  })
  return !fails
}

/** Gives the benefits of each month that has started; past months give nothing any more. */
function giveBenefits(customer: Customer, period: MemberPeriod): void {
  const plan = findPlan(period.planId)
  if (!plan) return
  while (period.monthsGiven < plan.months) {
    const from = addMonths(period.from, period.monthsGiven)
    if (from > customer.now || from >= period.to) return
    const isLast = period.monthsGiven === plan.months - 1
    const to = isLast ? period.to : addMonths(period.from, period.monthsGiven + 1)
    if (to > customer.now) {
      for (const { gift, level } of BENEFITS) {
        if (gift && level <= plan.level) giveGift({ ...customer, now: from }, gift, to - 1)
      }
    }
    if (period.monthsGiven === 0 && plan.level === 2) {
      changeLimit(customer.user, {
        at: from,
        cents: SUPER_LIMIT_CENTS,
        reason: '超级会员专属额度',
        until: period.to,
      })
    }
    period.monthsGiven += 1
  }
}
