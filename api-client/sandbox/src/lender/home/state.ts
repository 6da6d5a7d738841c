import type { Wire } from '../../contract.ts'
import type { GoodsCode } from './goods.ts'

/** An address as the contract has it. */
export type Address = Wire<'activity/queryOrderAddress'>[number]

/** What the lender keeps about one customer: home page, messages, campaigns, top-up and membership. Plain JSON. */
export interface HomeState {
  messages: MessageBox
  /** Coupons taken from the coupon centre: number of the coupon by the offer's code. */
  received: Record<string, string>
  /** Null until the sign-in is looked at. */
  signIn: SignInState | null
  draw: DrawState
  /** Orders of prizes and their addresses; null until they are looked at. */
  offers: OfferState | null
  /** Null until the membership is looked at. */
  membership: MembershipState | null
  /** Top-ups and memberships that were ordered, newest first. */
  orders: ShopOrder[]
}

/** What is known about a customer's messages. */
export interface MessageBox {
  /** Messages ever posted; numbers the next one. */
  counter: number
  /** Posted after the start. */
  posted: PostedMessage[]
  /**
   * Which of the persona's own messages are read: one hexadecimal digit for four messages, the first one lowest, so
   * that thousands stay small. Null: as the persona has it.
   */
  readSeeds: string | null
}

/** A message as it is kept. */
export interface PostedMessage {
  id: string
  type: string
  title: string
  text: string
  link: string | null
  /** World time, epoch milliseconds. */
  at: number
  read: boolean
}

/** The daily sign-in of a customer. Days are day numbers, weekdays count from Monday 0. */
export interface SignInState {
  /** Monday that `signed` and `received` are of. */
  monday: number
  signed: number[]
  received: number[]
  /** The last day signed in, or null. */
  lastDay: number | null
  /** Days in a row up to `lastDay`. */
  streak: number
  push: boolean
}

/** A customer's draws. */
export interface DrawState {
  /** Beijing day that `times` are of. */
  day: string
  times: number
  /** Draws ever. */
  drawn: number
  /** How often each prize was won, by campaign and prize. */
  won: Record<string, number>
}

/** Prizes on their way and where they go. */
export interface OfferState {
  /** Newest first. */
  orders: OfferOrder[]
  /** Newest first; at most one is the default. */
  addresses: KeptAddress[]
}

export interface OfferOrder {
  orderNum: string
  goods: GoodsCode
  /** World time, epoch milliseconds. */
  at: number
  /** When it was given an address, and which. */
  addressAt: number | null
  addressId: string | null
}

/** An address as it is kept: the contract's, with a number. */
export interface KeptAddress extends Address {
  addressId: string
  isDefault: boolean
}

/** A time of membership that was paid for, or that could not be. */
export interface MemberPeriod {
  orderNum: string
  planId: string
  cents: number
  /** World times, epoch milliseconds; `to`, a Beijing midnight, is the first instant without it. */
  from: number
  to: number
  paidAt: number
  paid: boolean
  kind: 'first' | 'renewal' | 'upgrade'
  /** Months whose benefits were given. */
  monthsGiven: number
}

/** A customer's membership: every time paid for, newest first. */
export interface MembershipState {
  periods: MemberPeriod[]
}

/** A top-up or a membership that was ordered. */
export interface ShopOrder {
  orderNum: string
  kind: 'topUp' | 'open' | 'upgrade'
  /** Article or plan. */
  itemId: string
  /** Who gets a top-up; '' for a membership. */
  account: string
  /** What is paid, in cents. */
  cents: number
  couponId: string | null
  /** World time, epoch milliseconds. */
  at: number
  /** Where the cashier leads back to. */
  backUrl: string
  /** What the cashier was told, and when; null: nothing yet. */
  payment: { at: number; outcome: 'success' | 'failed' | 'processing' } | null
  /** Whether what follows from the final state was done. */
  isSettled: boolean
}
