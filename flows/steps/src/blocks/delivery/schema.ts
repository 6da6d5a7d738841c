import { mobileNumber, textBetween } from '@koo/page/form'
import * as z from 'zod/mini'
import { regionSchema } from '../regions/regionSchema.ts'
import { deliveryCopy } from './copy.ts'

const { missing, wrong } = deliveryCopy

/** Least and most characters, as the server takes them. */
const NAME = [2, 20] as const
const DETAIL = [4, 100] as const

export const MOST_OF_NAME = NAME[1]
export const MOST_OF_DETAIL = DETAIL[1]

/** Rules of an address that goods are sent to. A form adds its own fields by `z.extend`. */
export const deliverySchema = z.object({
  contactName: textBetween({ missing: missing.contactName, wrong: wrong.contactName }, ...NAME),
  contactPhone: mobileNumber({ missing: missing.contactPhone, wrong: wrong.contactPhone }),
  region: regionSchema(missing.region),
  detail: textBetween({ missing: missing.detail, wrong: wrong.detail }, ...DETAIL),
})
