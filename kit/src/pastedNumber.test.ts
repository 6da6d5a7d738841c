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
    ['[INP-003]', '-5000', '5000'],
    ['[INP-008]', '3000\u200b', '3000'],
  ])('%s %j is the amount that is shown', (_id, text, number) => {
    expect(pastedNumber(text, WHOLE)).toBe(number)
  })

  it('[INP-013] of any length is read within 50 ms', () => {
    const start = performance.now()
    pastedNumber('9'.repeat(100_000), WHOLE)
    pastedNumber(`${'9 '.repeat(50_000)}x9`, DIGITS)
    pastedNumber(`${'1,'.repeat(50_000)}x`, WHOLE)
    expect(performance.now() - start).toBeLessThan(50)
  })
})
