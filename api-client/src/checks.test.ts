import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { figure, within } from './checks.ts'

it.each([
  ['', false],
  ['一', true],
  ['𠮷'.repeat(12), true],
  ['𠮷'.repeat(13), false],
  ['一二三四五六七八九十一二三', false],
])('the length of %s within 1 and 12 code points: %s', (text, fits) => {
  expect(z.string().check(within(1, 12)).safeParse(text).success).toBe(fits)
})

it.each([
  [-1, false],
  [0, true],
  [9.5, true],
  [9.6, false],
  [Number.NaN, false],
  ['12', true],
  ['-1', false],
  [null, false],
])('the figure %s from 0 to 9.5, or as text of digits: %s', (value, fits) => {
  expect(figure(0, 9.5, /^\d+$/).safeParse(value).success).toBe(fits)
})
