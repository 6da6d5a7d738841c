import { idNumberOf } from '@koo/kit/IdNumberField'
import { nameOf } from '@koo/kit/NameField'
import { idNumberFault, nameFault, validityFault, validityOf } from '@koo/page/form'
import type { Clock } from '@koo/page/time'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

const { missing, wrong } = copy

/** A side of the card. */
export type Side = 'front' | 'back'

const photo = (error: string) =>
  z.readonly(z.array(z.object({ id: z.string() }))).check(z.minLength(1, { error }))

/** Both photos, and nothing about them. */
export const picturesSchema = z.object({ front: photo(missing.front), back: photo(missing.back) })

/**
 * Both photos, and what was read on them. The texts are checked once there are photos: before, they have no fields. `clock`
 * says what day it is.
 */
export const schemaOf = (clock: Pick<Clock, 'now'>) =>
  z
    .object({
      front: photo(missing.front),
      back: photo(missing.back),
      realName: z.string().check(z.overwrite(nameOf)),
      idNumber: z.string().check(z.overwrite(idNumberOf)),
      validity: z.string().check(z.overwrite(validityOf)),
      /** As read on the photo, before the customer corrected it. */
      realNameRead: z.string(),
      validityRead: z.string(),
    })
    .check(({ value, issues }) => {
      const faults = {
        realName: nameFault(value.realName, wrong.realName),
        idNumber: idNumberFault(value.idNumber, clock, wrong.idNumber),
        validity: validityFault(value.validity, clock, wrong.validity),
      }
      for (const [name, message] of Object.entries(faults)) {
        if (message !== undefined) issues.push({ code: 'custom', message, path: [name], input: value })
      }
    })

export type Values = z.input<ReturnType<typeof schemaOf>>
