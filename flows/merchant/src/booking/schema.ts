import { choice, mobileNumber, personName } from '@koo/page/form'
import { regionSchema } from '@koo/steps/regions'
import { industrySchema, shopCopy, shopDetail, shopName, wholeYuan } from '@koo/steps/shop'
import * as z from 'zod/mini'
import { copy } from './copy.ts'
import { isDay } from './visitTime.ts'

const { missing, wrong } = copy.form

/** The form of a booking. That its visit lies ahead is checked at the submit, by the server's clock. */
export const schema = z.object({
  contactName: personName({ missing: missing.contactName, wrong: wrong.contactName }),
  contactPhone: mobileNumber({ missing: missing.contactPhone, wrong: wrong.contactPhone }),
  merchantName: shopName,
  industry: industrySchema,
  region: regionSchema(shopCopy.region.missing),
  detail: shopDetail,
  amount: wholeYuan,
  visitDay: z
    .string()
    .check(
      z.minLength(1, { error: missing.visitDay, abort: true }),
      z.refine(isDay, { error: wrong.visitDay }),
    ),
  visitHour: choice(missing.visitHour),
})
