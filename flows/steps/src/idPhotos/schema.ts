import { isIdNumber } from '@koo/kit/IdNumberField'
import { isName } from '@koo/kit/NameField'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

const { missing, wrong } = copy

/** A side of the card. */
export type Side = 'front' | 'back'

const photo = (error: string) => z.array(z.object({ id: z.string() })).check(z.minLength(1, { error }))

/** Validity as printed on the card. */
const VALIDITY = /^\d{4}\.\d{2}\.\d{2}-(?:\d{4}\.\d{2}\.\d{2}|长期)$/

/** Both photos, and what was read on them. The texts are checked once there are photos: before, they have no fields. */
export const schema = z
  .object({
    front: photo(missing.front),
    back: photo(missing.back),
    realName: z.string(),
    idNumber: z.string(),
    validity: z.string(),
    /** As read on the photo, before the customer corrected it. */
    realNameRead: z.string(),
    validityRead: z.string(),
  })
  .check(({ value, issues }) => {
    const refuse = (name: 'realName' | 'idNumber' | 'validity') =>
      issues.push({ code: 'custom', message: wrong[name], path: [name], input: value[name] })
    if (!isName(value.realName)) refuse('realName')
    if (!isIdNumber(value.idNumber)) refuse('idNumber')
    if (!VALIDITY.test(value.validity)) refuse('validity')
  })

export type Values = z.input<typeof schema>
