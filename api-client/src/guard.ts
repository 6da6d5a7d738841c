/**
 * Describes, as data, what a reply must fulfil so that a page can use it. It names every field of the contract; other
 * fields may be anything. Generated.
 */
export type Guard =
  /** A text of any length, except `null`, `undefined`, `NaN` and `[object Object]`, which stand for no value. */
  | 'text'
  | 'flag'
  /** An integer that JavaScript stores exactly. */
  | 'whole'
  /** A finite number. */
  | 'number'
  /** An identifier or a code: text or an integer. Its type is not changed. */
  | 'id'
  /** May also be missing or null. */
  | readonly ['?', Guard]
  | readonly ['text', shortest: number, longest: number]
  | readonly ['pattern', RegExp]
  | readonly ['whole', least: number, most: number]
  | readonly ['number', least: number, most: number]
  /** An amount or a rate: a finite number in this range, or decimal text of this pattern. */
  | readonly ['figure', least: number, most: number, RegExp]
  /** One of these. */
  | readonly ['either', readonly Guard[]]
  /** A wrong row is removed from the list. A list with only wrong rows is wrong. */
  | readonly ['list', row?: Guard]
  /** One wrong row makes the list wrong, because the others depend on it. */
  | readonly ['complete', row: Guard]
  | readonly ['map', value?: Guard]
  /** A wrong value in the first fields makes the object wrong; in the second fields it is removed. */
  | readonly ['object', needed: Fields, optional?: Fields]
  /** An object of which at least one field is left: without any of them it says nothing. Unknown fields do not count. */
  | readonly ['some', object: Guard]

type Fields = Readonly<Record<string, Guard>>

/** Texts that a server wrote because it had no value. */
const NO_VALUE_TEXTS: readonly string[] = ['null', 'undefined', 'NaN']
const OBJECT_TEXT = '[object '

/**
 * Checks the type of every field that a page may use. Wrong values that are not required are removed: an optional
 * field, a row of a list. A wrong value that is required makes the whole value unusable.
 *
 * @param leftOut receives the places of removed values, such as `.couponList.0`; places only, no data of the reply
 * @returns the place of the first value that makes the whole unusable, such as `.amount`; empty when it is the value
 *   itself, undefined when the value can be used
 */
export function applyGuard(guard: Guard, value: unknown, leftOut: string[] = []): string | undefined {
  if (typeof guard === 'string') return isValid(guard, value) ? undefined : ''
  switch (guard[0]) {
    case '?':
      return value == null ? undefined : applyGuard(guard[1], value, leftOut)
    case 'either':
      return guard[1].some((one) => applyGuard(one, value, leftOut) === undefined) ? undefined : ''
    case 'list':
    case 'complete':
      return Array.isArray(value) ? applyToRows(guard, value, leftOut) : ''
    case 'map':
    case 'object':
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
      return applyToFields(guard, value as Record<string, unknown>, leftOut)
    case 'some':
      return (
        applyGuard(guard[1], value, leftOut) ??
        (hasField(guard[1] as GuardOf<'object'>, value) ? undefined : '')
      )
    default:
      return isValid(guard[0], value, guard[1], guard[2], guard[3]) ? undefined : ''
  }
}

type GuardOf<Kind> = Extract<Guard, readonly [Kind, ...unknown[]]>

function applyToRows(
  [kind, row]: GuardOf<'list'> | GuardOf<'complete'>,
  rows: unknown[],
  leftOut: string[],
): string | undefined {
  if (!row) return undefined
  let kept = 0
  let firstWrong: string | undefined
  for (const [at, value] of rows.entries()) {
    const place = applyToPart(row, value, at, leftOut)
    if (place === undefined) {
      rows[kept] = value
      kept += 1
    } else {
      if (kind === 'complete') return place
      firstWrong ??= place
      leftOut.push(place)
    }
  }
  rows.length = kept
  return kept === 0 ? firstWrong : undefined
}

function applyToFields(
  guard: GuardOf<'map'> | GuardOf<'object'>,
  values: Record<string, unknown>,
  leftOut: string[],
): string | undefined {
  if (guard[0] === 'map') {
    for (const key in values) {
      const place = guard[1] && applyToPart(guard[1], values[key], key, leftOut)
      if (place !== undefined) return place
    }
    return undefined
  }
  const [, needed, optional] = guard
  for (const key in needed) {
    const place = applyToPart(needed[key] as Guard, values[key], key, leftOut)
    if (place !== undefined) return place
  }
  for (const key in optional) {
    const value = values[key]
    const place = value == null ? undefined : applyToPart(optional[key] as Guard, value, key, leftOut)
    if (place === undefined) continue
    delete values[key]
    leftOut.push(place)
  }
  return undefined
}

/** Whether an object has one of its fields, if only to say with null that there is no value. */
const hasField = ([, needed, optional]: GuardOf<'object'>, value: unknown): boolean =>
  Object.keys({ ...needed, ...optional }).some((key) => key in (value as Fields))

/**
 * Checks a part of a value. Its places begin with its key. When the part itself is wrong, nothing inside it is listed
 * as removed.
 */
function applyToPart(
  guard: Guard,
  value: unknown,
  key: string | number,
  leftOut: string[],
): string | undefined {
  const before = leftOut.length
  const place = applyGuard(guard, value, leftOut)
  if (place !== undefined) {
    leftOut.length = before
    return `.${key}${place}`
  }
  for (let at = before; at < leftOut.length; at += 1) leftOut[at] = `.${key}${leftOut[at]}`
  return undefined
}

/** Whether a value without parts has the type and the bounds that a guard requires. */
function isValid(kind: string, value: unknown, least?: unknown, most?: unknown, decimal?: unknown): boolean {
  switch (typeof value) {
    case 'string':
      if (kind === 'figure' || kind === 'pattern') return ((decimal ?? least) as RegExp).test(value)
      return (kind === 'text' || kind === 'id') && isWithin(value.length, least, most) && isText(value)
    case 'number':
      if (kind === 'whole' || kind === 'id')
        return Number.isSafeInteger(value) && isWithin(value, least, most)
      return (kind === 'figure' || kind === 'number') && isWithin(value, least, most)
    default:
      return kind === 'flag' && value === !!value
  }
}

/**
 * Whether a value is a text that stands for a value. For parts of a reply that the contract leaves open, such as
 * configuration; all other texts are checked before a page gets them.
 */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && !NO_VALUE_TEXTS.includes(value.trim()) && !value.includes(OBJECT_TEXT)
}

function isWithin(
  size: number,
  least: unknown = -Number.MAX_VALUE,
  most: unknown = Number.MAX_VALUE,
): boolean {
  return size >= (least as number) && size <= (most as number)
}
