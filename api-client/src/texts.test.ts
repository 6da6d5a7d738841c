import { describe, expect, it } from 'vitest'
import { errorText, GatewayError, scrub, type FailureKind } from './index.ts'

const SYSTEM = '系统异常，请稍后重试'
const refused = (message: string, code = 1) => new GatewayError('result', 'cash/publishV2', message, { code })

describe('errorText', () => {
  it.each([
    [42020, SYSTEM],
    [42095, SYSTEM],
    [45007, '当前暂无可借资方，请稍后重试'],
    [45006, '查询费率异常，请重新进入发标页'],
    [45014, '额度超市兑换中，请稍后重试'],
  ])(
    'Result %i has its own text whatever the server says',
    { tags: ['error.5', 'error.6', 'error.7', 'error.8'] },
    (code, text) => {
      expect(errorText(refused('别的文字', code))).toBe(text)
    },
  )

  it.each([
    ['network', '网络异常，请您重新提交'],
    ['timeout', '网络异常，请您重新提交'],
    ['session', '当前登录状态失效，请重新进入'],
    ['http', SYSTEM],
    ['malformed', SYSTEM],
    ['contract', SYSTEM],
    ['aborted', ''],
  ] as [FailureKind, string][])('%s', (kind, text) => {
    expect(errorText(new GatewayError(kind, 'cash/getAmount', '服务器说的话'))).toBe(text)
  })

  it('an error from elsewhere is a system error', () => {
    expect(errorText(new TypeError('x is not a function'))).toBe(SYSTEM)
    expect(errorText(undefined)).toBe(SYSTEM)
  })

  it.each(['验证码错误，请重新输入', '  本月借款次数已达上限。', '【额度】暂不可用', 'OK'])(
    'uses "%s"',
    { tags: ['error.15'] },
    (message) => {
      expect(errorText(refused(message))).toBe(message.trim())
    },
  )

  it.each([
    '',
    '   ',
    'java.lang.NullPointerException at com.koo.Loan.publish(Loan.java:42)',
    '<b>余额不足</b>',
    '{"code":1}',
    'undefined',
    '参数 null',
    '请访问 https://evil.test 领取',
    'ORA-00942: table does not exist, error',
    '余额\u202e足不',
    '零\u200b宽',
    '换\u0000行',
  ])('does not show %j', (message) => {
    expect(errorText(refused(message))).toBe(SYSTEM)
  })

  it('cuts at 60 characters and never through one', () => {
    const text = errorText(refused('𠮷'.repeat(500)))
    expect(Array.from(text)).toHaveLength(60)
    expect(text).toBe(`${'𠮷'.repeat(59)}…`)
    expect(errorText(refused('字'.repeat(60)))).toBe('字'.repeat(60))
  })
})

describe('scrub', () => {
  it.each([
    ['手机13800138000号', '手机***8000号'],
    ['id 11010519491231002X.', 'id ***002X.'],
    ['card 6222 0202 0011 2233 445', 'card ***3445'],
    ['2026-11-20 10:00', '2026-11-20 10:00'],
    ['serial 7d7c6e7e-6f0a-4b4e-9a53-0d1c4f5b2a10', 'serial 7d7c6e7e-6f0a-4b4e-9a53-0d1c4f5b2a10'],
    ['Result 45007', 'Result 45007'],
  ])('%s', (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed)
  })

  it('cuts endless text, in a short time', () => {
    expect(scrub('x'.repeat(100_000))).toHaveLength(500)
    expect(scrub('1 '.repeat(100_000)).length).toBeLessThanOrEqual(500)
  })
})
