import { createGateway } from '@koo/api-client'
import { findDrift } from '@koo/api-client/drift'
import { createSandbox } from '@koo/sandbox'
import { describe, expect, it, vi } from 'vitest'
import { NO_SEGMENTS } from '@koo/host/web'
import { readSegments } from './segments.ts'

function start() {
  const sandbox = createSandbox()
  const { token, userId } = sandbox.signIn()
  const customer = { id: String(userId) as string | null }
  const gateway = createGateway({
    baseUrl: 'https://m.credit.test/api',
    fetch: (request) => sandbox.fetch(request),
    findDrift,
    headers: () => ({ 'x-token': token }),
  })
  const report = vi.fn()
  return {
    sandbox,
    customer,
    report,
    read: () => readSegments({ gateway, userId: () => customer.id, report }),
  }
}

describe('segments of the customer', () => {
  it('come in one object', { tags: ['role.11'] }, async () => {
    const { read } = start()
    expect(await read()).toEqual({
      userType: expect.stringMatching(/^(new|old)$/),
      businessLine: expect.stringMatching(/^(koo|kxd)$/),
      merchant: expect.any(String),
    })
  })

  it('of a visitor are none, without a call', async () => {
    const { read, customer, sandbox } = start()
    customer.id = null
    expect(await read()).toEqual(NO_SEGMENTS)
    expect(sandbox.log('default', 'other/queryTraceData')).toEqual([])
  })

  it('are not known where a call fails; the others are', async () => {
    const { read, sandbox, report } = start()
    sandbox.addFaults('default', {
      match: 'apphome/acquireUserIdentity',
      fault: { kind: 'result', code: 42000 },
    })
    expect(await read()).toMatchObject({ userType: null, businessLine: expect.any(String) })
    expect(report).not.toHaveBeenCalled()
  })

  it('of a customer who has signed out meanwhile are none', async () => {
    const { read, customer } = start()
    const segments = read()
    customer.id = 'somebody else'
    expect(await segments).toEqual(NO_SEGMENTS)
  })
})
