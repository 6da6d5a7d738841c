import { describe, expect, it } from 'vitest'
import { consentOf } from './options.ts'
import { search } from './Agree.tsx'
import { agree, breakDirectlyConfirm, dzlProtocol } from './step.ts'

describe('how a consent is recorded', () => {
  it.each([
    ['dzl', 'dzl'],
    ['breakDirectly', 'break-directly'],
    ['elecSign', 'cash-loan'],
    ['signup', 'cash-loan'],
  ] as const)('of %s: under the client %s, in a place and a scene of its own', (product, clientCode) => {
    expect(consentOf(product, undefined)).toMatchObject({
      key: `${product}_consent`,
      scene: product,
      clientCode,
      traceId: 'trade-agreement-checkbox',
      lifeMs: 1_800_000,
    })
  })

  it('tells the loans of break-directly apart in the trace, not in the storage', () => {
    const before = consentOf('breakDirectly', 'V2')
    expect([before.scene, before.key]).toEqual(['breakDirectly_V2', 'breakDirectly_consent'])
  })

  it('speaks of the purpose of the loan only where there is one', () => {
    expect(consentOf('dzl', undefined)).toMatchObject({
      lead: '我已阅读并同意',
      missing: '请先阅读并同意协议',
    })
    for (const product of ['breakDirectly', 'elecSign', 'signup'] as const) {
      expect(consentOf(product, undefined)).not.toHaveProperty('lead')
      expect(consentOf(product, undefined)).not.toHaveProperty('missing')
    }
  })
})

describe('the kind of loan in the address', () => {
  it.each(['V2', 'front', 'break_directly-3', 'a'.repeat(32)])('may be %s', (breakType) => {
    expect(search.parse({ breakType })).toEqual({ breakType })
  })

  it.each(['', ' ', 'a'.repeat(33), '<b>', 'V2 front', '前置', 7, null])(
    'is left out when it is %j',
    (breakType) => {
      expect(search.parse({ breakType }).breakType).toBeUndefined()
    },
  )
})

it('has titles of its own, and one exit: the server has the record', () => {
  expect([dzlProtocol.title, breakDirectlyConfirm.title]).toEqual(['协议签署', '签署协议'])
  expect(Object.keys(agree({ product: 'signup' }).exits)).toEqual(['signed'])
})
