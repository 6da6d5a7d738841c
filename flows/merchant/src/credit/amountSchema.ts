import { wholeYuan } from '@koo/steps/shop'
import * as z from 'zod/mini'
import type { Bounds } from './bounds.ts'
import { copy } from './copy.ts'

/** An amount within the bounds that the server has named. */
export const amountSchema = (bounds: Bounds | null) =>
  z.object({
    amount: bounds
      ? wholeYuan.check(z.refine(bounds.isWithin, { error: copy.amount.range(...bounds.texts) }))
      : wholeYuan,
  })
