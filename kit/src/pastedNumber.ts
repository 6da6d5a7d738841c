import { halfWidth } from './digits.ts'

/** The kind of number that a field accepts. */
export type NumberKind =
  /** An amount in whole units: `1,000` and `1000.00` are 1000. */
  | { kind: 'whole' }
  /** An amount with decimals. */
  | { kind: 'decimal'; decimals: number }
  /**
   * A row of digits with any grouping. `length`: its length, if known, to find it in a message. `most`: the most digits that one number
   * has; more are several numbers.
   */
  | { kind: 'digits'; length?: number; most?: number }
  /** Digits, with an optional X at the end. `most` as above. */
  | { kind: 'idNumber'; most?: number }

const AMOUNT = /^[^\d.]*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?\s*(?:元|圆|块|人民币|RMB|CNY)?[\s整。]*$/i
const GROUPED = /^\D*([\d\s()/·-]*\d)\D*$/
/** Several dots are grouping; a single one is a decimal point. */
const DOTTED = /^\D*(\d+(?:\.\d+){2,})\D*$/
const ID_NUMBER = /^\D*(\d[\d\s-]*[\dx])[^\dx]*$/i

/**
 * The one number in a pasted text, as the field accepts it. `null` for no number, several numbers, or one that the field
 * cannot hold. `500.00` in whole units is 500, never 50000; two lines are not one number.
 */
export function pastedNumber(text: string, kind: NumberKind): string | null {
  const plain = halfWidth(text).replace(/\p{Cf}/gu, '')
  const lines = plain.split(/[\r\n\u2028\u2029]+/).filter((line) => /\d/.test(line))
  if (kind.kind === 'digits' && kind.length !== undefined) {
    const fitting = runsOf(plain).filter((run) => run.length === kind.length)
    if (fitting.length === 1) return fitting[0] ?? null
  }
  const [line = ''] = lines
  return lines.length === 1 ? numberIn(line, kind) : null
}

const runsOf = (text: string): string[] => text.match(/\d+/g) ?? []

function numberIn(line: string, kind: NumberKind): string | null {
  if (kind.kind === 'whole' || kind.kind === 'decimal') {
    const [, whole = '', fraction = ''] = AMOUNT.exec(line) ?? []
    const rest = fraction.replace(/0+$/, '')
    if (whole === '' || rest.length > (kind.kind === 'whole' ? 0 : kind.decimals)) return null
    return whole.replaceAll(',', '') + (rest && `.${rest}`)
  }
  const isId = kind.kind === 'idNumber'
  const [, found = ''] = (isId ? ID_NUMBER.exec(line) : (GROUPED.exec(line) ?? DOTTED.exec(line))) ?? []
  const number = found.replace(isId ? /[\s-]/g : /\D/g, '')
  return number === '' || number.length > (kind.most ?? Infinity) ? null : number
}
