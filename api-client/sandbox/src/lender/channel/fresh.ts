import { mixSeed } from '../../random.ts'
import type { Origin } from '../../origin.ts'
import { partners, type PartnerCode } from './partners/index.ts'
import { channelSeedOf } from './seed.ts'
import type { ChannelState } from './state.ts'

/** The state of a customer nothing has happened to yet, as the persona has it. */
export function freshChannel({
  world,
  user,
  persona,
}: Pick<Origin, 'world' | 'user' | 'persona'>): ChannelState {
  const { partner, visited, seen, isPaid } = channelSeedOf(persona)
  return {
    partner,
    enteredAt: world.since,
    visits: [],
    visited: partner === null ? [] : visited.map((slug) => `${partner} ${slug}`),
    seen: { ...seen },
    arePhotosDoubted: false,
    paidOrders: partner !== null && isPaid ? [orderNumOf(user.mobile, partner)] : [],
    payment: null,
    payCode: null,
    offers: [],
    readings: [],
    switches: [],
  }
}

/** What is kept about a customer, to look at. Nothing is begun: changes go through `sliceOf`. */
export function channelOf(origin: Origin): Readonly<ChannelState> {
  return origin.user.slices.channel ?? freshChannel(origin)
}

/** Number of the order a customer brings from a partner; the same for one phone. */
export function orderNumOf(mobile: string, partner: PartnerCode): string {
  const digits = String(mixSeed(`${partner} ${mobile}`) >>> 0).padStart(10, '0')
  return `${partners[partner].order?.prefix ?? ''}${digits}`
}
