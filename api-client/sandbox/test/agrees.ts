/** Fails with a message unless a condition holds. Like the whole file, for tests that also run in a browser. */
export function ensure(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message)
}

/**
 * Fails unless a value is what was expected. An object may have more fields than expected, a list may not have more
 * items.
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
