import { describe, expect, it } from 'vitest'
import {
  creditGetPublicKey,
  creditSaveUserContact,
  otherGetWebConfig,
  staffCashPublish,
  userQueryPendingOrderCount,
} from './gen/calls.ts'
import { registry } from './gen/registry.ts'
import { failureOf } from './testing/failure.ts'
import { envelope, setUp } from './testing/gateway.ts'

const contacts = {
  contacts: [{ contactName: '李雷', contactPhone: '13900000001', contactLevel: 1, contactRelationshipId: 1 }],
  contactType: 23,
}

describe('a Result that brings a Content', () => {
  const refused = { userContactExceptionInfos: [{ contactLevel: 1, reasonCode: 1 }] }

  it('is a reply where the contract says so', async () => {
    const { gateway, reports } = setUp([envelope(refused, 300, '联系人有误')])
    await expect(creditSaveUserContact(gateway, contacts)).resolves.toEqual(refused)
    expect(reports).toEqual([])
    expect(registry['credit/saveUserContact'].accepts).toEqual([300])
  })

  it('has to fit the contract like any other', async () => {
    const { gateway } = setUp([envelope(null, 300)])
    await expect(creditSaveUserContact(gateway, contacts)).rejects.toMatchObject({
      kind: 'contract',
      code: 300,
    })
  })

  it('is a refusal everywhere else', async () => {
    const { gateway } = setUp([envelope({}, 300, '拒绝')])
    await expect(userQueryPendingOrderCount(gateway)).rejects.toMatchObject({ kind: 'result', code: 300 })
  })

  it('does not hide other refusals', async () => {
    const { gateway } = setUp([envelope(null, 42020)])
    await expect(creditSaveUserContact(gateway, contacts)).rejects.toMatchObject({
      kind: 'result',
      code: 42020,
    })
  })
})

describe('a Result of a call that names its refusals', () => {
  const loan = { serialNumber: 'a-serial-number-01', amount: '5000.00', loanPeriod: 6, userCardId: 'C1' }

  it('proves that nothing was done when it is one of them, otherwise the outcome is unknown', async () => {
    for (const [code, outcomeUnknown] of [
      [45007, false],
      [42116, false],
      [42020, true],
      [42095, true],
      [409, true],
      [-1, true],
      [59999, true],
    ] as const) {
      const { gateway } = setUp([envelope(null, code)])
      await expect(staffCashPublish(gateway, loan)).rejects.toMatchObject({
        kind: 'result',
        code,
        outcomeUnknown,
      })
    }
  })

  it('ends the session as anywhere else: nothing was done', async () => {
    const { gateway } = setUp([envelope(null, -4000)])
    await expect(staffCashPublish(gateway, loan)).rejects.toMatchObject({
      kind: 'session',
      outcomeUnknown: false,
    })
  })
})

describe('a private key', () => {
  const leaked = 'MIIEvQIBADANBgkqhkiG'
  const request = { tenantId: 'T', appId: 'A' }

  it('is dropped while the reply is read, whatever it is called', async () => {
    const { gateway } = setUp([
      envelope({
        data: { publicKey: 'PUB', privateKey: leaked, private_key: leaked, PrivateKey: { pem: leaked } },
        privateKey: leaked,
      }),
    ])
    await expect(creditGetPublicKey(gateway, request)).resolves.toEqual({ data: { publicKey: 'PUB' } })
  })

  it.each(['throw', 'report'] as const)('reaches no report when the rest drifts (%s)', async (contract) => {
    const { gateway, reports } = setUp([envelope({ data: { privateKey: leaked }, privateKey: leaked })], {
      contract,
    })
    const failure = await creditGetPublicKey(gateway, request).then(
      (value) => value,
      (error: unknown) => error,
    )
    expect(reports).toHaveLength(1)
    expect(JSON.stringify([reports, failure, String(failure)])).not.toContain(leaked)
  })

  it('is dropped from calls whose content may be anything', async () => {
    const { gateway } = setUp([envelope([{ privateKey: leaked, theme: 'night' }])])
    await expect(otherGetWebConfig(gateway, { key: 'k' })).resolves.toEqual([{ theme: 'night' }])
  })

  it('is no field of the contract', () => {
    const { content } = registry['credit/getPublicKey']
    expect(content.safeParse({ data: { publicKey: 'PUB' } }).success).toBe(true)
    expect(content.safeParse({ data: {} }).success).toBe(false)
  })
})

describe('a content that is one value', () => {
  it.each([null, '3', -1, 1.5, {}])('never reaches a page when it is %j', async (value) => {
    const { gateway } = setUp([envelope(value)], { contract: 'report' })
    await expect(failureOf(userQueryPendingOrderCount(gateway))).resolves.toMatchObject({ kind: 'contract' })
  })

  it('is handed out', async () => {
    const { gateway } = setUp([envelope(3)])
    await expect(userQueryPendingOrderCount(gateway)).resolves.toBe(3)
  })
})
