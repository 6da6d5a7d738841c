import { expect } from 'vitest'

/** Expects no NaN, Infinity or undefined anywhere in a value, in figures or in texts. */
export function expectClean(value: unknown): void {
  const shown = JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'number' && !Number.isFinite(field) ? 'NaN' : field,
  )
  expect(shown ?? '').not.toMatch(/NaN|Infinity|undefined|\[object/)
}
