import type { Wire } from '../contract.ts'
import type { AccountSeed } from '../lender/account/seed.ts'
import type { ChannelSeedChanges } from '../lender/channel/seed.ts'
import type { RepaymentSeed } from '../lender/repayment/seed.ts'
import type { CreditSeedChanges } from '../lender/credit/seed.ts'
import type { HomeSeed } from '../lender/home/seed.ts'
import type { MerchantSeed } from '../lender/merchant/seed.ts'

/** Amounts of a persona's limit, in whole yuan. */
interface LimitData {
  /** The permanent limit. */
  total: number
  /** A temporary limit on top and how many days it lasts, or null. */
  temporary: { amount: number; days: number } | null
  /** Already borrowed before the first day, outside the ledger. */
  usedBefore: number
  /** What the lead-flow lender offers. */
  leadFlow: number
  minimum: number
  /** Most the lender pays out in one loan. */
  lenderCap: number
  /** Part of the permanent limit that ends, and after how many days, or null. */
  delta: { amount: number; days: number } | null
  /** Days until the whole limit expires. */
  validDays: number
}

/** The paying-out lender and what it does to an amount. */
interface LenderData {
  instId: number
  instName: string
  advanceType: string
  preClearCoefficient: number | null
  /** Amounts above this many yuan are lowered to `share` of it, in whole hundreds; null: never. */
  lowers: { above: number; share: number } | null
  rewardText: string | null
}

/** What the review decides. */
interface AuditData {
  /** Status polls answered 'auditing' before the decision. */
  polls: number
  outcome: 'auditSuccess' | 'auditFailure'
  share: 'koo' | 'leadFlow'
  /** What is offered after a failure. */
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

/** A kind of customer. Data only: what the lender does with it is the same for everyone. */
export interface Persona {
  /** Name for `reset` and `signIn`. */
  name: string
  /** Chinese name for pickers. */
  title: string
  /** What it demonstrates, one English sentence. */
  shows: string
  /** Its phone. Every number with the same last four digits is this persona. */
  mobile: string
  customerKind: 'new' | 'old'
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
  cards: Wire<'user/queryAllBankcardList'>
  /** The coupons of a world that began at `since`, the same every time. */
  coupons: (since: number) => CouponWire[]
  couponRules: { hideNotUsingCoupon: boolean; discountLimit: number }
  auth: Wire<'cash/queryLoanButtonAuth'>
  lender: LenderData
  audit: AuditData
  resultPage: ResultPageData
  /** Home page, messages, campaigns, top-up and membership; absent: as everyone's. */
  home?: Partial<HomeSeed>
  /** What the account domain varies; defaults in lender/account/seed.ts. */
  account?: Partial<AccountSeed>
  /** What the channel domain varies; defaults in lender/channel/seed.ts. */
  channel?: ChannelSeedChanges
  /** What the repayment domain varies; defaults in lender/repayment/seed.ts. */
  repayment?: Partial<RepaymentSeed>
  /** What the credit domain varies; defaults in lender/credit/seed.ts. */
  credit?: CreditSeedChanges
  /** What the merchant domain varies; defaults in lender/merchant/seed.ts. */
  merchant?: Partial<MerchantSeed>
}

type ContractCoupon = Wire<'cash/queryCoupons'>['couponList'][number]

/** A coupon as the stand-in grants it: the contract's, in the forms it uses itself. */
export interface CouponWire extends ContractCoupon {
  productIds?: string[]
  validateStartDate?: string
  endDate: string
}

/** A row of the rate table; numbers, ranges in yuan with both ends inside. */
export interface RateRow {
  minRange: number
  maxRange: number
  loanPeriod: number
  handFeeRate: number
  irr: number
  instBaseYearRate: number
}
