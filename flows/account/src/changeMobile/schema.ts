import { messageCode, mobileNumber } from '@koo/page/form'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

const { missing, wrong } = copy

/** Whether a number is free, only the server knows. */
export const schema = z.object({
  mobile: mobileNumber({ missing: missing.mobile, wrong: wrong.mobile }),
  code: messageCode({ missing: missing.code, wrong: wrong.code }),
})
