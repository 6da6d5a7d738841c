import type { Code } from '../../engine/code.ts'
import type { Booking } from './bookingState.ts'
import type { MerchantOrder } from './orderState.ts'
import type { Platform } from './seed.ts'

declare module '../../engine/world.ts' {
  interface Slices {
    merchant: MerchantState
  }
}

/** State of the merchant domain for one customer. Plain JSON. */
export interface MerchantState {
  /** The newest application; null when there was never one. */
  order: MerchantOrder | null
  /** Number of 'in review' replies of the review before the application. */
  preAuditPolls: number
  /** Code that confirms a loan. */
  code: Code | null
  stores: StoreFile
  tobacco: TobaccoFile
  booking: Booking | null
  /** How many orders, applications for an amount and bookings were made, so that none is made twice unseen. */
  made: { orders: number; applications: number; bookings: number }
  windows: WindowFile
  /** Campaigns of the loan page that the customer has joined, by code. */
  campaigns: string[]
  surveys: SurveyFile
}

/** State of the tobacco verification. */
export interface TobaccoFile {
  /** As reported by the pages: 0 not finished, 1 done, 2 failed (authId 118). */
  status: number
  /** World time of the first query for the data; null: never. */
  askedAt: number | null
}

/** State of the pop-up windows, by id. Only windows of the persona have an entry. */
export interface WindowFile {
  /** How often each was shown, and when last. */
  shown: Record<string, { times: number; at: number }>
  /** Protocol windows with a consent. */
  agreed: string[]
  /** World time of the click on the promotion window; null: not clicked. */
  promotionClickedAt: number | null
}

/** State of the surveys, by page; only pages with a survey have an entry. */
export interface SurveyFile {
  openedAt: Record<string, number>
  submittedAt: Record<string, number>
}

/** State of a merchant's shops on the platforms. */
export interface StoreFile {
  /** Status and its start, by platform; missing: not yet. */
  platforms: Partial<Record<Platform, { status: number; at: number }>>
  /** Open visits to a platform's page, newest first. */
  tickets: StoreTicket[]
}

/** Permission to authorise one platform on the sandbox's page. */
export interface StoreTicket {
  id: string
  platform: Platform
  callBackUrl: string
  until: number
}
