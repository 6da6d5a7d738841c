import { messageCode, mobileNumber, patternText } from '@koo/page/form'
import * as z from 'zod/mini'
import { copy } from './copy.ts'

const { missing, wrong } = copy

/** Whether a number is that of a card, only its bank knows: no check digit is asked for. */
export const schema = z.object({
  cardNo: patternText(/^\d{12,19}$/, { missing: missing.cardNo, wrong: wrong.cardNo }),
  mobile: mobileNumber({ missing: missing.mobile, wrong: wrong.mobile }),
  code: messageCode({ missing: missing.code, wrong: wrong.code }),
})
