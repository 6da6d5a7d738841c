import type { Wire } from '../../engine/contract.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { dayNumber, dayText, weekday } from '../../engine/calendar.ts'
import { giftOf, giveGift, type GiftCode } from './gifts.ts'
import { homeOf } from './fresh.ts'
import { homeSeedOf } from './seed.ts'
import type { SignInState } from './state.ts'

const WEEKDAYS = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const

/** Reward of each weekday; Sunday's is for customers who signed in on all seven days (the cycle is a week). */
const REWARDS: readonly GiftCode[] = [
  'top-up-1',
  'discount-95',
  'top-up-1',
  'top-up-2',
  'discount-95',
  'top-up-5',
  'discount-88',
]

/** Sunday's reward after a missed day. */
const LESSER_REWARD: GiftCode = 'top-up-1'
const SUNDAY = 6

const RULES =
  '每日可签到一次，签到后可领取当日奖励；周日奖励需当周连续签到7天，中断则改为充值立减券。奖励须在当周周日24点前领取，过期作废。'

/** The week of a customer, as the page shows it. */
export function signInWeek(customer: Customer): Wire<'activity/querySignIn'> {
  const state = signInOf(customer)
  const today = dayNumber(customer.now)
  return {
    days: WEEKDAYS.map((title, day) => ({
      day: dayText(state.monday + day),
      title: state.monday + day === today ? '今天' : title,
      reward: day === SUNDAY ? `连签7天得${giftOf(rewardOf(day)).name}` : giftOf(rewardOf(day)).name,
      signed: state.signed.includes(day),
      received: state.received.includes(day),
    })),
    joined: state.lastDay !== null,
    signedToday: state.lastDay === today,
    continuousDays: state.lastDay !== null && state.lastDay >= today - 1 ? state.streak : 0,
    pushStatus: state.push,
    rules: RULES,
  }
}

/** Signs in for today; repeats change nothing. A missed day restarts the count. */
export function signIn(customer: Customer): void {
  const state = signInOf(customer)
  const today = dayNumber(customer.now)
  if (state.lastDay === today) return
  state.streak = state.lastDay === today - 1 ? state.streak + 1 : 1
  state.lastDay = today
  state.signed.push(weekday(today))
}

/** Gives the reward of a day of this week, once; `day` is `YYYY-MM-DD`. */
export function receiveReward(customer: Customer, day: string): Wire<'activity/receiveSignIn'> {
  const state = signInOf(customer)
  const index = WEEKDAYS.findIndex((_, each) => dayText(state.monday + each) === day)
  if (index < 0) throw new Refusal(RESULTS.notAvailable, '该签到奖励不在本周领取范围内')
  if (state.monday + index > dayNumber(customer.now))
    throw new Refusal(RESULTS.notAvailable, '还未到该签到日')
  if (!state.signed.includes(index)) throw new Refusal(RESULTS.notAvailable, '当天未签到，无法领取奖励')
  if (state.received.includes(index)) throw new Refusal(RESULTS.notAvailable, '奖励已领取，请勿重复领取')
  state.received.push(index)
  const whole = index !== SUNDAY || state.signed.length === WEEKDAYS.length
  return giveGift(customer, whole ? rewardOf(index) : LESSER_REWARD)
}

/** Switches the reminders on or off. */
export function setReminders(customer: Customer, wanted: boolean): void {
  signInOf(customer).push = wanted
}

function rewardOf(day: number): GiftCode {
  return REWARDS[day] ?? LESSER_REWARD
}

/** The state at `now`: created from the persona at first use, with an empty week from each Monday on. */
function signInOf(customer: Customer): SignInState {
  const home = homeOf(customer.user)
  home.signIn ??= begun(customer)
  const state = home.signIn
  const today = dayNumber(customer.now)
  const monday = today - weekday(today)
  if (state.monday !== monday) Object.assign(state, { monday, signed: [], received: [] })
  return state
}

/** The persona's state from before the start: all rewards except the last one are received. */
function begun({ world, persona }: Customer): SignInState {
  const { daysBefore, missed, push } = homeSeedOf(persona).signIn
  const first = dayNumber(world.since)
  const monday = first - weekday(first)
  const lastDay = first - 1 - missed
  const signed = WEEKDAYS.map((_, day) => day).filter(
    (day) => monday + day <= lastDay && monday + day > lastDay - daysBefore,
  )
  return {
    monday,
    signed,
    received: signed.slice(0, -1),
    lastDay: daysBefore > 0 ? lastDay : null,
    streak: daysBefore,
    push,
  }
}
