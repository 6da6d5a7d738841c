import type { Wire } from '../../engine/contract.ts'
import type { GoodsCode } from './goods.ts'

declare module '../../engine/view.ts' {
  interface UserView {
    /** How many addresses are kept. */
    addresses: number
  }
}

declare module '../../engine/world.ts' {
  interface Slices {
    home: HomeState
  }
}

/** An address as the contract describes it. */
export type Address = Wire<'activity/queryOrderAddress'>[number]

/** State of the home domain for one customer. Plain JSON. */
export interface HomeState {
  /** Received coupons of the coupon centre: number of the coupon by the offer's code. */
  received: Record<string, string>
  /** Null until first use. */
  signIn: SignInState | null
  draw: DrawState
  /** Orders of prizes and their addresses; null until first use. */
  offers: OfferState | null
  /** Null until first use. */
  membership: MembershipState | null
  /** Ordered top-ups and memberships, newest first. */
  orders: ShopOrder[]
}

/** The daily sign-in of a customer. Days are day numbers, weekdays count from Monday 0. */
export interface SignInState {
  /** The Monday of the week of `signed` and `received`. */
  monday: number
  signed: number[]
  received: number[]
  /** The last day of a sign-in, or null. */
  lastDay: number | null
  /** Number of days without a gap up to `lastDay`. */
  streak: number
  push: boolean
}

/** A customer's draws. */
export interface DrawState {
  /** Beijing day of `times`. */
  day: string
  times: number
  /** Number of draws so far. */
  drawn: number
  /** How often each prize was won, by campaign and prize. */
  won: Record<string, number>
}

/** Ordered prizes and delivery addresses. */
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
  /** The address, and when it was set. */
  addressAt: number | null
  addressId: string | null
}

/** A stored address: the contract's fields, with a number. */
export interface KeptAddress extends Address {
  addressId: string
  isDefault: boolean
}

/** A term of membership that was paid, or whose payment failed. */
export interface MemberPeriod {
  orderNum: string
  planId: string
  cents: number
  /** World times, epoch milliseconds; `to` is a Beijing midnight and the first instant after the term. */
  from: number
  to: number
  paidAt: number
  paid: boolean
  kind: 'first' | 'renewal' | 'upgrade'
  /** Number of months whose benefits were given. */
  monthsGiven: number
}

/** A customer's membership: all terms, newest first. */
export interface MembershipState {
  /** Whether the customer has switched the renewal off. */
  isRenewalOff: boolean
  periods: MemberPeriod[]
}

/** An ordered top-up or membership. */
export interface ShopOrder {
  orderNum: string
  kind: 'topUp' | 'open' | 'upgrade'
  /** Id of the article or plan. */
  itemId: string
  /** Account of a top-up; '' for a membership. */
  account: string
  /** Price, in cents. */
  cents: number
  couponId: string | null
  /** World time, epoch milliseconds. */
  at: number
  /** Address to which the cashier returns. */
  backUrl: string
  /** What happened at the cashier, and when; null: nothing yet. */
  payment: { at: number; outcome: 'success' | 'failed' | 'processing' } | null
  /** Whether the effects of the final state were applied. */
  isSettled: boolean
}
