import { expect, it } from 'vitest'
import { textLength } from './textLength.ts'

it.each([
  ['', 0],
  ['一二', 2],
  ['🤣'.repeat(10), 10],
  ['👨\u200d👩\u200d👧𠮷', 2],
])('%j has %i characters, as the counter of a page says', (text, length) => {
  expect(textLength(text)).toBe(length)
})
