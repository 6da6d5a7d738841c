/** Readers of stored values, by hand: they run before the first figures are there, where no schema library is loaded. */
export type Fields = Record<string, unknown>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An id or another short text; undefined otherwise. */
export const shortText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= 64 ? value : undefined
