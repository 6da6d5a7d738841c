import type { Code } from '../../engine/code.ts'
import type { Wire } from '../../engine/contract.ts'
import type { CostConfirmation } from './costSeed.ts'
import type { Review, UnderReview } from './reviews.ts'

/** How long terms of preApproval can be signed and published, in milliseconds. */
export const TERMS_VALID_MS = 30 * 60_000

/**
 * Length limits of the lists beside the loans. Loans (of all users together) are never removed: publishing is refused
 * when there are too many, which also limits the number of stored first replies of publishing.
 */
export const LOAN_CAPS = { terms: 12, loans: 200, consents: 60, traces: 60, limitChanges: 60 } as const

declare module '../../engine/world.ts' {
  interface World {
    consents: Array<{ at: number; userId: string; body: unknown }>
    traces: Array<{ at: number; userId: string; body: unknown }>
  }

  interface User {
    terms: Terms[]
    loans: Loan[]
    sign: Code | null
    /** Serial numbers of applications that are no loans. */
    applied: Applied
    /** Changes of the limit after the start other than loans and repayments, newest first. */
    limitChanges: LimitChange[]
  }
}

/** One change of a customer's limit. */
export interface LimitChange {
  /** World time, epoch milliseconds. */
  at: number
  /** Cents added to the total limit; negative lowers it. */
  cents: number
  /** The reason as a text for the customer: '学历认证提额'. */
  reason: string
  /** World time at which it ends; null when it is permanent. */
  until: number | null
}

/** The rates of a quoted loan, fractions as decimal text. */
interface QuotedRates {
  irr: string
  handFeeRate: string
  instBaseYearRate: string
}

/** One month of a schedule in integer cents: capital, interest, service, handlingFee, couponValue. */
export type Row = readonly [
  capital: number,
  interest: number,
  service: number,
  handlingFee: number,
  couponValue: number,
]

/** A priced loan: the content of preApproval, which the published loan keeps unchanged. */
export interface Quote {
  amountCents: number
  period: number
  rates: QuotedRates
  /** Milliseconds to the first bill, as used for the schedule. */
  billDays: number
  rows: Row[]
  monthPayCents: number
  couponCents: number
  rightCents: number
  /** Fractions as decimal text. */
  beforeApr: string
  afterApr: string
  beforeIrr: string
}

/** Terms that were shown to a user; they are binding until `expiresAt`. */
export interface Terms {
  termsNo: string
  at: number
  expiresAt: number
  requestedCents: number
  /** Discount before the lender changed the amount. */
  couponBeforeCents: number
  userCardId: string
  /** Requested coupons, and those that the quote uses. */
  requestedCouponIds: string[]
  couponIds: string[]
  loanUseCode: string
  subLoanUseCode: string | null
  firstRepaymentDay: string
  repaymentDay: number
  quote: Quote
  /** Part of the lead lender, for terms of a mixed loan, in cents. */
  leadCents?: number
  /** Quotes of its two parts, for terms of a mixed loan: the wallet's, then the lead lender's. */
  parts?: readonly [Quote, Quote]
  /** A loan of the lead-flow lender. */
  isLead?: true
}

/** One customer's serial numbers that are no loans. */
export interface Applied {
  /** The number for the next application, by kind of loan. */
  next: Record<string, string>
  /** Queried but not received, newest first, with the time of the first query. */
  asked: { serial: string; at: number }[]
  /** Closed numbers, newest first. */
  closed: string[]
}

/** Kind of a loan, as its result page is told. */
export type LoanKind = NonNullable<Wire<'cash/queryOpenApplications'>['applications'][number]['kind']>

/** A loan in the ledger. */
export interface Loan extends UnderReview {
  loanId: string
  listingId: string
  serialNumber: string
  at: number
  terms: Terms
  /** Part of the amount that came from raise coupons. */
  raisedCents: number
  bankName: string
  cardNo: string
  dueDays: string[]
  /** The limit that the loan uses when it is not the customer's own. */
  limitOf?: 'merchant' | 'staff'
  /** Kind of loan of the application; missing: part of another loan, or of a kind that has no result page. */
  kind?: LoanKind
  /** No page has shown its result so far. */
  isUnseen?: true
  /** What the customer confirmed of its costs; the parts of a mixed loan have that of the whole. Missing: nothing was said. */
  costConfirmation?: CostConfirmation
  /** How its review proceeds when the persona's does not apply: lead-flow, mixed, staff and order loans. */
  review?: Review
}
