import { describe, expect, it } from 'vitest'
import { complaints } from '@koo/steps/form'
import { loginForm } from '../../src/login/form.ts'
import {
  forgetLogin,
  loadMobile,
  loadSentCode,
  LONGEST_WAIT,
  MOBILE_KEY,
  saveSentCode,
  SENT_CODE_KEY,
  sentCode,
} from '../../src/login/sent-code.ts'
import { memoryStorage } from './memory-storage.ts'

const good = { mobile: '13812345678', code: '123456', agreed: true }

describe('login form', () => {
  it('has nothing to say about a complete form', () => {
    expect(complaints(loginForm, good)).toEqual({})
  })

  it.each([
    [{ mobile: '' }, { mobile: '请输入手机号' }],
    [{ mobile: '1381234567' }, { mobile: '手机号格式不正确' }],
    [{ mobile: '12812345678' }, { mobile: '手机号格式不正确' }],
    [{ mobile: '138123456789' }, { mobile: '手机号格式不正确' }],
    [{ mobile: '１３８１２３４５６７８' }, { mobile: '手机号格式不正确' }],
    [{ code: '' }, { code: '请输入验证码' }],
    [{ code: '12345' }, { code: '验证码位数不对' }],
    [{ code: '12345a' }, { code: '验证码位数不对' }],
    [{ code: '１２３４５６' }, { code: '验证码位数不对' }],
    [{ agreed: false }, { agreed: '请先阅读并同意协议' }],
    [
      { mobile: '', code: '', agreed: false },
      { mobile: '请输入手机号', code: '请输入验证码', agreed: '请先阅读并同意协议' },
    ],
  ])('%j: %j', (part, expected) => {
    expect(complaints(loginForm, { ...good, ...part })).toEqual(expected)
  })
})

describe('the wait between two codes', () => {
  const NOW = 1_700_000_000_000

  it('outlives a reload', () => {
    const tab = memoryStorage()
    saveSentCode(tab, sentCode('138****5678', 60, NOW))
    expect(loadSentCode(tab, NOW + 20_000)).toEqual({
      masked: '138****5678',
      sentAt: NOW,
      resendAt: NOW + 60_000,
    })
  })

  it('is never longer than a minute, whatever server or clock say', () => {
    expect(sentCode('x', 86_400, NOW).resendAt).toBe(NOW + LONGEST_WAIT)
    expect(sentCode('x', -5, NOW).resendAt).toBe(NOW)
    const tab = memoryStorage()
    saveSentCode(tab, sentCode('x', 60, NOW))
    const earlier = NOW - 300_000
    expect(loadSentCode(tab, earlier)?.resendAt).toBe(earlier + LONGEST_WAIT)
  })

  it('is forgotten with the code', () => {
    const tab = memoryStorage()
    saveSentCode(tab, sentCode('x', 60, NOW))
    expect(loadSentCode(tab, NOW + 10 * 60_000 + 1)).toBeNull()
    saveSentCode(tab, sentCode('x', 60, NOW))
    tab.setItem(MOBILE_KEY, '138')
    forgetLogin(tab)
    expect(tab.items.size).toBe(0)
  })

  it.each(['', '{', 'null', '[]', '{"masked":1}', '{"masked":"x","sentAt":"1","resendAt":1}'])(
    'reads %j as no code sent',
    (text) => {
      expect(loadSentCode(memoryStorage(new Map([[SENT_CODE_KEY, text]])), NOW)).toBeNull()
    },
  )

  it('takes digits only for the number typed', () => {
    expect(loadMobile(memoryStorage(new Map([[MOBILE_KEY, '13812']])))).toBe('13812')
    expect(loadMobile(memoryStorage(new Map([[MOBILE_KEY, '<svg>']])))).toBe('')
    expect(loadMobile(memoryStorage())).toBe('')
  })
})
