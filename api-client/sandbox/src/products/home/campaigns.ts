import { DAY_MS, MINUTE_MS } from '../../engine/calendar.ts'
import type { GiftCode } from './gifts.ts'
import { homeSeedOf, type HomePart } from './seed.ts'

/** Who may receive an offer. */
export type Audience = 'any' | 'new' | 'old' | 'member'

/** A coupon that customers can receive. */
export interface Offer {
  /** Its code in activity/drawPrize, the coupon's `activityCode`. */
  code: string
  gift: GiftCode
  /** How many there are in a scope, for all customers together. */
  stock: number
  audience: Audience
  /** First and last day, in days from the world's start. */
  from: number
  to: number
}

/** A prize of a draw. */
export interface DrawPrize {
  /** Code of a gift or of goods; any other code means no prize. */
  code: string
  /** How many there are in a scope, for all customers together. */
  stock: number
  /** Weight in the draw, relative to the other prizes that are left. */
  weight: number
}

/** A campaign. */
export interface Campaign {
  code: string
  title: string
  /** First and last day, in days from the world's start. */
  from: number
  to: number
  /** Offers on its page. */
  offers: readonly Offer[]
  /** Prizes, when it has a draw. */
  prizes: readonly DrawPrize[]
}

const ALWAYS = { from: -30, to: 60 } as const
const UNLIMITED = 100_000

/** The offers of the coupon centre, in the order of display. */
export const CENTRE: readonly Offer[] = [
  { code: 'centre-discount-95', gift: 'discount-95', stock: UNLIMITED, audience: 'any', ...ALWAYS },
  { code: 'centre-discount-88', gift: 'discount-88', stock: UNLIMITED, audience: 'old', ...ALWAYS },
  { code: 'centre-new-free', gift: 'new-first-free', stock: UNLIMITED, audience: 'new', ...ALWAYS },
  { code: 'centre-raise', gift: 'raise-1000', stock: 2, audience: 'any', ...ALWAYS },
  { code: 'centre-top-up', gift: 'top-up-5', stock: UNLIMITED, audience: 'any', ...ALWAYS },
  { code: 'centre-member', gift: 'top-up-10', stock: UNLIMITED, audience: 'member', ...ALWAYS },
  { code: 'centre-sold-out', gift: 'discount-70', stock: 0, audience: 'any', ...ALWAYS },
  { code: 'centre-soon', gift: 'discount-88', stock: UNLIMITED, audience: 'any', from: 3, to: 10 },
  { code: 'centre-ended', gift: 'first-free', stock: UNLIMITED, audience: 'any', from: -20, to: -1 },
]

const PRIZES: readonly DrawPrize[] = [
  { code: 'earphones', stock: 1, weight: 1 },
  { code: 'cup', stock: 5, weight: 4 },
  { code: 'discount-70', stock: 10, weight: 10 },
  { code: 'limit-500', stock: 10, weight: 10 },
  { code: 'top-up-2', stock: 60, weight: 35 },
  { code: 'thanks', stock: UNLIMITED, weight: 40 },
]

/** All campaigns: current ones first, then future ones, then past ones. */
export const CAMPAIGNS: readonly Campaign[] = [
  { code: 'lucky-draw', title: '幸运大抽奖', from: -3, to: 20, offers: [], prizes: PRIZES },
  {
    code: 'borrow-season',
    title: '年末息费优惠季',
    from: -5,
    to: 30,
    offers: [
      { code: 'season-discount', gift: 'discount-88', stock: UNLIMITED, audience: 'any', from: -5, to: 30 },
      { code: 'season-raise', gift: 'raise-1000', stock: UNLIMITED, audience: 'old', from: -5, to: 30 },
      { code: 'season-gone', gift: 'discount-70', stock: 0, audience: 'any', from: -5, to: 30 },
    ],
    prizes: [],
  },
  { code: 'new-year-draw', title: '新年抽奖', from: 5, to: 25, offers: [], prizes: PRIZES },
  { code: 'autumn-draw', title: '金秋抽奖', from: -40, to: -2, offers: [], prizes: PRIZES },
]

/** The campaigns of a customer; those that run may end earlier than for others. */
export function campaignsFor(persona: HomePart): readonly Campaign[] {
  const { campaignsEndAfter } = homeSeedOf(persona)
  if (campaignsEndAfter === null) return CAMPAIGNS
  const days = (campaignsEndAfter * MINUTE_MS) / DAY_MS
  const shortened = <T extends { from: number; to: number }>(lasting: T): T =>
    lasting.from < 0 && lasting.to > days ? { ...lasting, to: days } : lasting
  return CAMPAIGNS.map((campaign) => ({
    ...shortened(campaign),
    offers: campaign.offers.map((offer) => shortened(offer)),
  }))
}

/** An offer by its code: one of the coupon centre or of the customer's campaigns. */
export function findOffer(persona: HomePart, code: string): Offer | undefined {
  const offers = campaignsFor(persona).flatMap((campaign) => campaign.offers)
  return [...CENTRE, ...offers].find((offer) => offer.code === code)
}

/** The customer's campaign of that code, or undefined. */
export function findCampaign(persona: HomePart, code: string): Campaign | undefined {
  return campaignsFor(persona).find((campaign) => campaign.code === code)
}

/** First and last instant of a range of days in a world. */
export function spanOf(world: { since: number }, lasting: { from: number; to: number }): [number, number] {
  return [world.since + lasting.from * DAY_MS, world.since + lasting.to * DAY_MS]
}

/** 0 before it, 1 during it, 2 after it. */
export function phaseOf(
  world: { since: number },
  lasting: { from: number; to: number },
  now: number,
): 0 | 1 | 2 {
  const [from, to] = spanOf(world, lasting)
  return now < from ? 0 : now <= to ? 1 : 2
}
