import type { CreditSaveBaseInfoV2Request, UserSelectUserDataContent } from '@koo/api-client/types'
import type * as z from 'zod/mini'
import { addressOf, regionOf } from '../../blocks/regions/index.ts'
import type { schema } from './schema.ts'

/** Start values of the form: what the server knows of the customer. */
export function valuesOf(known: UserSelectUserDataContent): z.input<typeof schema> {
  return {
    incomeRange: known.incomeRange ? String(known.incomeRange) : null,
    company: known.company ?? '',
    job: known.job ?? null,
    education: known.education ?? null,
    marriage: known.marriage ?? null,
    region: regionOf(known.address),
    detail: known.address?.detail ?? '',
    email: known.email ?? '',
  }
}

/** The request, with the fields that the form has. */
export function requestOf(values: z.output<typeof schema>): CreditSaveBaseInfoV2Request {
  const { region, detail, incomeRange, email, ...texts } = values
  return {
    ...texts,
    incomeRange: Number(incomeRange),
    address: addressOf(region, detail),
    ...(email && { email }),
  }
}
