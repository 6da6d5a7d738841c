/** A key of the product's configuration. */
export interface ConfigEntry<Value = unknown> {
  /** What the value is, for whoever sets it: one sentence. */
  readonly about: string
  /** Kind of the value, for the documentation. */
  readonly kind: string
  /** The value until the server names another, and where it names one of another shape. */
  readonly fallback: Value
  /** Whether a value of the server can be used. */
  fits(value: unknown): value is NonNullable<Value>
}

/** Values as they come: their fields are checked by whoever reads them. */
export type ConfigRecord = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is ConfigRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isId = (value: unknown): value is string | number => isText(value) || isAmount(value)
const listOf =
  <Value>(fits: (entry: unknown) => entry is Value) =>
  (value: unknown): value is readonly Value[] =>
    Array.isArray(value) && value.every(fits)

/** Makes entries of one kind. An entry whose fallback is null has no value until the server names one. */
function kindOf<Value>(kind: string, fits: (value: unknown) => value is NonNullable<Value>) {
  function entry(fallback: Value, about: string): ConfigEntry<Value>
  function entry(fallback: null, about: string): ConfigEntry<Value | null>
  function entry(fallback: Value | null, about: string): ConfigEntry<Value | null> {
    return { about, kind, fallback, fits }
  }
  return entry
}

export const record = kindOf<ConfigRecord>('record', isRecord)
export const amount = kindOf<number>('number, 0 or more', isAmount)
export const flag = kindOf<boolean>('true or false', isFlag)
export const texts = kindOf<readonly string[]>('list of texts', listOf(isText))
export const ids = kindOf<readonly (string | number)[]>('list of numbers or texts', listOf(isId))
export const rows = kindOf<readonly ConfigRecord[]>('list of records', listOf(isRecord))
