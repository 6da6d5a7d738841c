import { requiredText } from '@koo/page/form'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

/** Longest texts that a licence and an address have, as a person counts them. */
const LONGEST = { name: 60, detail: 100 } as const
/** Digits of the largest amount of the contract, 100,000,000, with room for what nobody means. */
const MOST_DIGITS = 8

/** What no licence has: a drawn sign is lost on paper. */
const DRAWN = /\p{Extended_Pictographic}/u

/** The name of a shop as its licence says it. */
export const shopName = requiredText(copy.name.missing, LONGEST.name).check(
  z.refine((text) => !DRAWN.test(text), { error: copy.name.drawn }),
)

/** Street and number. */
export const shopDetail = requiredText(copy.detail.missing, LONGEST.detail)

const entry = z.object({ code: z.string(), name: z.string() })

/** The industry of a shop, by its levels: the server takes the last one only. */
export const industrySchema = z
  .readonly(z.array(entry))
  .check(z.refine((path) => path.length === copy.industry.levels.length, { error: copy.industry.missing }))

/** The id of a selected industry. */
export const industryIdOf = (path: z.output<typeof industrySchema>): string => path.at(-1)?.code ?? ''

/**
 * An amount in whole yuan, as its field has cleaned it. From where to where it may go, only the server knows: it refuses with
 * 42112, which belongs at the field.
 */
export const wholeYuan = z.string().check(
  z.minLength(1, { error: copy.amount.missing, abort: true }),
  z.refine((text) => /^\d+$/.test(text) && text.length <= MOST_DIGITS, { error: copy.amount.wrong }),
)
