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

it('converts every full-width sign and letter, once', () => {
  for (let code = 0x21; code <= 0x7e; code++) {
    const narrow = String.fromCharCode(code)
    const wide = String.fromCharCode(code + 0xfee0)
    expect(halfWidth(wide)).toBe(narrow)
    expect(halfWidth(narrow)).toBe(narrow)
  }
})

it.each(['、', '。', '「', 'ｱ', '￥', '𝟙', '\u00a0'])(
  'leaves %s, which has no plain form in ASCII',
  (text) => {
    expect(halfWidth(text)).toBe(text)
  },
)

it('keeps all digits in their order', () => {
  for (const digits of ['0', '0123456789', '9876543210']) {
    expect(digitsOf(Array.from(digits).join('-'))).toBe(digits)
  }
})
