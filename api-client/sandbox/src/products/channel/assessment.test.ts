import { describe, expect, it } from 'vitest'
import { makeIdNumber } from '../../people/account/idNumber.ts'
import { comeFrom, doStep, personaOf, place } from './testing/partner.ts'

describe('the assessment', () => {
  it('goes 0, 1, 1, 3: the limit is there once, and a second start changes nothing', async () => {
    const person = await comeFrom('siku', '13800000323')
    expect(await place(person)).toBe('assess-amount')
    expect(await person.call('channel/queryAssessAmountStatus', {})).toEqual({
      status: 0,
      amount: null,
      reason: null,
    })
    expect(await person.call('channel/queryAmount', {})).toMatchObject({ loanAmount: '0.00', status: 'none' })
    expect(await person.call('channel/assessAmount', {})).toMatchObject({ status: 1, amount: null })
    expect(await person.call('channel/queryAssessAmountStatus', {})).toMatchObject({ status: 1 })
    expect(await person.call('channel/assessAmount', {}), 'a second start').toMatchObject({ status: 1 })
    expect(await person.call('channel/queryAssessAmountStatus', {})).toMatchObject({ status: 1 })
    const passed = { status: 3, amount: '30000.00', reason: null }
    expect(await person.call('channel/queryAssessAmountStatus', {})).toEqual(passed)
    expect(await person.call('channel/assessAmount', {}), 'a start after it').toEqual(passed)
    expect(await place(person)).toBe('assess-amount-success')
    expect(await person.call('channel/queryAmount', {})).toMatchObject({ canUseLoanAmount: '30000.00' })
    expect(await place(person)).toBe('pay')
  })

  it('goes 0, 1, 2 with a reason, and cannot be repeated at once', async () => {
    const person = await comeFrom('siku', '13800000320')
    const failing = makeIdNumber('330106', '1992-03-15', 903, '男')
    await person.call('channel/idAuth', { realName: '张明', idNumber: failing })
    for (const step of ['id-card-auth', 'face-verify', 'extra-user-contacts', 'user-info'])
      await doStep(person, step)
    await person.call('channel/assessAmount', {})
    await doStep(person, 'assess-amount-ing')
    const failed = { status: 2, amount: null, reason: '综合评估未通过，暂无法为您提供额度' }
    expect(await person.call('channel/queryAssessAmountStatus', {})).toEqual(failed)
    expect(await person.call('channel/assessAmount', {})).toEqual(failed)
    expect(await place(person)).toBe('assess-amount-fail')
    expect(await person.call('channel/queryAmount', {})).toMatchObject({ loanAmount: '0.00' })
    expect(await place(person), 'a failure is not seen away').toBe('assess-amount-fail')
    await person.admin('POST', 'clock', { advanceMs: 30 * 86_400_000 })
    const later = await comeFrom('siku', '13800000320', person.mount)
    expect(await place(later), 'after a month').toBe('assess-amount')
    expect(await later.call('channel/assessAmount', {})).toMatchObject({ status: 1 })
  })

  it('does not start before everything is there', async () => {
    for (const phone of ['13800000320', '13800000322']) {
      const person = await comeFrom('siku', phone)
      expect(await person.refusal('channel/assessAmount', {})).toEqual([
        42131,
        '资料尚未填写完整，请先完成前面的步骤',
      ])
    }
    const maoyan = await comeFrom('maoyan', '13800000312')
    expect(await maoyan.refusal('creditMaoYan/assessAmount', {})).toEqual([
      42131,
      '资料尚未填写完整，请先完成前面的步骤',
    ])
  })

  it('before the application: none, running, passed, seen', async () => {
    const person = await comeFrom('yinlian', '13800000330')
    expect(await person.refusal('channel/queryPreAssessAmountStatus', {})).toEqual([
      42131,
      '预评估尚未开始，请返回重新进入',
    ])
    expect(await place(person)).toBe('pre-assess-amount-ing')
    expect(await person.call('channel/preAssessAmount', {})).toEqual({ status: 'ing', reason: null })
    const states: string[] = []
    for (let k = 0; k < 3; k += 1)
      states.push((await person.call('channel/queryPreAssessAmountStatus', {})).status)
    expect(states).toEqual(['ing', 'ing', 'success'])
    expect(await place(person)).toBe('pre-assess-amount-success')
    await person.call('channel/queryAmount', {})
    expect(await place(person)).toBe('id-auth')
  })
})

describe('a persona', () => {
  it('passed before the first day has its limit as the amount', async () => {
    const person = await personaOf('siku-passed')
    expect(await person.call('channel/assessAmount', {})).toEqual({
      status: 3,
      amount: '30000.00',
      reason: null,
    })
  })
})
