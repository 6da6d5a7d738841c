/**
 * What is outside the declared types and cannot be read as missing: a list that is no list, an amount that is no text,
 * terms that no loan can have. Figures, dates and flags inside a reply never lead here: those that cannot be read are
 * missing (semantics 2), so that nothing a customer types ever throws.
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

/** The object itself; an `InputError` for anything else. */
export function requireObject<Value>(value: Value, field = 'input'): Value {
  if (typeof value === 'object' && value !== null) return value
  throw new InputError(field, 'an object is expected')
}

/** The list itself, nothing as an empty one; an `InputError` for anything else. */
export function requireList<Item>(value: readonly Item[] | null | undefined, field: string): readonly Item[] {
  const list = value ?? []
  if (Array.isArray(list)) return list
  throw new InputError(field, 'a list is expected')
}
