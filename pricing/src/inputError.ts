// semantics 2
/**
 * Thrown for input outside the declared types that cannot be read as missing: not a list, not a text, or terms that no
 * loan can have. Figures, dates and flags in a reply never cause it: if they cannot be read, they are missing. So
 * nothing a customer types can throw.
 */
export class InputError extends TypeError {
  override readonly name = 'InputError'
  /** Path of the field, e.g. "ruleList.0.ruleValue"; "input" for the value as a whole. */
  readonly field: string

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`)
    this.field = field
  }
}

/** Returns the object; throws an `InputError` for anything else. */
export function requireObject<Value>(value: Value, field = 'input'): Value {
  if (typeof value === 'object' && value !== null) return value
  throw new InputError(field, 'an object is expected')
}

/** Returns the list, and an empty list for null or undefined; throws an `InputError` for anything else. */
export function requireList<Item>(value: readonly Item[] | null | undefined, field: string): readonly Item[] {
  const list = value ?? []
  if (Array.isArray(list)) return list
  throw new InputError(field, 'a list is expected')
}
