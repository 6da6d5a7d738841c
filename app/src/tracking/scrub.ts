/**
 * Removes personal data from texts for the monitor: phone, card and ID numbers, queries of addresses, tokens and e-mail
 * addresses; long texts are cut. A second protection: the first is that only listed fields are sent.
 */

const MAX_TEXT = 200

const rules: readonly (readonly [RegExp, string])[] = [
  // Query and fragment of addresses and paths.
  [/([?#])[^\s"'<>)]*/g, '$1…'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[mail]'],
  // Six digits and more, also grouped with spaces or dashes, and the X that may end an ID number.
  [/\d(?:[\s-]?\d){5,}[\dXx]?/g, '[number]'],
  // Long runs without a space: tokens, keys, encoded data.
  [/[A-Za-z0-9+/_=-]{24,}/g, '[data]'],
]

/** A text without personal data, for the monitor. */
export function scrubText(text: unknown): string {
  let clean = String(text).slice(0, MAX_TEXT * 10)
  for (const [pattern, replacement] of rules) clean = clean.replace(pattern, replacement)
  return clean.length > MAX_TEXT ? `${clean.slice(0, MAX_TEXT)}…` : clean
}

/** Names of pages, calls and options: letters without digits, however long, and the version of a call: `user/bindBankcardV2`. */
const PLAIN_NAME = /^\/?[A-Za-z][A-Za-z_/.-]*(?:V\d)?$/

/** A fact without personal data. Names stay as they are; in every other text it is taken out. */
export const scrubFact = (text: string): string => (PLAIN_NAME.test(text) ? text : scrubText(text))

/** Path of an address without origin, query and fragment, for page views and reports (spec 7). */
export function pathOnly(address: string): string {
  const path = address.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
  const end = path.search(/[?#]/)
  return (end < 0 ? path : path.slice(0, end)) || '/'
}
