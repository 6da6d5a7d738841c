/** A space that is narrow and never the end of a line. */
const NARROW = '\u202f'

/** A number that the server has masked, as it is shown: the hidden digits as dots in fours. Any other text stays as it is. */
export const shownMask = (text: string): string =>
  text.replace(
    /\*{4,}/g,
    (hidden) => NARROW + '•'.repeat(hidden.length).replace(/.{4}(?=.)/g, `$&${NARROW}`) + NARROW,
  )

/** A phone number as the server masks it: 138****5678. A masked one, and any other text, stays as it is. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')

/** A phone number as it is shown, masked. */
export const maskedPhone = (phone: string): string => shownMask(maskPhone(phone))
