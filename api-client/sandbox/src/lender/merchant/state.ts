import type { Code } from '../code.ts'
import type { Booking } from './booking-state.ts'
import type { MerchantOrder } from './order-state.ts'
import type { Platform } from './seed.ts'

/** What is kept about one customer: merchant loans, stores, windows and surveys. Plain JSON. */
export interface MerchantState {
  /** The newest application; null: none was ever begun. */
  order: MerchantOrder | null
  /** Answers 'in review' the review before the application has given. */
  preAuditPolls: number
  /** Code that confirms a loan. */
  code: Code | null
  stores: StoreFile
  tobacco: TobaccoFile
  booking: Booking | null
  windows: WindowFile
  /** Campaigns of the loan page the customer was joined to, by code. */
  campaigns: string[]
  surveys: SurveyFile
}

/** How far the tobacco verification is. */
export interface TobaccoFile {
  /** As the pages report it: 0 not finished, 1 done, 2 failed (spec 4, authId 118). */
  status: number
  /** World time at which the data was first asked for; null: never. */
  askedAt: number | null
  /** Whether the raise of the limit was given. */
  raised: boolean
}

/** What became of the pop-up windows, by id. Only windows of the persona have an entry. */
export interface WindowFile {
  /** How often each was shown in all, and the last time. */
  shown: Record<string, { times: number; at: number }>
  /** Protocol windows that were agreed to. */
  agreed: string[]
  /** World time of the click into the promotion window; null: not clicked. */
  promotionClickedAt: number | null
}

/** What became of the surveys, by page; only pages with a survey have an entry. */
export interface SurveyFile {
  openedAt: Record<string, number>
  submittedAt: Record<string, number>
}

/** What is known of a merchant's shops on the platforms. */
export interface StoreFile {
  /** Status and since when, by platform; absent: not yet. */
  platforms: Partial<Record<Platform, { status: number; at: number }>>
  /** Visits to a platform's page that are not over, newest first. */
  tickets: StoreTicket[]
}

/** Leave to authorise one platform on the stand-in's page. */
export interface StoreTicket {
  id: string
  platform: Platform
  callBackUrl: string
  until: number
}
