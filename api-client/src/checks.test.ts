import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { within } from './checks.ts'

it.each([
  ['', false],
  ['一', true],
  ['𠮷'.repeat(12), true],
  ['𠮷'.repeat(13), false],
  ['一二三四五六七八九十一二三', false],
])('the length of %s within 1 and 12 code points: %s', (text, fits) => {
  expect(z.string().check(within(1, 12)).safeParse(text).success).toBe(fits)
})
