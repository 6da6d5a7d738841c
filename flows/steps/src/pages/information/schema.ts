import { choice, optionalText, requiredText } from '@koo/page/form'
import * as z from 'zod/mini'
import { regionSchema } from '../../blocks/regions/index.ts'
import { copy } from './copy.ts'
import type { OptionalField } from './step.ts'

export const schema = z.object({
  incomeRange: choice(copy.missing.incomeRange),
  company: requiredText(copy.missing.company, 50),
  job: choice(copy.missing.job),
  education: choice(copy.missing.education),
  marriage: choice(copy.missing.marriage),
  region: regionSchema(copy.missing.region),
  detail: requiredText(copy.missing.detail, 100),
  email: optionalText(/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/, copy.wrong.email),
})

/** The rules without those of the fields that are left out. What a draft or the server has for these is dropped, and not sent. */
export function schemaWithout(leavesOut: readonly OptionalField[]): typeof schema {
  const names = new Set<string>(leavesOut)
  const shown = Object.entries(schema.shape).filter(([name]) => !names.has(name))
  // Nothing reads a field that is left out by name: no part of the page shows it, and the request takes what is there.
  return z.object(Object.fromEntries(shown)) as unknown as typeof schema
}

/** Labels of the fields of such rules: a refusal that names another one is a notice. */
export const labelsOf = ({ shape }: typeof schema): Partial<typeof copy.labels> =>
  Object.fromEntries(Object.entries(copy.labels).filter(([name]) => Object.hasOwn(shape, name)))
