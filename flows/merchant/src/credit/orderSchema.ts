import { mobileNumber, personName } from '@koo/page/form'
import { regionSchema } from '@koo/steps/regions'
import { industrySchema, shopCopy, shopDetail, shopName } from '@koo/steps/shop'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

const { missing, wrong } = copy.order

/** The order of an application: the shop, and who is asked about it. */
export const orderSchema = z.object({
  merchantName: shopName,
  industry: industrySchema,
  region: regionSchema(shopCopy.region.missing),
  detail: shopDetail,
  contactName: personName({ missing: missing.contactName, wrong: wrong.contactName }),
  contactPhone: mobileNumber({ missing: missing.contactPhone, wrong: wrong.contactPhone }),
})
