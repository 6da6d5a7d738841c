import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { sliceOf } from '../../engine/slices.ts'
import { unshiftCapped } from '../../engine/world.ts'
import type { Wire } from '../../engine/contract.ts'
import { beijingDay, DAY_MS } from '../../engine/calendar.ts'
import { changeLimit } from './limits.ts'
import { isOpenLoan } from '../state/reviews.ts'
import { AUTHORISATIONS, raiseReason, TRADE_AUTHORISATIONS } from './authorisations.ts'
import { creditOf, creditSlice } from '../../people/credit/fresh.ts'
import { creditSeedOf } from '../../people/credit/seed.ts'
import { CREDIT_CAPS } from '../../people/credit/state.ts'

/** The highest raise that the promotion announces, in yuan. */
const PROMISED_YUAN = 20_000

/** Months with a campaign page: October to May. */
const CAMPAIGN_MONTHS: readonly number[] = [10, 11, 12, 1, 2, 3, 4, 5]

/** The temporary limit for completing a month's campaign. */
const REWARD = { yuan: 1000, days: 30 }

/** Status of a step, with the codes of an assessment: 0 open, 3 done. */
const OPEN = 0
const DONE = 3

type Process = Wire<'credit/getPromotionProcess'>

/** The promotion: the authorisations that raise the limit, and which of them are done. */
export function promotionOf(customer: Customer): Process {
  const { raised, joinedPromotion } = creditOf(customer)
  const start = customer.world.since - creditSeedOf(customer.persona).promotionDaysAgo * DAY_MS
  const ofTrades = Object.entries(TRADE_AUTHORISATIONS).filter(([code]) => raised.includes(code))
  return {
    steps: [...Object.entries(AUTHORISATIONS), ...ofTrades].map(([code, { title, raise, page }]) => ({
      code,
      title,
      status: raised.includes(code) ? DONE : OPEN,
      reward: `最高可提${raise}元`,
      linkUrl: `/pages/credit/${page}`,
    })),
    joined: joinedPromotion,
    startDate: beijingDay(start),
    endDate: beijingDay(start + 180 * DAY_MS),
    maxAmount: PROMISED_YUAN,
  }
}

/** Joins the promotion; repeats change nothing. */
export function joinPromotion(customer: Customer): void {
  sliceOf(creditSlice, customer).joinedPromotion = true
}

/** The campaign of a month: join, raise, borrow. Refuses months without a campaign. */
export function campaignOf(customer: Customer, month: string): Process {
  requireCampaign(month)
  const steps = stepsOf(customer, month)
  const [year, index] = numbersOf(month)
  return {
    steps: [
      { code: 'join', title: '参加活动', status: steps.joined ? DONE : OPEN, reward: null, linkUrl: null },
      {
        code: 'raise',
        title: '完成任意一项提额认证',
        status: steps.raised ? DONE : OPEN,
        reward: `奖励${REWARD.yuan}元临时额度，有效期${REWARD.days}天`,
        linkUrl: '/pages/credit/raiseLimit/home',
      },
      {
        code: 'borrow',
        title: '成功借款一笔',
        status: steps.borrowed ? DONE : OPEN,
        reward: null,
        linkUrl: '/pages/credit/cash/home',
      },
    ],
    joined: steps.joined,
    startDate: `${month}-01`,
    endDate: `${month}-${new Date(Date.UTC(year, index, 0)).getUTCDate()}`,
    maxAmount: REWARD.yuan,
  }
}

/** Joins the campaign of the current month; repeats change nothing. */
export function joinCampaign(customer: Customer, month: string): void {
  requireCampaign(month)
  const current = monthOf(customer.now)
  if (month < current) throw new Refusal(RESULTS.authRefused, '本期活动已结束')
  if (month > current) throw new Refusal(RESULTS.authRefused, '本期活动尚未开始，敬请期待')
  const { joinedMonths } = sliceOf(creditSlice, customer)
  if (!joinedMonths.includes(month)) unshiftCapped(joinedMonths, month, CREDIT_CAPS.months)
  rewardCampaign(customer)
}

/** Grants the temporary limit of the month's campaign, once, if the customer has joined and raised the limit. */
export function rewardCampaign(customer: Customer): void {
  const { user, now } = customer
  const month = monthOf(now)
  const steps = stepsOf(customer, month)
  const state = sliceOf(creditSlice, customer)
  if (!steps.joined || !steps.raised || state.rewardedMonths.includes(month)) return
  unshiftCapped(state.rewardedMonths, month, CREDIT_CAPS.months)
  changeLimit(user, {
    at: now,
    cents: REWARD.yuan * 100,
    reason: '提额活动奖励',
    until: now + REWARD.days * DAY_MS,
  })
}

/** Which steps of a month's campaign are done. */
function stepsOf(customer: Customer, month: string): Record<'joined' | 'raised' | 'borrowed', boolean> {
  const { user, world, persona } = customer
  const reasons = Object.values({ ...AUTHORISATIONS, ...TRADE_AUTHORISATIONS }).map(raiseReason)
  const isCompleted = creditSeedOf(persona).joined.completed && monthOf(world.since) === month
  return {
    joined: creditOf(customer).joinedMonths.includes(month),
    raised:
      isCompleted ||
      user.limitChanges.some(({ at, reason }) => monthOf(at) === month && reasons.includes(reason)),
    borrowed: isCompleted || user.loans.some((loan) => monthOf(loan.at) === month && isOpenLoan(loan)),
  }
}

function requireCampaign(month: string): void {
  const [, index] = numbersOf(month)
  if (!CAMPAIGN_MONTHS.includes(index)) throw new Refusal(RESULTS.authRefused, '本月暂无提额活动')
}

/** Year and month of `YYYY-MM`. */
function numbersOf(month: string): [year: number, month: number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
}

/** `YYYY-MM` in Beijing. */
function monthOf(at: number): string {
  return beijingDay(at).slice(0, 7)
}
