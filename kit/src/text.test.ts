import { expect, it, onTestFinished, vi } from 'vitest'
import { cutText, plainText, textLength } from './text.ts'

it.each([
  ['一\r\n二\r三\u2028四', '一\n二\n三\n四'],
  ['一\t二', '一 二'],
  ['\u0000一\u0007二\u001b[31m\u007f\u009f', '一二[31m'],
  ['\ufeff一\u202e二\u2066', '一二'],
  ['上\u200b海\u2060路\u00ad1\u061c号', '上海路1号'],
  ['🏴\u{e0067}\u{e0062}\u{e007f}\u{e0001}', '🏴\u{e0067}\u{e0062}\u{e007f}'],
  ['👨\u200d👩\u200d👧 ❤\ufe0f', '👨\u200d👩\u200d👧 ❤\ufe0f'],
])('%j without control characters is %j', (text, plain) => {
  expect(plainText(text)).toBe(plain)
  expect(plainText(plain)).toBe(plain)
})

const family = '👨\u200d👩\u200d👧'

it.each([
  ['', 0],
  ['一二三', 3],
  ['🤣'.repeat(10), 10],
  [family, 1],
  ['𠮷', 1],
  ['🇨🇳❤\ufe0f👍🏽', 3],
  ['e\u0301', 1],
  ['一\n二', 3],
])('%j has %i characters', (text, length) => {
  expect(textLength(text)).toBe(length)
  expect(cutText(text, length)).toBe(text)
})

it('cuts between characters', () => {
  expect(cutText(`一${family}${family}`, 2)).toBe(`一${family}`)
  expect(cutText('🤣🤣', 1)).toBe('🤣')
  expect(cutText('一𠮷', 1)).toBe('一')
})

it('counts code points where there is no segmenter', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.stubGlobal('Intl', {})
  expect([textLength('🤣'.repeat(10)), textLength('𠮷'), cutText('一𠮷二', 2)]).toEqual([10, 1, '一𠮷'])
})
