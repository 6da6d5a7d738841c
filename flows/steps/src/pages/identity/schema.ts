import { personName, residentIdNumber } from '@koo/page/form'
import type { Clock } from '@koo/page/time'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

const { missing, wrong } = copy

// gap 106
/**
 * Name and ID number. The name may have a middle dot, and is not asked for once it is known. The age is checked by the
 * server; `clock` says what day it is.
 */
export const schemaOf = (asksName: boolean, clock: Pick<Clock, 'now'>) =>
  z.object({
    realName: asksName ? personName({ missing: missing.realName, wrong: wrong.realName }) : z.string(),
    idNumber: residentIdNumber({ missing: missing.idNumber, wrong: wrong.idNumber }, clock),
  })
