import * as z from 'zod/mini'

/** An instant in epoch milliseconds. */
export const epoch = z.int().check(z.minimum(0), z.maximum(8.64e15))

/** Fields that replace those of one part of a persona, for a domain's `tweaks`. */
export const part = z.optional(z.record(z.string(), z.unknown()))
