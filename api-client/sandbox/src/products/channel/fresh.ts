import { mixSeed } from '../../engine/random.ts'
import type { Customer } from '../../engine/customer.ts'
import { partners, type PartnerCode } from './partners/index.ts'
import { channelSeedOf } from './seed.ts'
import type { ChannelState } from './state.ts'
import type { Slice } from '../../engine/slices.ts'

/** The initial channel state of a customer, from the persona's data. */
export function freshChannel({
  world,
  user,
  persona,
}: Pick<Customer, 'world' | 'user' | 'persona'>): ChannelState {
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

/** The channel state of a customer, for reading. It creates nothing: changes go through `sliceOf`. */
export function channelOf(customer: Customer): Readonly<ChannelState> {
  return customer.user.slices.channel ?? freshChannel(customer)
}

/** Number of the customer's order at a partner; the same for the same phone. */
export function orderNumOf(mobile: string, partner: PartnerCode): string {
  const digits = String(mixSeed(`${partner} ${mobile}`) >>> 0).padStart(10, '0')
  return `${partners[partner].order?.prefix ?? ''}${digits}`
}

/** The slice of the channel domain, for `sliceOf`. */
export const channelSlice: Slice<'channel'> = { name: 'channel', create: freshChannel }
