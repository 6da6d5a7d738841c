import { expect, it } from 'vitest'
import { digitsOf, halfWidth } from './digits.ts'

it('converts full-width characters and leaves all others', () => {
  expect(halfWidth('１２３Ｘｘ．，　＋－張小满·')).toBe('123Xx., +-張小满·')
})

it.each([
  ['１２３', '123'],
  ['￥1,234.50 元', '123450'],
  ['½ ② ３', '3'],
  ['', ''],
])('keeps the digits of %s', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})
