import { expect, it } from 'vitest'
import { serialText } from './serialText.ts'

it.each([
  ['3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d', '…1e2f 3a4b 5c6d'],
  ['20260302100000123456', '…1000 0012 3456'],
  // Twelve are whole, and so are fewer.
  ['123456789012', '1234 5678 9012'],
  ['Y1', 'Y1'],
  ['ab-cdef', 'abcd ef'],
  ['——', '——'],
  ['', ''],
])('%s is shown as %s', (value, shown) => {
  expect(serialText(value)).toBe(shown)
})
