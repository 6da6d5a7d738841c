import type { Cents } from '../number/cents.ts'
import type { OddFirst, RateFlows } from '../schedule/flowRate.ts'

// semantics 13
/** What is charged for a loan. */
export type ChargeKind = 'interest' | 'guarantee' | 'service' | 'instalmentFee' | 'partnerFee'

// semantics 13
/** When a charge is taken: with each instalment, all of it with the first one, or out of what is paid out. */
export type ChargeTaken = 'each' | 'first' | 'payout'

// semantics 13
/**
 * By what a charge is calculated.
 * - `rate`: a fraction of what is named, for that time; a `day` is a 360th of a year.
 * - `amount`: cents.
 * - `stated`: the words of the one who charges; nothing is calculated with them.
 */
export type CostStandard =
  | {
      readonly by: 'rate'
      readonly rate: number
      readonly per: 'year' | 'month' | 'day' | 'loan'
      readonly of: 'principal' | 'balance' | 'overdue' | 'misused'
    }
  | { readonly by: 'amount'; readonly amount: Cents; readonly per: 'period' | 'loan' }
  | { readonly by: 'stated'; readonly text: string }

// semantics 13
/** One charge of a loan. */
export interface CostCharge {
  readonly kind: ChargeKind
  /** Name of who charges it. */
  readonly chargedBy: string
  readonly taken: ChargeTaken
  /** Cents of each period, before any discount; a period that is not listed has none. Of a `payout`, and of a `first`, only the sum counts. */
  readonly amounts: readonly Cents[]
  /** What coupons and rights take off this charge, cents of each period like `amounts`. Default: nothing. */
  readonly discounts?: readonly Cents[]
  /** `null`: it is not known, and nothing is shown. */
  readonly standard: CostStandard | null
}

// semantics 13
/** What is charged only if something happens: a late payment, a loan used for something else, a settlement before the last day. */
export type ContingentKind = 'overdue' | 'misuse' | 'earlySettlement'

// semantics 13
/** A charge that nobody pays who pays in time. */
export interface ContingentCharge {
  readonly kind: ContingentKind
  readonly chargedBy: string
  readonly standard: CostStandard
}

// semantics 13
/**
 * How the annualised cost of a loan is calculated: one internal rate of all its payments (`irr`), or the sum of the own
 * annualised rates of its charges (`sum`).
 */
export type CostMethod = 'irr' | 'sum'

// semantics 13
/** Everything that a loan costs. */
export interface CostTerms {
  /** Cents. */
  readonly principal: Cents
  /** What each period repays, in cents; together the principal. */
  readonly principals: readonly Cents[]
  readonly charges: readonly CostCharge[]
  /** Until when coupons and rights apply, ms since 1970; `null`: as long as the loan. */
  readonly discountUntil?: number | null
  /** Months from the payout to the first due. */
  readonly firstPeriod: number
  /** How an odd first period counts. Default: `compound`. */
  readonly oddFirst?: OddFirst
  readonly contingent: readonly ContingentCharge[]
  readonly method: CostMethod
}

// OC-27, semantics 13
/**
 * Where a rate comes from.
 * - `contract`: the rate that its standards name; each of these payments has it, to the cent.
 * - `solved`: the rate of these payments, in cents.
 * - `sum`: the sum of these rates.
 * - `standard`: a standard for a year; `day` and `month` are multiplied.
 * - `nothing`: nothing is charged.
 */
export type CostReason =
  | { readonly from: 'contract'; readonly flows: RateFlows }
  | { readonly from: 'solved'; readonly flows: RateFlows }
  | { readonly from: 'sum'; readonly parts: readonly number[] }
  | { readonly from: 'standard'; readonly rate: number; readonly times: number }
  | { readonly from: 'nothing' }

// semantics 13
/** An annual rate, a fraction; show it with `percentText`. */
export interface CostRate {
  readonly rate: number
  readonly reason: CostReason
}

// semantics 13
/** A charge as a table shows it: before any discount, and after it. */
export interface CostItem {
  readonly kind: ChargeKind
  readonly chargedBy: string
  readonly taken: ChargeTaken
  readonly standard: CostStandard | null
  /** Cents, over the whole loan. */
  readonly total: Cents
  /** The charge alone, annualised; a fraction. */
  readonly annualRate: number
  readonly reason: CostReason
  /** The same after coupons and rights. */
  readonly after: { readonly total: Cents; readonly rate: CostRate }
}

// semantics 13
/** What coupons and rights change. The figures of the loan without them are what it costs once they no longer apply. */
export interface CostDiscount {
  /** Cents, over the whole loan. */
  readonly total: Cents
  /** Until when they apply, ms since 1970; `null`: as long as the loan. */
  readonly until: number | null
  /** Without them: all charges, in cents, and both annualised costs. */
  readonly chargedBefore: Cents
  readonly irrBefore: CostRate
  readonly sumBefore: CostRate
  readonly annualRateBefore: number
}

// semantics 13
/** A contingent charge, with its rate for a year; `null` where its standard names none. */
export interface ContingentCost extends ContingentCharge {
  readonly annualRate: number | null
  readonly reason: CostReason | null
}

// semantics 13
/** The whole cost of a loan, as a borrower must see it before signing. All figures are those of a loan that is paid in time. */
export interface CostDisclosure {
  /** Cents. */
  readonly principal: Cents
  readonly items: readonly CostItem[]
  /** All charges after discounts, in cents. */
  readonly charged: Cents
  /** Principal and charges after discounts, in cents. */
  readonly repaid: Cents
  readonly irr: CostRate
  readonly sum: CostRate
  readonly method: CostMethod
  /** The annualised cost after discounts, by `method`; a fraction. */
  readonly annualRate: number
  /** `null`: no coupon and no right. */
  readonly discount: CostDiscount | null
  readonly contingent: readonly ContingentCost[]
}
