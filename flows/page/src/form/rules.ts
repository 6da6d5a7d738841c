/** Schema rules that forms share, with the messages of the specification. */
import { idNumberOf } from '@koo/kit/IdNumberField'
import { nameOf } from '@koo/kit/NameField'
import { plainText, textLength } from '@koo/kit/TextField'
import * as z from 'zod/mini'
import { copy } from '../copy.ts'
import type { Clock } from '../time/clock.ts'
import { idNumberFault, nameFault, validityFault, validityOf } from './card.ts'

/** Something to see: a joiner, a filler and a blank of Braille are none. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * A text that must be there: trimmed, without control characters, at most `longest` characters as a person counts them,
 * like the counter of the field.
 */
export const requiredText = (missing: string, longest: number) =>
  z.string().check(
    z.overwrite(plainText),
    z.trim(),
    z.regex(VISIBLE, { error: missing, abort: true }),
    z.refine((text) => textLength(text) <= longest, { error: copy.tooLong(longest) }),
  )

/** A text that must be there, of `least` to `most` characters as a person counts them; else `wrong` is said. */
export const textBetween = ({ missing, wrong }: CardMessages, least: number, most: number) =>
  z.string().check(
    z.overwrite(plainText),
    z.trim(),
    z.regex(VISIBLE, { error: missing, abort: true }),
    z.refine((text) => textLength(text) >= least && textLength(text) <= most, { error: wrong }),
  )

/** A text that may be empty; otherwise it must match `pattern`. */
export const optionalText = (pattern: RegExp, wrong: string) =>
  z.string().check(
    z.overwrite(plainText),
    z.trim(),
    z.refine((text) => text === '' || pattern.test(text), { error: wrong }),
  )

/** The messages of a rule: for an empty field, and for a text that cannot be right where nothing better can be said. */
export interface CardMessages {
  missing: string
  wrong: string
}

/** A text that must be there and match `pattern`, as its field has cleaned it. */
export const patternText = (pattern: RegExp, { missing, wrong }: CardMessages) =>
  z.string().check(z.minLength(1, { error: missing, abort: true }), z.regex(pattern, { error: wrong }))

/** A mobile number of eleven digits, 1 then 3 to 9. */
export const mobileNumber = (messages: CardMessages) => patternText(/^1[3-9]\d{9}$/, messages)

/** A code of six digits from a text message or a voice call. */
export const messageCode = (messages: CardMessages) => patternText(/^\d{6}$/, messages)

/** One option that must be selected; null until then. */
export const choice = (missing: string) => z.pipe(z.nullable(z.string()), z.string({ error: missing }))

/** A text of an ID card, brought into one form and checked by what is wrong with it. */
const cardText = (
  form: (text: string) => string,
  missing: string,
  faultOf: (text: string) => string | undefined,
) =>
  z
    .string()
    .check(z.overwrite(form), z.minLength(1, { error: missing, abort: true }), ({ value, issues }) => {
      const message = faultOf(value)
      if (message !== undefined) issues.push({ code: 'custom', message, input: value })
    })

/** A name as on the ID card, in the one form of `nameOf`; the message names the character that no name has. */
export const personName = ({ missing, wrong }: CardMessages) =>
  cardText(nameOf, missing, (name) => nameFault(name, wrong))

/** A resident ID number, whose birthday is a day up to today. The age is checked by the server. */
export const residentIdNumber = ({ missing, wrong }: CardMessages, clock: Pick<Clock, 'now'>) =>
  cardText(idNumberOf, missing, (idNumber) => idNumberFault(idNumber, clock, wrong))

/** The validity of an ID card, `2015.03.01-2035.03.01` or `2015.03.01-长期`, that has begun and is not over. */
export const cardValidity = ({ missing, wrong }: CardMessages, clock: Pick<Clock, 'now'>) =>
  cardText(validityOf, missing, (validity) => validityFault(validity, clock, wrong))
