import { choice, personName } from '@koo/page/form'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

const relation = () => choice(copy.missing.relation)
/** Names of contacts have no middle dot: the server refuses it. */
const name = () =>
  personName({ missing: copy.missing.name, wrong: copy.wrong.name }).check(
    z.refine((text) => !text.includes('·'), { error: copy.wrong.name }),
  )
const phone = () =>
  z
    .string()
    .check(
      z.minLength(1, { error: copy.missing.phone, abort: true }),
      z.regex(/^1[3-9]\d{9}$/, copy.wrong.phone),
    )

export const schema = z
  .object({
    relation1: relation(),
    name1: name(),
    phone1: phone(),
    relation2: relation(),
    name2: name(),
    phone2: phone(),
  })
  .check(z.refine(({ phone1, phone2 }) => phone1 !== phone2, { error: copy.wrong.twice, path: ['phone2'] }))
