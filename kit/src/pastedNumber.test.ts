import { describe, expect, it } from 'vitest'
import { pastedNumber, type NumberKind } from './pastedNumber.ts'

const WHOLE: NumberKind = { kind: 'whole' }
const DECIMAL: NumberKind = { kind: 'decimal', decimals: 2 }
const DIGITS: NumberKind = { kind: 'digits' }
const CODE: NumberKind = { kind: 'digits', length: 6 }
const ID: NumberKind = { kind: 'idNumber' }

describe('a pasted number', () => {
  it.each<[string, NumberKind, string | null]>([
    ['500', WHOLE, '500'],
    ['500.00', WHOLE, '500'],
    ['1,000', WHOLE, '1000'],
    ['１，０００．００', WHOLE, '1000'],
    ['￥12,345元', WHOLE, '12345'],
    ['借款金额：8000 元整', WHOLE, '8000'],
    ['500.50', WHOLE, null],
    ['1e5', WHOLE, null],
    ['5万', WHOLE, null],
    ['1,0000', WHOLE, null],
    ['500\n600', WHOLE, null],
    ['500\n\n', WHOLE, '500'],
    ['abc', WHOLE, null],
    ['500.50', DECIMAL, '500.5'],
    ['500.505', DECIMAL, null],
    ['6217 0012-3456/7890', DIGITS, '6217001234567890'],
    ['卡号：6222', DIGITS, '6222'],
    ['138.0013.8000', DIGITS, '13800138000'],
    ['+86 (138) 0013-8000', DIGITS, '8613800138000'],
    ['500.00', DIGITS, null],
    ['1e5', DIGITS, null],
    ['6222\n6217', DIGITS, null],
    ['您的验证码是123456，5分钟内有效', CODE, '123456'],
    ['123456和654321', CODE, null],
    ['１２３４５６', CODE, '123456'],
    ['11010519491231002x', ID, '11010519491231002x'],
    ['110105 19491231 002X', ID, '11010519491231002X'],
  ])('%j as %j is %j', (text, kind, number) => {
    expect(pastedNumber(text, kind)).toBe(number)
  })

  it.each([
    ['-5000', '5000'],
    ['3000\u200b', '3000'],
  ])('%j is the amount that is shown', { tags: ['INP-003', 'INP-008'] }, (text, number) => {
    expect(pastedNumber(text, WHOLE)).toBe(number)
  })

  it('of any length is read within 50 ms', { tags: ['INP-013'] }, () => {
    const start = performance.now()
    pastedNumber('9'.repeat(100_000), WHOLE)
    pastedNumber(`${'9 '.repeat(50_000)}x9`, DIGITS)
    pastedNumber(`${'1,'.repeat(50_000)}x`, WHOLE)
    expect(performance.now() - start).toBeLessThan(50)
  })

  it.each<[string, NumberKind, string | null]>([
    ['', WHOLE, null],
    ['  \n ', DIGITS, null],
    ['0', WHOLE, '0'],
    ['0.00', DECIMAL, '0'],
    ['0.01', DECIMAL, '0.01'],
    ['￥200,000.00', DECIMAL, '200000'],
    ['99,999,999.99元', DECIMAL, '99999999.99'],
    ['99,999,999.99', WHOLE, null],
    ['12.', DECIMAL, '12'],
    ['１２．５０', DECIMAL, '12.5'],
    ['RMB 300', WHOLE, '300'],
    ['300 人民币', WHOLE, '300'],
    ['叁佰元整 300圆整', WHOLE, '300'],
    ['300元。', WHOLE, '300'],
    ['300块', WHOLE, '300'],
    ['300 cny', WHOLE, '300'],
    ['300美元', WHOLE, null],
    ['3 000', WHOLE, null],
    ['1,00', WHOLE, null],
    ['1.000.000', WHOLE, null],
    ['300-500', WHOLE, null],
    ['30%', WHOLE, null],
    ['\u2066500\u2069', WHOLE, '500'],
    ['500\u2028600', WHOLE, null],
    ['借款\n500', WHOLE, '500'],
  ])('%j as an amount of kind %j is %j', (text, kind, number) => {
    expect(pastedNumber(text, kind)).toBe(number)
  })

  it.each<[string, NumberKind, string | null]>([
    ['（0571）8888·6666', DIGITS, '057188886666'],
    ['1.2', DIGITS, null],
    ['6222\u20286217', DIGITS, null],
    ['13800138000转12', DIGITS, null],
    ['123456', { kind: 'digits', length: 4 }, '123456'],
    ['123 456', CODE, '123456'],
    ['验证码：\n123456\n【某某银行】', CODE, '123456'],
    ['尾号8000的验证码123456', CODE, '123456'],
    ['验证码123456，请勿重复输入123456', CODE, null],
    ['12345', CODE, '12345'],
    ['13812345678 13987654321', { kind: 'digits', most: 15 }, null],
    ['+86 138-1234-5678', { kind: 'digits', most: 15 }, '8613812345678'],
    ['110105194912310022 440524188001010014', { kind: 'idNumber', most: 18 }, null],
    ['身份证 110105-19491231-002x。', ID, '11010519491231002x'],
    ['110105194912310022', ID, '110105194912310022'],
    ['x', ID, null],
    ['11010519491231002X 440524188001010014', ID, null],
    ['11010519491231002X\n440524188001010014', ID, null],
  ])('%j as digits of kind %j is %j', (text, kind, number) => {
    expect(pastedNumber(text, kind)).toBe(number)
  })

  it('is the same as typed, with separators, a sign of currency or in full width', () => {
    const wide = (text: string) =>
      text.replace(/[!-~]/g, (narrow) => String.fromCharCode(narrow.charCodeAt(0) + 0xfee0))
    for (let cents = 1; cents < 10_000_000_000; cents = cents * 7 + 3) {
      const [whole = '', fraction = ''] = (cents / 100).toFixed(2).split('.')
      const plain = `${whole}.${fraction}`.replace(/\.?0+$/, '')
      const shown = `${Number(whole).toLocaleString('zh-CN')}.${fraction}`
      for (const text of [shown, `¥ ${shown}`, `${shown} 元`, wide(shown), `${whole}.${fraction}`]) {
        expect([text, pastedNumber(text, DECIMAL)]).toEqual([text, plain])
      }
    }
  })
})
