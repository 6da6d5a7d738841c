import * as z from 'zod/mini'
import { InputError } from '../inputError.ts'
import { readExact } from '../number/exact.ts'
import type { Terms } from '../schedule/terms.ts'
import { parseTerms } from './terms.ts'

const NUMERIC = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?\s*$/

const NO_FIGURE = { error: 'a number or a decimal text is expected' }

const wireNumber = z.union(
  [z.number(), z.string().check(z.refine((text) => text === '' || NUMERIC.test(text), NO_FIGURE))],
  NO_FIGURE,
)
const wireFlag = z.union([z.boolean(), z.number(), z.string()], { error: 'a flag is expected' })
const wireId = z.union([z.string(), z.number()], { error: 'a text or a number is expected' })

/** A figure in yuan, a count or milliseconds: a number or a decimal string. It may be absent, null or ''. */
export const figureSchema = z.nullish(wireNumber)

/** A rate as a fraction. A value above 1 is a percent sent in place of a fraction. */
export const rateSchema = z.nullish(
  wireNumber.check(
    z.refine((rate) => !readExact(rate)?.gt(1), { error: 'a rate is a fraction of at most 1' }),
  ),
)

/** Schedule calculation input. */
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

/** Rate table entry. */
export const rateTableEntrySchema = z.object({
  minRange: figureSchema,
  maxRange: figureSchema,
  loanPeriod: figureSchema,
  handFeeRate: rateSchema,
  irr: rateSchema,
  instBaseYearRate: rateSchema,
})

/** The money parts of a coupon. */
export const couponSchema = z.object({
  couponId: z.nullish(wireId),
  category: z.nullish(z.string()),
  statusId: figureSchema,
  isEffected: figureSchema,
  couponStatus: figureSchema,
  amount: figureSchema,
  couponUpperLimit: figureSchema,
  productIds: z.nullish(z.union([z.array(wireId), z.string()], { error: 'ids or one text are expected' })),
  validateStartDate: z.nullish(wireId),
  endDate: z.nullish(wireId),
  incoInfo: z.nullish(
    z.object({ iconType: figureSchema, periodLimit: figureSchema, isAsc: z.nullish(wireFlag) }),
  ),
  extendProperties: z.nullish(z.object({ discountRate: rateSchema, deductType: figureSchema })),
  ruleList: z.nullish(z.array(z.object({ ruleValue: z.nullish(z.string()) }))),
})

/** Amount config, the fields of the amount box. */
export const amountConfigSchema = z.object({
  canUseLoanAmount: figureSchema,
  leadFlowLoanAmount: figureSchema,
  minAmount: figureSchema,
  amountUpperLimit: figureSchema,
})

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false
      /**
       * One error per violation; each names its field: "yearRate: a rate is a fraction of at most 1". Throw one, or
       * show all.
       */
      readonly errors: readonly InputError[]
    }

// semantics 1, OC-2
/** Checks a reply or a part of it against one of the schemas. Never throws. */
export function checkContract<Value>(schema: z.ZodMiniType<Value>, raw: unknown): Checked<Value> {
  const checked = schema.safeParse(raw)
  if (checked.success) return { ok: true, value: checked.data }
  const errors = checked.error.issues.map(
    ({ path, message }) => new InputError(path.join('.') || 'input', message),
  )
  return { ok: false, errors }
}

// semantics 1, 3.1, OC-2
/**
 * Checks schedule input against the contract, then reads it. The value `null` means that there is no schedule; that is
 * not a violation. Never throws.
 */
export function fromContract(raw: unknown): Checked<Terms | null> {
  const checked = checkContract(scheduleInputSchema, raw)
  return checked.ok ? { ok: true, value: parseTerms(checked.value) } : checked
}
