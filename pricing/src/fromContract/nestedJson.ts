/** Keys that could change a prototype when their object is copied or merged. No reply has a use for them. */
const UNWANTED: readonly string[] = ['__proto__', 'constructor', 'prototype']

/**
 * Parses a JSON text inside a reply, which the client hands over as it is. Null when it is no object, or when an object
 * in it has a key that could change a prototype: such a text is not the lender's.
 */
export function parseNestedJson(text: unknown): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(String(text), refuseUnwanted)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function refuseUnwanted(key: string, value: unknown): unknown {
  if (UNWANTED.includes(key)) throw new SyntaxError('unwanted key')
  return value
}

/** Whether a parsed value is an object with keys. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value instanceof Object && !Array.isArray(value)
