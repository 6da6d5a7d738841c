import { choice, requiredText } from '@koo/page/form'
import * as z from 'zod/mini'
import { pictures } from '../complaint/schema.ts'
import { copy } from './copy.ts'

/** Characters of a feedback. */
export const MOST_OF_TEXT = 200

export const schema = z.object({
  kind: choice(copy.missing.kind),
  text: requiredText(copy.missing.text, MOST_OF_TEXT),
  pictures,
})
