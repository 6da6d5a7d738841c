import { halfWidth } from '../digits.ts'
import { RADICALS } from './radicals.ts'

/** Maximum number of characters of a name. */
export const NAME_LENGTH = 12

/** Dots that keyboards, fonts and OCR offer between the parts of a name; ID cards use `·`. */
const DOTS = /[.˙\u0387·ᐧ᛫•․‧∙⋅●⦁⸱⸳。・ㆍꞏ﹒．｡･\u119e]/g

/**
 * Characters without a shape of their own: control characters, spaces, zero-width characters, direction marks and variation
 * selectors. Two names that differ in them look the same, and no register knows them.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800]/gu

/**
 * Other code points of characters: Kangxi radicals and compatibility ideographs. Unicode defines each as equal to one
 * character, which `normalize` gives. Only these are normalised: the whole text in NFKC would also turn ㈱ or ½ into several
 * characters. 﨑 and eleven more of this block are characters of their own in Unicode, and so in the register: they stay.
 */
const COMPATIBLE = /[\u2f00-\u2fd5\uf900-\ufaff\u{2f800}-\u{2fa1f}]/gu
/** Radicals for which Unicode names the character, but no normal form (⺬, ⻓, ⺠): texts from PDF files contain them. */
const SUPPLEMENT = /[\u2e80-\u2ef3]/g

/**
 * A name in the one form in which it is compared elsewhere: no spaces and invisible characters, normal letters, every dot as
 * `·`, and the usual code point of each character. A variant of a character that has a code point of its own (𠮷, 峯, 﨑) is
 * another name, and stays.
 */
export function nameOf(text: string): string {
  return halfWidth(text.replace(DOTS, '·'))
    .replace(INVISIBLE, '')
    .replace(COMPATIBLE, (character) => character.normalize('NFKC'))
    .replace(SUPPLEMENT, (radical) => RADICALS[radical.charCodeAt(0) - 0x2e80] ?? radical)
}

export interface NameRules {
  /** Names of many minorities have a dot between their parts; allowed by default. */
  middleDot?: boolean
}

/**
 * Chinese characters and Latin letters. By ranges and not by `Script=Han`: an old browser does not know the characters
 * of later versions of Unicode, and radicals and marks like 々 have that script as well.
 */
const LETTER = /[a-zA-Z\u3007\u3400-\u4dbf\u4e00-\u9fff\ufa0e-\ufa29\u{20000}-\u{2f7ff}\u{2fa20}-\u{3fffd}]/u
const NAME = new RegExp(`^${LETTER.source}+(?:·${LETTER.source}+)*$`, 'u')

/** Whether a text can be a name: 1 to 12 Chinese characters or Latin letters, with a dot only between them. */
export function isName(text: string, { middleDot = true }: NameRules = {}): boolean {
  return NAME.test(text) && (middleDot || !text.includes('·')) && Array.from(text).length <= NAME_LENGTH
}

/** The first character that no name has, for a message that names it: `3` in `张3`. Undefined for none. */
export function wrongInName(name: string): string | undefined {
  return Array.from(name).find((character) => character !== '·' && !LETTER.test(character))
}
