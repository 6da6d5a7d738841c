import { INBOX, type InboxSeed } from '../../people/messages/seeds.ts'

declare module '../../engine/persona.ts' {
  interface Persona {
    /** If missing, the defaults apply. */
    home?: Partial<HomeSeed>
  }
}

/** Persona data of the home domain: home page, messages, campaigns, top-up and membership. */
export interface HomeSeed {
  /** Reply of apphome/acquireUserIdentity: computed from the customer's history, or one of its values. */
  userType: 'byHistory' | 'new' | 'old' | null
  /** Text for a customer to whom no lender lends. */
  blackUserFlag: 0 | 1
  inbox: InboxSeed
  /** Plan bought before the first day, and how many days before; null: never a member. */
  member: { planId: string; daysAgo: number } | null
  /** Whether the bank refuses the payment of the membership's renewal. */
  renewFails: boolean
  /**
   * Number of days signed in without a gap, missed days between them and the first day, and whether reminders are on.
   */
  signIn: { daysBefore: number; missed: number; push: boolean }
  /** Draws a day, and the first prizes by code; after them the seed decides. */
  draw: { perDay: number; first: string[] }
  /** Orders of prizes from before the first day, by their status. */
  offerOrders: Array<{ goods: string; daysAgo: number; hasAddress: boolean }>
  /** Saved delivery addresses. */
  addresses: number
  /** Top-ups ordered at the world's start that wait for their payment. */
  unpaidOrders: number
  /** Top-ups from before the first sign-in, newest first. */
  topUps: TopUpSeed[]
  /** Why no upgrade can be had; null: the rules of the plans apply. */
  upgradeRefusal: string | null
  /** After how many minutes the running campaigns and their draws end; null: on their own days. */
  campaignsEndAfter: number | null
  /** Whether the home page has a floor of an unknown code, and entries whose links are refused. */
  isStrange: boolean
  /** Offers of the coupon centre received before the first day, each with the persona's coupon that came from it. */
  received: Record<string, string>
  /** Flags of the home page that differ from the defaults. */
  gray: Partial<HomeGray>
}

/** A top-up of a new customer. */
export interface TopUpSeed {
  itemId: string
  /** Missing: the customer's own number. */
  account?: string
  /** Coupon of the persona that it used. */
  couponId?: string
  minutesAgo: number
  /** What the bank said a minute after the order; missing: not paid. */
  payment?: 'success' | 'failed' | 'processing'
  /** Seconds from the order to the payment; missing: 60. */
  paidAfter?: number
}

/** Gray-release flags of the home page. */
interface HomeGray {
  /** Version of the home page's content, 2 to 5. */
  contentVersion: 2 | 3 | 4 | 5
  signInEntry: boolean
  topUpEntry: boolean
  membershipEntry: boolean
}

const DEFAULTS: HomeSeed = {
  userType: 'byHistory',
  blackUserFlag: 0,
  inbox: INBOX,
  member: null,
  renewFails: false,
  signIn: { daysBefore: 0, missed: 0, push: false },
  draw: { perDay: 3, first: [] },
  offerOrders: [],
  addresses: 0,
  unpaidOrders: 0,
  topUps: [],
  upgradeRefusal: null,
  campaignsEndAfter: null,
  isStrange: false,
  received: {},
  gray: {},
}

const GRAY: HomeGray = { contentVersion: 5, signInEntry: true, topUpEntry: true, membershipEntry: true }

/** The part of a persona for this domain. */
export interface HomePart {
  home?: Partial<HomeSeed>
}

/** The home data of a persona, with defaults. */
export function homeSeedOf(persona: HomePart): HomeSeed {
  return { ...DEFAULTS, ...persona.home }
}

/** The gray flags of a persona, with defaults. */
export function grayOf(persona: HomePart): HomeGray {
  return { ...GRAY, ...homeSeedOf(persona).gray }
}
