import { halfWidth } from '../digits.ts'

/** Maximum number of characters of a name (spec 5). */
export const NAME_LENGTH = 12

/** Dots that keyboards offer between the parts of a name; ID cards use `·`. */
const DOTS = /[•‧∙⋅・･．.●]/g

/** A name as written on an ID card: no spaces, normal letters, every dot as `·`. */
export function nameOf(text: string): string {
  return halfWidth(text.replace(DOTS, '·')).replace(/\s/g, '')
}

export interface NameRules {
  /** Names of many minorities have a dot between their parts; allowed by default. */
  middleDot?: boolean
}

/** Whether a text can be a name: 1 to 12 Chinese characters or Latin letters, with a dot only between them. */
export function isName(text: string, { middleDot = true }: NameRules = {}): boolean {
  const pattern = middleDot
    ? /^[\p{Script=Han}a-z]+(?:·[\p{Script=Han}a-z]+)*$/iu
    : /^[\p{Script=Han}a-z]+$/iu
  return pattern.test(text) && Array.from(text).length <= NAME_LENGTH
}
