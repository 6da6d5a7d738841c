import { describe, expect, it } from 'vitest'
import { GatewayError } from './index.ts'
import { cashGetAmount, cashPublishV2, otherAgreementrecord } from './gen/calls.ts'
import type { CashPublishV2Request } from './gen/types.ts'
import { failureOf } from './testing/failure.ts'
import { agreement, amountConfig, broken, envelope, lost, setUp, status } from './testing/gateway.ts'
import { manualTimers } from './testing/timers.ts'

describe('repeated attempts', () => {
  it('a consent is sent up to four times in all', async () => {
    const { gateway, requests, timers } = setUp([lost, status(500), broken, envelope({})])
    await otherAgreementrecord(gateway, agreement)
    expect(requests).toHaveLength(4)
    expect(timers.history.filter((ms) => ms < 20_000)).toEqual([300, 600, 1200])
  })

  it('the fourth failure is final', async () => {
    const { gateway, requests, reports } = setUp([lost])
    await expect(otherAgreementrecord(gateway, agreement)).rejects.toMatchObject({
      kind: 'network',
      outcomeUnknown: true,
    })
    expect(requests).toHaveLength(4)
    expect(reports).toHaveLength(1)
  })

  it('a consent is sent again after a time-out', async () => {
    const timers = manualTimers()
    const { gateway, requests } = setUp([() => new Promise(() => {}), envelope({})], { timers })
    const done = otherAgreementrecord(gateway, agreement)
    await timers.waiting(20_000)
    timers.fire(20_000)
    await timers.waiting(300)
    timers.fire(300)
    await done
    expect(requests).toHaveLength(2)
  })

  it('a read is repeated once, each time with fresh headers', async () => {
    let stamp = 0
    const { gateway, requests } = setUp([lost, envelope(amountConfig)], {
      headers: () => ({ 'x-timestamp': String((stamp += 1)) }),
    })
    await expect(cashGetAmount(gateway)).resolves.toMatchObject({ canUseLoanAmount: '20000.00' })
    expect(requests.map((request) => request.headers.get('x-timestamp'))).toEqual(['1', '2'])
  })

  it('a read is not repeated after a time-out: the user has waited long enough', async () => {
    const timers = manualTimers()
    const { gateway, requests } = setUp([() => new Promise(() => {})], { timers })
    const failure = failureOf(cashGetAmount(gateway))
    await timers.waiting(20_000)
    timers.fire(20_000)
    await expect(failure).resolves.toMatchObject({ kind: 'timeout' })
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['a refusal', envelope(null, 45006)],
    ['an ended session', envelope(null, -4000)],
    ['HTTP 404', status(404)],
    ['HTTP 429', status(429)],
    ['a broken contract', envelope({})],
  ])('%s is not repeated', async (_title, reply) => {
    const { gateway, requests } = setUp([reply])
    await expect(cashGetAmount(gateway)).rejects.toBeInstanceOf(GatewayError)
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['lost', lost],
    ['500', status(500)],
    ['503', status(503)],
    ['broken', broken],
  ])('a loan application is never repeated (%s)', async (_title, reply) => {
    const { gateway, requests } = setUp([reply])
    await expect(cashPublishV2(gateway, {} as CashPublishV2Request)).rejects.toMatchObject({
      outcomeUnknown: true,
    })
    expect(requests).toHaveLength(1)
  })

  it('a call that is cancelled during the pause is not sent again', async () => {
    const timers = manualTimers()
    const { gateway, requests } = setUp([lost], { timers })
    const controller = new AbortController()
    const failure = failureOf(cashGetAmount(gateway, {}, { signal: controller.signal }))
    await timers.waiting(300)
    controller.abort()
    await expect(failure).resolves.toMatchObject({ kind: 'aborted' })
    expect(requests).toHaveLength(1)
    expect(timers.pending).toBe(0)
  })
})
