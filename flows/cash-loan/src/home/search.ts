import * as z from 'zod/mini'

const tolerant = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)

/** Query of the loan page. Everything is a start value at most; what does not fit is dropped, never an error. */
export const search = z.object({
  /** Amount to start with, whole yuan. */
  amount: tolerant(z.string().check(z.regex(/^[1-9]\d{0,9}$/))),
  /** Period to start with. */
  period: tolerant(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
})
