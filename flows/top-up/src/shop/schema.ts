import type { FieldsOf } from '@koo/page/form'
import { choice } from '@koo/page/form'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

/** What is bought for which account; the coupon may be none. */
export const schemaOf = (account: z.ZodMiniType<string, string>) =>
  z.object({ account, sku: choice(copy.missing), coupon: z.nullable(z.string()) })

export type ShopSchema = ReturnType<typeof schemaOf>
export type ShopFields = FieldsOf<ShopSchema>
