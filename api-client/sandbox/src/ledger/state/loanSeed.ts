import type { Wire } from '../../engine/contract.ts'
import type { Lender } from './costSeed.ts'

declare module '../../engine/persona.ts' {
  interface Persona extends LoanSeed {}
}

/** Amounts of a persona's limit, in whole yuan. */
interface LimitData {
  /** The permanent limit. */
  total: number
  /** An additional temporary limit and its number of days, or null. */
  temporary: { amount: number; days: number } | null
  /** Borrowed before the first day, outside the ledger. */
  usedBefore: number
  /** Limit of the lead-flow lender. */
  leadFlow: number
  minimum: number
  /** The lender's limit for one loan. */
  lenderCap: number
  /** Part of the permanent limit that ends, and after how many days, or null. */
  delta: { amount: number; days: number } | null
  /** Days until the whole limit expires. */
  validDays: number
}

/** The lender, and how it changes an amount. */
interface LenderData {
  instId: number
  instName: string
  kind: Lender['kind']
  advanceType: string
  preClearCoefficient: number | null
  /** Amounts above this many yuan are lowered to `share` of it, in whole hundreds; null: never. */
  lowers: { above: number; share: number } | null
  rewardText: string | null
}

/** Outcome of the review. */
interface AuditData {
  /** Number of 'auditing' polls before the decision. */
  polls: number
  outcome: 'auditSuccess' | 'auditFailure'
  share: 'koo' | 'leadFlow'
  /** The offer after a failure. */
  showType: 'popWindow' | 'oneClickLeadFlow' | null
}

/** How the result page waits: seconds, seconds, number of polls. */
interface ResultPageData {
  alisignApplyGray: boolean
  styleGray: boolean
  pollPeriod: number
  countDown: number
  pollMaxPeriod: number
}

/** Persona data of limit, loans and lender, without defaults. */
interface LoanSeed {
  needScanQRCode: boolean
  limit: LimitData
  repaymentDay: number
  loan: {
    defaultPeriod: number
    periods: Array<{ loanPeriod: number; mark: string; specialAssetTag: string }>
    rateTable: RateRow[]
    beforeRate: number | null
    currentRate: number
    fakeDiscount: number | null
  }
  auth: Wire<'cash/queryLoanButtonAuth'>
  lender: LenderData
  audit: AuditData
  resultPage: ResultPageData
}

/** Creates a row of the rate table; ranges in yuan include both ends. */
export interface RateRow {
  minRange: number
  maxRange: number
  loanPeriod: number
  handFeeRate: number
  irr: number
  instBaseYearRate: number
}
