import type { RateRow } from '../../ledger/state/loanSeed.ts'
import type { Code } from '../../engine/code.ts'
import type { PartnerCode } from './partners/index.ts'

declare module '../../engine/world.ts' {
  interface Slices {
    channel: ChannelState
  }
}

/** Length limits of the lists of this slice. */
export const CHANNEL_CAPS = {
  visits: 8,
  paidOrders: 20,
  offers: 12,
  switches: 20,
  readings: 10,
} as const

/** The newest payment of an order. */
export interface Payment {
  serialNumber: string
  orderNum: string
  at: number
  amountCents: number
  payType: 'instalment' | 'combine' | 'card'
  /** The loan that pays the order or a part of it; null when the card pays everything. */
  loanId: string | null
  /** Number of status polls so far. */
  polls: number
  /** Number of polls until the decision, and the decision. */
  pollsNeeded: number
  outcome: 'SUCCESS' | 'CONFIRM_PAY_FAILURE'
  status: 'PAY_ING' | 'SUCCESS' | 'CONFIRM_PAY_FAILURE'
  /** Text for the customer after a failure. */
  reason: string | null
}

/** A one-click offer, valid for one loan. */
export interface LeadOffer {
  serialNumber: string
  /** The refused loan before it. */
  loanId: string
  expiresAt: number
  period: number
  rates: RateRow
  amountCents: number
  /** The amount that "borrow all" sets. */
  maxCents: number
  /** The coupon that is selected for the customer. */
  couponId: string | null
  /** The loan that was created from it. */
  takenBy: string | null
}

/** Agreements that must be read before a lead-flow loan. */
export interface ForcedReading {
  businessId: string
  at: number
}

/** State of the channel domain for one customer. Plain JSON. */
export interface ChannelState {
  /** The partner the customer last came from, and when. */
  partner: PartnerCode | null
  enteredAt: number
  /** Tickets of open visits to pages of other companies, newest first. */
  visits: Array<{ ticket: string; partner: PartnerCode; slug: string }>
  /** Pages of other companies from which the customer returned, as `{partner} {slug}`. */
  visited: string[]
  /** Whether the customer has seen the outcomes of pre-assessment and assessment. */
  seen: { preAssessment: boolean; assessment: boolean }
  /** The ID photos were sent but not accepted; the step stays open until they are. */
  arePhotosDoubted: boolean
  /** Numbers of paid orders, newest first. */
  paidOrders: string[]
  payment: Payment | null
  payCode: Code | null
  offers: LeadOffer[]
  readings: ForcedReading[]
  /** When the customer went to the lead flow, newest first. */
  switches: Array<{ at: number; auto: boolean }>
}
