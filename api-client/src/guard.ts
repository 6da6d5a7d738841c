/**
 * What has to be true of a value so that a page can work with it, as data: what it is made of, and the numbers in it.
 * Texts, flags and fields that a guard does not name may be anything. Written by the generator.
 */
export type Guard =
  /** May also be missing or null. */
  | readonly ['?', Guard]
  | readonly ['text']
  /** A number in this range, without a fraction. */
  | readonly ['whole', least: number, most: number]
  /** If it is a number, then one in this range. */
  | readonly ['number', least: number, most: number]
  /** An amount or a rate: a finite number in this range, or decimal text of this pattern. */
  | readonly ['figure', least: number, most: number, pattern: RegExp]
  | readonly ['list', item?: Guard]
  | readonly ['map', item: Guard]
  | readonly ['object', fields?: Readonly<Record<string, Guard>>]

/**
 * Looks for something that no page can go on with: an object or a list that is not there, an amount or a rate that is
 * wrong or missing, another number outside its range or not finite. A wrong figure must stop a step (security 3.2).
 *
 * @returns the place of the first, such as `.couponList.0.amount`; empty when it is the value itself
 */
export function findUnusable(guard: Guard, value: unknown): string | undefined {
  switch (guard[0]) {
    case '?':
      return value === null || value === undefined ? undefined : findUnusable(guard[1], value)
    case 'text':
      return refuseUnless(typeof value === 'string')
    case 'whole':
      return refuseUnless(Number.isSafeInteger(value) && isWithin(guard, value as number))
    case 'number':
      return refuseUnless(typeof value !== 'number' || isWithin(guard, value))
    case 'figure':
      return refuseUnless(
        typeof value === 'string'
          ? guard[3].test(value)
          : typeof value === 'number' && isWithin(guard, value),
      )
  }
  const [kind, inner] = guard
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== (kind === 'list')) return ''
  if (!inner) return undefined
  const fields = value as Readonly<Record<string, unknown>>
  for (const key of Object.keys(kind === 'object' ? inner : fields)) {
    const place = findUnusable(kind === 'object' ? (inner[key] as Guard) : inner, fields[key])
    if (place !== undefined) return `.${key}${place}`
  }
  return undefined
}

/** The value itself is the place, when it is wrong. */
function refuseUnless(fine: boolean): '' | undefined {
  return fine ? undefined : ''
}

function isWithin([, least, most]: readonly [string, number, number, ...unknown[]], value: number): boolean {
  return value >= least && value <= most
}
