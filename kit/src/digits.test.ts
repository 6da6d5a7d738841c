import { expect, it } from 'vitest'
import { digitsOf, halfWidth } from './digits.ts'

it('makes full-width characters plain and leaves all others', () => {
  expect(halfWidth('１２３Ｘｘ．，　＋－張小满·')).toBe('123Xx., +-張小满·')
})

it.each([
  ['１２３', '123'],
  ['￥1,234.50 元', '123450'],
  ['½ ② ３', '3'],
  ['', ''],
])('takes the digits of %s', (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})
