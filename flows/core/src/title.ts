import type { Query } from './search.ts'
import type { StepOptions } from './step.ts'

const LENGTH = 20
/** Controls, format characters (bidi, zero-width, soft hyphen) and line breaks of every kind. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
/** Letters, digits and common punctuation: no markup, no emoji, no signs that only look like a digit. */
const PLAIN = /^[\p{L}\p{Nd} .,:!?%+/()·—…、。，：；！？《》【】（）“”‘’-]*$/u
/** '//', '@', 'www.', or a dot between Latin letters, also written full width. */
const ADDRESS = /\/\/|@|www\.|[a-z\d-]\s?[.。]\s?[a-z]{2}/iu
/** A text with this many digits may be a phone number, also in Chinese numerals: those for sums, and 幺 for one on the phone. */
const TOO_MANY_DIGITS = 7
const DIGIT = /[\p{Nd}〇零一二三四五六七八九幺两壹贰叁肆伍陆柒捌玖貳參陸弌弍弎]/gu

/** A title from the address, made safe; null when it is not plain text, or looks like a phone number or an address. */
export function cleanTitle(raw: string): string | null {
  const text = raw.replace(UNSEEN, ' ').replace(/\s+/gu, ' ').trim()
  const plain = text.normalize('NFKC')
  const digits = plain.match(DIGIT) ?? []
  if (!PLAIN.test(text) || ADDRESS.test(plain) || digits.length >= TOO_MANY_DIGITS) return null
  return Array.from(text).slice(0, LENGTH).join('') || null
}
/** The step's own title, whatever the address asks for. */
export const ownTitleOf = (title: StepOptions['title'], query: Query): string =>
  typeof title === 'function' ? title(query) : title

/** The title shown: `pageTitle` of the query when usable, else the step's. */
export const titleOf = (title: StepOptions['title'], query: Query): string =>
  (query.pageTitle && cleanTitle(query.pageTitle)) || ownTitleOf(title, query)
