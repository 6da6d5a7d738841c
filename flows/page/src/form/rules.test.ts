import { describe, expect, it } from 'vitest'
import { mobileNumber, textBetween } from './rules.ts'

const rule = textBetween({ missing: '请填写', wrong: '应为2至4个字' }, 2, 4)

/** The message for a text; null when it is right. */
const fault = (text: string): string | null => {
  const result = rule.safeParse(text)
  return result.success ? null : (result.error.issues[0]?.message ?? '')
}

describe('a text between two lengths', () => {
  it.each([['陈思'], ['陈思远远'], ['  陈思  '], ['𠮷𠮷𠮷𠮷'], ['👨‍👩‍👧👨‍👩‍👧']])('takes %j', (text) => {
    expect(fault(text)).toBeNull()
  })

  it.each([['陈'], ['陈思远陈思'], [' 陈 ']])('says what is wrong with %j', (text) => {
    expect(fault(text)).toBe('应为2至4个字')
  })

  it.each([[''], ['   '], ['\u200d\u2800']])('says that it is missing for %j', (text) => {
    expect(fault(text)).toBe('请填写')
  })

  it('gives it trimmed and without control characters', () => {
    expect(rule.parse(' 陈思\u0007远 ')).toBe('陈思远')
  })
})

describe('a mobile number', () => {
  const number = mobileNumber({ missing: '请填写', wrong: '手机号有误' })

  it.each([
    ['13812345678', true],
    ['19912345678', true],
    ['12812345678', false],
    ['23812345678', false],
    ['1381234567', false],
    ['138123456789', false],
  ])('%s is right: %s', { tags: ['field.2'] }, (text, isRight) => {
    expect(number.safeParse(text).success).toBe(isRight)
  })
})
