import type { DrawState } from './draw.ts'
import type { MembershipState } from './membership.ts'
import type { MessageBox } from './messages.ts'
import type { OfferState } from './offers.ts'
import type { SignInState } from './sign-in.ts'
import type { ShopOrder } from './orders.ts'

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

/** The state of a customer nothing has happened to yet. What the persona brings along is read when it is asked for. */
export function freshHome(): HomeState {
  return {
    messages: { counter: 0, posted: [], readSeeds: null },
    received: {},
    signIn: null,
    draw: { day: '', times: 0, drawn: 0, won: {} },
    offers: null,
    membership: null,
    orders: [],
  }
}
