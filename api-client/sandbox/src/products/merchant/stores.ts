import type { Wire } from '../../engine/contract.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { newId, unshiftCapped, type User, type World } from '../../engine/world.ts'
import { beijingTime, DAY_MS, MINUTE_MS, SECOND_MS } from '../../engine/calendar.ts'
import { PLATFORMS, type MerchantSeed, type Platform } from './seed.ts'
import type { StoreFile, StoreTicket } from './state.ts'

/** Status of a platform. */
export const STORE = {
  notYet: 0,
  authorised: 1,
  failed: 2,
  /** An authorisation older than 90 days. */
  runOut: 3,
  /** Screenshots were sent instead, and are in review. */
  inReview: 4,
} as const

/** How many visits to platforms' pages are kept. */
const MOST_TICKETS = 5

/** How long an authorisation, a review of screenshots, and the address of a platform's page are valid. */
const AUTHORISED_MS = 90 * DAY_MS
const REVIEW_MS = 30 * SECOND_MS
const TICKET_MS = 30 * MINUTE_MS

/** Names of the platforms as the customer sees them. */
export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  ele: '饿了么',
  sqb: '收钱吧',
  meituan: '美团',
  aliPay: '支付宝',
  weChat: '微信支付',
}

/** The persona's shops at the start. */
export function freshStores(seed: MerchantSeed, now: number): StoreFile {
  const platforms: StoreFile['platforms'] = {}
  for (const platform of PLATFORMS) {
    const status = seed.stores[platform]
    if (status !== undefined)
      platforms[platform] = { status, at: status === STORE.runOut ? now - AUTHORISED_MS : now }
  }
  return { platforms, tickets: [] }
}

/** Turns a text into a platform; refuses unknown ones. */
export function platformOf(text: string): Platform {
  const platform = PLATFORMS.find((each) => each === text)
  if (platform === undefined) throw new Refusal(RESULTS.badRequest, '暂不支持该平台，请选择其他平台')
  return platform
}

/** Status of a platform at `now`. */
export function storeStatus(
  file: StoreFile,
  platform: Platform,
  now: number,
): { status: number; at: number | null } {
  const known = file.platforms[platform]
  if (!known) return { status: STORE.notYet, at: null }
  const reviewedAt = known.at + REVIEW_MS
  const current =
    known.status === STORE.inReview && now >= reviewedAt
      ? { status: STORE.authorised, at: reviewedAt }
      : known
  return current.status === STORE.authorised && now >= current.at + AUTHORISED_MS
    ? { status: STORE.runOut, at: current.at }
    : current
}

/** Whether a platform confirms the merchant's business now. */
export function hasStore(file: StoreFile, now: number): boolean {
  return PLATFORMS.some((platform) => storeStatus(file, platform, now).status === STORE.authorised)
}

/** The platforms as the contract describes them. */
export function storeItems(
  file: StoreFile,
  now: number,
  iconUrl: (platform: Platform) => string,
): Wire<'merchant/getStoreAuthItems'> {
  return PLATFORMS.map((platform) => {
    const { status, at } = storeStatus(file, platform, now)
    return {
      platform,
      name: PLATFORM_NAMES[platform],
      iconUrl: iconUrl(platform),
      status,
      authTime: at === null ? null : beijingTime(at),
    }
  })
}

/** Starts a visit to a platform's page and returns its address; refuses an authorised platform. */
export function openStoreVisit(
  { world, now, baseUrl, scope }: { world: World; now: number; baseUrl: string; scope: string },
  file: StoreFile,
  platform: Platform,
  callBackUrl: string,
): string {
  if (storeStatus(file, platform, now).status === STORE.authorised) {
    throw new Refusal(RESULTS.orderState, `${PLATFORM_NAMES[platform]}已授权，无需重复操作`)
  }
  const ticket = { id: newId(world, 'A'), platform, callBackUrl, until: now + TICKET_MS }
  unshiftCapped(file.tickets, ticket, MOST_TICKETS)
  return `${baseUrl}/__sandbox/merchant/store?${new URLSearchParams({ scope, ticket: ticket.id })}`
}

/** The open visit of a ticket, and its customer. */
export function findStoreVisit(
  world: World,
  id: string,
  now: number,
): { user: User; ticket: StoreTicket } | null {
  for (const user of world.users) {
    const ticket = user.slices.merchant?.stores.tickets.find((each) => each.id === id && now < each.until)
    if (ticket) return { user, ticket }
  }
  return null
}

/** Ends a visit. Returns the address to which the browser goes; null when the visit was already over. */
export function endStoreVisit(
  world: World,
  id: string,
  now: number,
  outcome: 'success' | 'failed' | 'cancel',
): string | null {
  const visit = findStoreVisit(world, id, now)
  const file = visit?.user.slices.merchant?.stores
  if (!visit || !file) return null
  file.tickets = file.tickets.filter((each) => each !== visit.ticket)
  if (outcome !== 'cancel') {
    const status = outcome === 'success' ? STORE.authorised : STORE.failed
    file.platforms[visit.ticket.platform] = { status, at: now }
  }
  return visit.ticket.callBackUrl
}

/** Sends a platform's screenshots to review, unless it is authorised, or they are in review: the first one starts it. */
export function reviewScreenshots(file: StoreFile, platform: Platform, now: number): void {
  const { status } = storeStatus(file, platform, now)
  if (status === STORE.authorised || status === STORE.inReview) return
  file.platforms[platform] = { status: STORE.inReview, at: now }
}
