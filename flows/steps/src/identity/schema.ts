import { idNumberOf, isIdNumber } from '@koo/kit/IdNumberField'
import { isName } from '@koo/kit/NameField'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

const { missing, wrong } = copy

/**
 * Name and ID number. The name may have a middle dot (gap 106), and is not asked for once it is known. The age is checked
 * by the server.
 */
export const schemaOf = (asksName: boolean) =>
  z.object({
    realName: z.string().check(
      z.refine((name) => !asksName || name !== '', { error: missing.realName, abort: true }),
      z.refine((name) => !asksName || isName(name), { error: wrong.realName }),
    ),
    idNumber: z.string().check(
      z.minLength(1, { error: missing.idNumber, abort: true }),
      z.refine((text) => isIdNumber(idNumberOf(text)), { error: wrong.idNumber }),
    ),
  })
