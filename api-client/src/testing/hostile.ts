/** Values that a broken or hostile server might send anywhere, as JSON text. */
export const HOSTILE = [
  'null',
  'true',
  '-1',
  '0',
  '1e309',
  '-1e309',
  '1e9',
  '0.1',
  '""',
  '"NaN"',
  '"<img src=x onerror=alert(1)>"',
  '[]',
  '{}',
  '[null]',
  '{"$ne":1}',
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  `${'['.repeat(80)}${']'.repeat(80)}`,
  '"\\ud800"',
]

/** Amounts and rates at the edge of the valid range and beyond, as JSON text. */
export const FIGURES = [
  '1',
  '1.0000001',
  '1.5',
  '12',
  '7',
  '32',
  '601',
  '3601',
  '1000000001',
  '315360000001',
  '8640000000000001',
  '-0.01',
  '-0',
  '100000000',
  '100000000.01',
  '1e16',
  '-1e300',
  '"0.24"',
  '"1.01"',
  '"12.345"',
  '"-1"',
  '"1e3"',
  '"１２"',
  '"100000000.01"',
  '"Infinity"',
  '["1"]',
  '[[]]',
  '[{}]',
  '{"a":-1}',
]

/** Replaces one value inside by a hostile one, as JSON. */
export function replaceOne(value: unknown, at: number, hostile: string): string {
  let left = at
  const write = (part: unknown): string => {
    if (left === 0) {
      left = -1
      return hostile
    }
    left -= 1
    if (Array.isArray(part)) return `[${part.map(write).join(',')}]`
    if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? 'null'
    const fields = Object.entries(part).filter(([, field]) => field !== undefined)
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${write(field)}`).join(',')}}`
  }
  return write(value)
}

/**
 * Yields the value with one field missing, then with that field null, for every field at any depth. It changes the same
 * object each time: use it before taking the next one.
 */
export function* damagedCopies(value: unknown): Generator<unknown> {
  for (const owner of objectsIn(value)) {
    for (const [key, kept] of Object.entries(owner)) {
      delete owner[key]
      yield value
      owner[key] = null
      yield value
      owner[key] = kept
    }
  }
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside]
}

/** Every position in a value at any depth, as its owner and key, so that it can be written. */
export function places(value: unknown): [owner: Record<string, unknown>, key: string][] {
  if (typeof value !== 'object' || value === null) return []
  const owner = value as Record<string, unknown>
  return Object.keys(owner).flatMap((key) => [[owner, key] as [typeof owner, string], ...places(owner[key])])
}
