/** Digits of a mobile number. */
export const PHONE_LENGTH = 11

/**
 * The digits of what was typed, pasted or filled in: full-width digits become plain ones, everything else goes,
 * then the country prefix `+86`, `0086` or `86` goes (spec 5). A mobile number starts with 1, so a prefix is
 * known as one as soon as the 1 follows.
 */
export function phoneDigits(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '')
  return digits.replace(/^(?:00)?86(?=1)/, '').slice(0, PHONE_LENGTH)
}

/** Groups digits 3-4-4. */
export function groupPhone(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ')
}
