import type { Permission, ProcessStep } from '@koo/api-client/types'
import { describe, expect, it } from 'vitest'
import { isOfAccount, permissionState } from '../../../blocks/precheck/permission.ts'
import { openCodes, recordingState, stateOf } from './permissions.ts'

const step = (code: string | null | undefined, more: Partial<ProcessStep> = {}): ProcessStep => ({
  title: '认证',
  status: 0,
  ...more,
  ...(code !== undefined && { code }),
})
const refused = (reasonCode: Permission['reasonCode'], reason: string | null = '请稍后'): Permission => ({
  allowed: false,
  reason,
  reasonCode,
})

describe('authorisations that are asked about', () => {
  it('are the open ones with a code, in the order of the list, each once', () => {
    const steps = [
      step('132', { reward: '最高可提500元' }),
      step('131', { reward: '最高可提8000元' }),
      step('126', { status: 3 }),
      step(null),
      step(undefined),
      step(''),
      step('132', { reward: '最高可提700元' }),
    ]
    expect(openCodes(steps)).toEqual(['131', '132'])
  })

  it('are none when all are done', () => {
    expect(openCodes([step('126', { status: '3' })])).toEqual([])
  })
})

describe('the state after a pre-check', () => {
  it('is open when it is allowed, or when the server does not know the authorisation', () => {
    expect(stateOf({ allowed: true, reason: null, reasonCode: null })).toBeNull()
    expect(stateOf(refused('unknown', '暂不支持该认证'))).toBeNull()
  })

  it('is done, or blocked with the words of the lender', () => {
    expect(stateOf(refused('done'))).toEqual({ state: 'done' })
    expect(stateOf(refused('tomorrow', '今日认证次数已用完，请明天再试'))).toEqual({
      state: 'blocked',
      text: '今日认证次数已用完，请明天再试',
    })
    expect(permissionState(refused(9, '满5000元可提'))).toEqual({ state: 'blocked', text: '满5,000元可提' })
  })

  it.each([null, ''])('has a reason of ours when the reply has %j', (reason) => {
    expect(stateOf(refused('other', reason))?.text).toMatch(/\S/)
  })
})

it.each([
  ['noCredit', true],
  ['frozen', true],
  ['blocked', true],
  ['tomorrow', false],
  ['done', false],
  ['unknown', false],
  [null, false],
  [1, false],
])('the refusal %j holds for the whole account: %s', (code, isOf) => {
  expect(isOfAccount(refused(code))).toBe(isOf)
})

it('what is allowed or not known is no refusal of the account', () => {
  expect(isOfAccount(undefined)).toBe(false)
  expect(isOfAccount({ allowed: true, reasonCode: 'frozen' })).toBe(false)
})

it.each([
  [{ status: 0 }, null],
  [{ status: 9 }, null],
  [{ status: 1, reason: '审核中' }, { state: 'review' }],
  [
    { status: '2', reason: '录屏内容无法识别' },
    { state: 'failed', text: '录屏内容无法识别' },
  ],
  [{ status: 2, reason: null }, { state: 'failed' }],
  [{ status: 3 }, { state: 'done' }],
])('a recording with %j has the state %j', (reply, state) => {
  expect(recordingState(reply)).toEqual(state)
})
