/** What a persona brings along for home page, messages, campaigns, top-up and membership. */
export interface HomeSeed {
  /** What apphome/acquireUserIdentity says: by the customer's history, or one of its values. */
  userType: 'byHistory' | 'new' | 'old' | null
  /** What it says of a customer whom no lender serves. */
  blackUserFlag: 0 | 1
  /** Messages from before the first day, and how many of them, the newest, are unread. */
  inbox: { count: number; unread: number }
  /** Plan bought before the first day and how many days before; null: never a member. */
  member: { planId: string; daysAgo: number } | null
  /** Whether the bank refuses what the membership renews itself with. */
  renewFails: boolean
  /** Days in a row signed in, days missed between them and the first day, and whether reminders are wanted. */
  signIn: { daysBefore: number; missed: number; push: boolean }
  /** Draws a day, and what is won first, by code of the prize; then the seed decides. */
  draw: { perDay: number; first: string[] }
  /** Orders of prizes from before the first day, by how far they are. */
  offerOrders: Array<{ goods: string; daysAgo: number; hasAddress: boolean }>
  /** Addresses for deliveries that are kept already. */
  addresses: number
  /** Offers of the coupon centre that were taken before the first day, each with the persona's coupon it became. */
  received: Record<string, string>
  /** Flags of the home page that differ from everyone's. */
  gray: Partial<HomeGray>
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
  inbox: { count: 6, unread: 2 },
  member: null,
  renewFails: false,
  signIn: { daysBefore: 0, missed: 0, push: false },
  draw: { perDay: 3, first: [] },
  offerOrders: [],
  addresses: 0,
  received: {},
  gray: {},
}

const GRAY: HomeGray = { contentVersion: 5, signInEntry: true, topUpEntry: true, membershipEntry: true }

/** The part of a persona that this domain reads. */
interface HomePart {
  home?: Partial<HomeSeed>
}

/** The home part of a persona, whole. */
export function homeSeedOf(persona: HomePart): HomeSeed {
  return { ...DEFAULTS, ...persona.home }
}

/** The gray flags of a persona, whole. */
export function grayOf(persona: HomePart): HomeGray {
  return { ...GRAY, ...homeSeedOf(persona).gray }
}
