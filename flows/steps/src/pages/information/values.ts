import type { CreditSaveBaseInfoV2Request, UserSelectUserDataContent } from '@koo/api-client/types'
import type * as z from 'zod/mini'
import type { schema } from './schema.ts'

/** Start values of the form: what the server knows of the customer. */
export function valuesOf(known: UserSelectUserDataContent): z.input<typeof schema> {
  const { province, city, area, street, detail } = known.address ?? {}
  const names = [province, city, area, street].filter((name) => typeof name === 'string' && name !== '')
  return {
    incomeRange: known.incomeRange ? String(known.incomeRange) : null,
    company: known.company ?? '',
    job: known.job ?? null,
    education: known.education ?? null,
    marriage: known.marriage ?? null,
    region: names.map((name) => ({ code: `${name}`, name: `${name}` })),
    detail: detail ?? '',
    email: known.email ?? '',
  }
}

/** The request. The address is sent as names; the server checks that they belong together. */
export function requestOf(values: z.output<typeof schema>): CreditSaveBaseInfoV2Request {
  const { region, detail, incomeRange, email, ...texts } = values
  const [province, city, area, street] = region.map(({ name }) => name)
  return {
    ...texts,
    incomeRange: Number(incomeRange),
    address: { province, city, area, street, detail },
    ...(email !== '' && { email }),
  }
}
