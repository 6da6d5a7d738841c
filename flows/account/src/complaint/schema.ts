import { optionalText, requiredText } from '@koo/page/form'
import * as z from 'zod/mini'
import { MOST } from './constants.ts'
import { copy } from './copy.ts'

const { missing, wrong } = copy.complaint

/** Pictures that are at the server, by their keys. */
export const pictures = z.readonly(z.array(z.object({ id: z.string() })))

export const schema = z.object({
  text: requiredText(missing.text, MOST.text),
  contact: optionalText(new RegExp(`^.{1,${MOST.contact}}$`, 'u'), wrong.contact(MOST.contact)),
  pictures,
})
