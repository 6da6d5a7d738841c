import { deliverySchema } from '@koo/steps/delivery'
import * as z from 'zod/mini'
import { NEW } from './choices.ts'

/** `chosen`: the id of a saved address, or `NEW`. Only then what is written counts, and else it stays as it is. */
export const schema = z
  .object({
    chosen: z.string(),
    contactName: z.string(),
    contactPhone: z.string(),
    region: z.readonly(z.array(z.object({ code: z.string(), name: z.string() }))),
    detail: z.string(),
  })
  .check(({ value, issues }) => {
    if (value.chosen !== NEW) return
    for (const { path, message } of deliverySchema.safeParse(value).error?.issues ?? [])
      issues.push({ code: 'custom', path, message, input: value })
  })
