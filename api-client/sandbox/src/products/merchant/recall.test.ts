import { describe, expect, it } from 'vitest'
import { merchant } from './testing/shop.ts'

describe('recalling', () => {
  it.each([
    'merchant-submitted',
    'merchant-passed',
    'merchant-documents-in',
    'merchant-reviewing',
    'merchant-draft',
  ])('ends the application of %s at status 7, and a new one may begin', async (persona) => {
    const { person } = await merchant(persona)
    await person.call('merchant/recall', { orderNum: 'MO20260001' })
    expect(await person.call('merchant/getLoanData', {})).toMatchObject({ status: 7, reason: '您已撤回申请' })
    expect(await person.call('merchant/preValidator', {})).toMatchObject({ allowed: true })
  })

  it.each([
    ['merchant-approved', '申请已审核通过，无法撤回'],
    ['merchant-refused', '申请已结束，无法撤回'],
    ['merchant-final-refused', '申请已结束，无法撤回'],
    ['merchant-cancelled', '申请已结束，无法撤回'],
  ])('is refused to %s', async (persona, text) => {
    const { person } = await merchant(persona)
    expect(await person.refusal('merchant/recall', { orderNum: 'MO20260001' })).toEqual([42121, text])
  })

  it('is refused when the limit ran out: nothing is left to withdraw', async () => {
    const { person } = await merchant('merchant-limit-ended')
    expect(await person.refusal('merchant/recall', { orderNum: 'MO20260001' })).toEqual([
      42121,
      '申请已结束，无法撤回',
    ])
  })

  it('takes the own order only', async () => {
    for (const persona of ['merchant-start', 'merchant-submitted', 'merchant-opened']) {
      const { person } = await merchant(persona)
      expect(await person.refusal('merchant/recall', { orderNum: 'other' })).toEqual([
        400,
        '未查询到该笔申请',
      ])
    }
  })
})
