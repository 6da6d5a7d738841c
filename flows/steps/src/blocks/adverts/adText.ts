/** Limits of the texts of an advertisement, in characters (spec 5). */
const TEXT = 15
const BUTTON = 4
const MARK = { withDigit: 5, plain: 4 }

/** The first characters of a text; `more` follows where something was cut off. */
function cut(text: string | null | undefined, max: number, more = ''): string {
  const characters = Array.from(text?.trim() ?? '')
  const start = characters.slice(0, max).join('')
  return characters.length > max ? `${start}${more}` : start
}

// field.17
/** The description of an advertisement, cut with "…". */
export const adText = (text: string | null | undefined): string => cut(text, TEXT, '…')

// field.18
/** Its button, cut. */
export const adButton = (text: string | null | undefined): string => cut(text, BUTTON)

// field.19
/** Its corner mark, cut: a mark with a digit may be one character longer. */
export const adMark = (text: string | null | undefined): string =>
  cut(text, /\d/.test(text ?? '') ? MARK.withDigit : MARK.plain)
