import type { Wire } from '../../engine/contract.ts'
import { nextRandom } from '../../engine/random.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Customer } from '../../engine/customer.ts'
import { beijingDay } from '../../engine/calendar.ts'
import { phaseOf, type Campaign, type DrawPrize } from './campaigns.ts'
import { giveGift, isGift } from './gifts.ts'
import { GOODS, isGoods } from './goods.ts'
import { homeOf } from './fresh.ts'
import { addOfferOrder } from './offers.ts'
import { homeSeedOf } from './seed.ts'

/** Remaining draws of today. */
export function drawsLeft({ user, persona, now }: Customer): number {
  const { day, times } = homeOf(user).draw
  const { perDay } = homeSeedOf(persona).draw
  return Math.max(0, perDay - (day === beijingDay(now) ? times : 0))
}

/** Draws a prize; prizes of which none is left are excluded. */
export function drawPrize(customer: Customer, campaign: Campaign): Wire<'activity/drawPrize'> {
  const { world, user, persona, now } = customer
  const phase = phaseOf(world, campaign, now)
  if (phase !== 1) throw new Refusal(RESULTS.notAvailable, phase === 0 ? '活动尚未开始' : '活动已结束')
  if (campaign.prizes.length === 0) throw new Refusal(RESULTS.notAvailable, '该活动没有抽奖')
  const { draw } = homeOf(user)
  const { perDay, first } = homeSeedOf(persona).draw
  const today = beijingDay(now)
  if (draw.day !== today) Object.assign(draw, { day: today, times: 0 })
  if (draw.times >= perDay) throw new Refusal(RESULTS.notAvailable, '今日抽奖次数已用完，请明天再来')
  const prize = choose(customer, campaign, first[draw.drawn])
  const key = keyOf(campaign, prize)
  draw.times += 1
  draw.drawn += 1
  draw.won[key] = (draw.won[key] ?? 0) + 1
  return { ...handOver(customer, prize), remainTimes: perDay - draw.times }
}

function choose(customer: Customer, campaign: Campaign, planned: string | undefined): DrawPrize {
  const { world } = customer
  const left = campaign.prizes.filter((prize) => {
    const key = keyOf(campaign, prize)
    const won = world.users.reduce((sum, user) => sum + (user.slices.home?.draw.won[key] ?? 0), 0)
    return won < prize.stock
  })
  const plannedPrize = left.find((prize) => prize.code === planned)
  if (plannedPrize) return plannedPrize
  const { state, value } = nextRandom(world.random)
  world.random = state
  let point = value * left.reduce((sum, prize) => sum + prize.weight, 0)
  for (const prize of left) {
    point -= prize.weight
    if (point < 0) return prize
  }
  return THANKS
}

/** The result when no prize is left. */
const THANKS: DrawPrize = { code: 'thanks', stock: 0, weight: 0 }

function handOver(customer: Customer, { code }: DrawPrize): Wire<'activity/drawPrize'> {
  if (isGift(code)) return giveGift(customer, code)
  if (!isGoods(code)) return { prizeCode: code, name: '谢谢参与', amount: null, couponId: null }
  addOfferOrder(customer, code)
  return { prizeCode: code, name: GOODS[code].name, amount: GOODS[code].yuan, couponId: null }
}

function keyOf(campaign: Campaign, prize: DrawPrize): string {
  return `${campaign.code} ${prize.code}`
}
