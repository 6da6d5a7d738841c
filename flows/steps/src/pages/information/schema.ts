import { choice, optionalText, requiredText } from '@koo/page'
import * as z from 'zod/mini'
import { regionSchema } from '../../blocks/regions/regionSchema.ts'
import { copy } from './copy.ts'

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
