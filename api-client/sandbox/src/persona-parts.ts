import * as z from 'zod/mini'

/** An instant in epoch milliseconds. */
export const epoch = z.int().check(z.minimum(0), z.maximum(8.64e15))

/** Fields laid over one part of a persona. */
const part = z.optional(z.record(z.string(), z.unknown()))

/** Parts of a persona's data that a world may replace. Cards and coupons are lists: take another persona for those. */
export const tweakSchema = z.strictObject({
  customerKind: z.optional(z.enum(['new', 'old'])),
  needScanQRCode: z.optional(z.boolean()),
  repaymentDay: z.optional(z.int().check(z.minimum(1), z.maximum(31))),
  limit: part,
  loan: part,
  couponRules: part,
  auth: part,
  lender: part,
  audit: part,
  resultPage: part,
  account: part,
  credit: part,
  channel: part,
  repayment: part,
  merchant: part,
  home: part,
})
