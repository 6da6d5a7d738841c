import * as z from 'zod/mini'
import { parseTerms } from './fromContract/terms.ts'
import type { Terms } from './schedule/terms.ts'

/**
 * Schemas of the figures this package reads, for callers that want contract violations reported instead of read as
 * "nothing" (OC-2). A separate entry, so that a page which trusts its generated client pays nothing for it.
 */

const NUMERIC = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?\s*$/

const wireNumber = z.union([
  z.number(),
  z.string().check(z.refine((text) => text === '' || NUMERIC.test(text))),
])
const wireFlag = z.union([z.boolean(), z.number(), z.string()])

/** A figure in yuan, a count, or milliseconds: number or decimal string; may be absent, null or ''. */
export const figureSchema = z.nullish(wireNumber)

/** A rate as a fraction; above 1 is a percent sent for a fraction. */
export const rateSchema = z.nullish(
  wireNumber.check(z.refine((rate) => Number(rate) <= 1, { error: 'a rate is a fraction of at most 1' })),
)

/** Schedule calculation input (spec 3). */
export const scheduleInputSchema = z.object({
  amount: figureSchema,
  loanPeriod: figureSchema,
  yearRate: rateSchema,
  handFeeRate: rateSchema,
  instBaseYearRate: rateSchema,
  deductType: figureSchema,
  billDays: figureSchema,
  couponType: figureSchema,
  couponValue: figureSchema,
  periodLimit: figureSchema,
  isFreePeriodAsc: z.nullish(wireFlag),
  couponDiscountRate: figureSchema,
  couponUpperLimit: figureSchema,
  calculationType: figureSchema,
})

/** Rate table entry (spec 3). */
export const rateTableEntrySchema = z.object({
  minRange: figureSchema,
  maxRange: figureSchema,
  loanPeriod: figureSchema,
  handFeeRate: rateSchema,
  irr: rateSchema,
  instBaseYearRate: rateSchema,
})

/** The money parts of a coupon (spec 3). */
export const couponSchema = z.object({
  couponId: z.nullish(z.union([z.string(), z.number()])),
  category: z.nullish(z.string()),
  statusId: figureSchema,
  isEffected: figureSchema,
  couponStatus: figureSchema,
  amount: figureSchema,
  couponUpperLimit: figureSchema,
  productIds: z.nullish(z.union([z.array(z.union([z.string(), z.number()])), z.string()])),
  validateStartDate: z.nullish(z.union([z.string(), z.number()])),
  endDate: z.nullish(z.union([z.string(), z.number()])),
  incoInfo: z.nullish(
    z.object({ iconType: figureSchema, periodLimit: figureSchema, isAsc: z.nullish(wireFlag) }),
  ),
  extendProperties: z.nullish(z.object({ discountRate: rateSchema, deductType: figureSchema })),
  ruleList: z.nullish(z.array(z.object({ ruleValue: z.nullish(z.string()) }))),
})

/** Amount config, the fields of the amount box (spec 3). */
export const amountConfigSchema = z.object({
  canUseLoanAmount: figureSchema,
  leadFlowLoanAmount: figureSchema,
  minAmount: figureSchema,
  amountUpperLimit: figureSchema,
})

export type FromContract =
  | {
      readonly ok: true
      /** `null`: "nothing" by semantics 3.1, which is no violation. */
      readonly terms: Terms | null
    }
  | {
      readonly ok: false
      /** One line a violation: "yearRate: a rate is a fraction of at most 1". */
      readonly issues: readonly string[]
    }

/** Checks schedule input against the contract, then reads it (semantics 1, OC-2). Never throws. */
export function fromContract(raw: unknown): FromContract {
  const checked = scheduleInputSchema.safeParse(raw)
  if (checked.success) return { ok: true, terms: parseTerms(checked.data) }
  return {
    ok: false,
    issues: checked.error.issues.map((issue) => `${issue.path.join()}: ${issue.message}`),
  }
}
