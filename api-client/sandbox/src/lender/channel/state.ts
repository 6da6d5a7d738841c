import type { RateRow } from '../../personas/types.ts'
import type { Code } from '../code.ts'
import type { PartnerCode } from './partners/index.ts'

/** Longest lists of this slice. */
export const CHANNEL_CAPS = {
  visits: 8,
  paidOrders: 20,
  offers: 12,
  switches: 20,
  readings: 10,
} as const

/** A payment of an order, the newest one. */
export interface Payment {
  serialNumber: string
  orderNum: string
  at: number
  amountCents: number
  payType: 'instalment' | 'combine' | 'card'
  /** The loan that pays for it, or for a part of it; null: the card pays all. */
  loanId: string | null
  /** Status polls answered so far. */
  polls: number
  /** Polls until the decision, and what it is. */
  pollsNeeded: number
  outcome: 'SUCCESS' | 'CONFIRM_PAY_FAILURE'
  status: 'PAY_ING' | 'SUCCESS' | 'CONFIRM_PAY_FAILURE'
  /** For the customer, after a failure. */
  reason: string | null
}

/** A one-click offer; it is good for one loan. */
export interface LeadOffer {
  serialNumber: string
  /** The refused loan it follows. */
  loanId: string
  expiresAt: number
  period: number
  rates: RateRow
  amountCents: number
  /** Most that "all borrow" sets. */
  maxCents: number
  /** The coupon chosen for the customer. */
  couponId: string | null
  /** The loan that was made of it. */
  takenBy: string | null
}

/** Agreements that have to be read before a lead-flow loan. */
export interface ForcedReading {
  businessId: string
  at: number
}

/** What the lender keeps about one customer: partner channels, lead offers and staff loans. Plain JSON. */
export interface ChannelState {
  /** The partner the customer came from last, and when. */
  partner: PartnerCode | null
  enteredAt: number
  /** Tickets of pages of other companies that wait for the customer's return, newest first. */
  visits: Array<{ ticket: string; partner: PartnerCode; slug: string }>
  /** Pages of other companies the customer came back from, as `{partner} {slug}`. */
  visited: string[]
  /** Whether the outcomes of pre-assessment and assessment were seen. */
  seen: { preAssessment: boolean; assessment: boolean }
  /** The photos of the ID card were sent in and not accepted; until they are, the step stays open. */
  arePhotosDoubted: boolean
  /** Numbers of paid orders, newest first. */
  paidOrders: string[]
  payment: Payment | null
  payCode: Code | null
  offers: LeadOffer[]
  readings: ForcedReading[]
  /** Reports that the customer went to the lead flow, newest first. */
  switches: Array<{ at: number; auto: boolean }>
}
