import { DAY_MS } from '../calendar.ts'
import type { GiftCode } from './gifts.ts'

/** Who may take an offer. */
export type Audience = 'any' | 'new' | 'old' | 'member'

/** A coupon that can be taken. */
export interface Offer {
  /** Names it in activity/drawPrize, as the coupon's `activityCode`. */
  code: string
  gift: GiftCode
  /** How many there are in a scope, all customers together. */
  stock: number
  audience: Audience
  /** Days from the world's start to the first and the last day. */
  from: number
  to: number
}

/** A prize of a draw. */
export interface DrawPrize {
  /** Of a gift or of goods; any other is nothing. */
  code: string
  /** How many there are in a scope, all customers together. */
  stock: number
  /** Chance, relative to the other prizes that are left. */
  weight: number
}

/** A campaign. */
export interface Campaign {
  code: string
  title: string
  /** Days from the world's start to the first and the last day. */
  from: number
  to: number
  /** Offers on its page. */
  offers: readonly Offer[]
  /** Prizes, when it is a draw. */
  prizes: readonly DrawPrize[]
}

const ALWAYS = { from: -30, to: 60 } as const
const PLENTY = 100_000

/** The coupon centre, in the order it shows. */
export const CENTRE: readonly Offer[] = [
  { code: 'centre-discount-95', gift: 'discount-95', stock: PLENTY, audience: 'any', ...ALWAYS },
  { code: 'centre-discount-88', gift: 'discount-88', stock: PLENTY, audience: 'old', ...ALWAYS },
  { code: 'centre-new-free', gift: 'new-first-free', stock: PLENTY, audience: 'new', ...ALWAYS },
  { code: 'centre-raise', gift: 'raise-1000', stock: 2, audience: 'any', ...ALWAYS },
  { code: 'centre-top-up', gift: 'top-up-5', stock: PLENTY, audience: 'any', ...ALWAYS },
  { code: 'centre-member', gift: 'top-up-10', stock: PLENTY, audience: 'member', ...ALWAYS },
  { code: 'centre-sold-out', gift: 'discount-70', stock: 0, audience: 'any', ...ALWAYS },
  { code: 'centre-soon', gift: 'discount-88', stock: PLENTY, audience: 'any', from: 3, to: 10 },
  { code: 'centre-ended', gift: 'first-free', stock: PLENTY, audience: 'any', from: -20, to: -1 },
]

const PRIZES: readonly DrawPrize[] = [
  { code: 'earphones', stock: 1, weight: 1 },
  { code: 'cup', stock: 5, weight: 4 },
  { code: 'discount-70', stock: 10, weight: 10 },
  { code: 'limit-500', stock: 10, weight: 10 },
  { code: 'top-up-2', stock: 60, weight: 35 },
  { code: 'thanks', stock: PLENTY, weight: 40 },
]

/** Every campaign: those that are on, then what comes, then what is over. */
export const CAMPAIGNS: readonly Campaign[] = [
  { code: 'lucky-draw', title: '幸运大抽奖', from: -3, to: 20, offers: [], prizes: PRIZES },
  {
    code: 'borrow-season',
    title: '年末息费优惠季',
    from: -5,
    to: 30,
    offers: [
      { code: 'season-discount', gift: 'discount-88', stock: PLENTY, audience: 'any', from: -5, to: 30 },
      { code: 'season-raise', gift: 'raise-1000', stock: PLENTY, audience: 'old', from: -5, to: 30 },
      { code: 'season-gone', gift: 'discount-70', stock: 0, audience: 'any', from: -5, to: 30 },
    ],
    prizes: [],
  },
  { code: 'new-year-draw', title: '新年抽奖', from: 5, to: 25, offers: [], prizes: PRIZES },
  { code: 'autumn-draw', title: '金秋抽奖', from: -40, to: -2, offers: [], prizes: PRIZES },
]

/** Every offer by its code: the coupon centre's and the campaigns'. */
export function findOffer(code: string): Offer | undefined {
  return [...CENTRE, ...CAMPAIGNS.flatMap((campaign) => campaign.offers)].find((offer) => offer.code === code)
}

/** The campaign of that code, or undefined. */
export function findCampaign(code: string): Campaign | undefined {
  return CAMPAIGNS.find((campaign) => campaign.code === code)
}

/** First and last instant of what lasts from one day to another of a world. */
export function spanOf(world: { since: number }, lasting: { from: number; to: number }): [number, number] {
  return [world.since + lasting.from * DAY_MS, world.since + lasting.to * DAY_MS]
}

/** 0 before it, 1 while it is on, 2 after it. */
export function phaseOf(
  world: { since: number },
  lasting: { from: number; to: number },
  now: number,
): 0 | 1 | 2 {
  const [from, to] = spanOf(world, lasting)
  return now < from ? 0 : now <= to ? 1 : 2
}
