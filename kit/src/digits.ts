/** Normal forms of full-width characters (１２３, Ｘ, ．, the wide space), which Chinese input methods type. */
export function halfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('\u3000', ' ')
}

/** The digits of a text, full-width ones included; all other characters are removed. */
export function digitsOf(text: string): string {
  return halfWidth(text).replace(/[^0-9]/g, '')
}
