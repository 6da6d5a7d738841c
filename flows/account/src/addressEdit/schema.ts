import { mobileNumber, textBetween } from '@koo/page/form'
import { regionSchema } from '@koo/steps/regions'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

const { missing, wrong } = copy

/** Least and most characters, as the server takes them. */
const NAME = [2, 20] as const
const DETAIL = [4, 100] as const

export const MOST_OF_NAME = NAME[1]
export const MOST_OF_DETAIL = DETAIL[1]

export const schema = z.object({
  contactName: textBetween({ missing: missing.contactName, wrong: wrong.contactName }, ...NAME),
  contactPhone: mobileNumber({ missing: missing.contactPhone, wrong: wrong.contactPhone }),
  region: regionSchema(missing.region),
  detail: textBetween({ missing: missing.detail, wrong: wrong.detail }, ...DETAIL),
  isDefault: z.boolean(),
})
