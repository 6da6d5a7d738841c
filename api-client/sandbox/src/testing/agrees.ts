/** Throws with a message unless a condition is true. The whole file is for tests that also run in a browser. */
export function ensure(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message)
}

/**
 * Throws unless a value matches the expected one. An object may have more fields than expected, a list may not have
 * more items.
 */
export function agrees(actual: unknown, expected: unknown, at = ''): void {
  const isList = Array.isArray(expected)
  if (typeof expected !== 'object' || expected === null) {
    ensure(Object.is(actual, expected), `${at || 'value'} is ${text(actual)}, not ${text(expected)}`)
    return
  }
  ensure(
    typeof actual === 'object' && actual !== null && Array.isArray(actual) === isList,
    `${at || 'value'} is ${text(actual)}`,
  )
  if (isList) agrees((actual as unknown[]).length, expected.length, `${at}.length`)
  const fields = new Map<string, unknown>(Object.entries(actual))
  for (const [name, value] of Object.entries(expected)) agrees(fields.get(name), value, `${at}.${name}`)
}

function text(value: unknown): string {
  return JSON.stringify(value) ?? String(value)
}
