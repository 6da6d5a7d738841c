import { describe, expect, it, vi } from 'vitest'
import { cashGetAmount, cashQueryGray, channelQueryChannelReturnUrl, userLogin } from './gen/calls.ts'
import { amountConfig, envelope, lost, setUp } from './testing/gateway.ts'

describe('the session', () => {
  it('is reported once for all calls that learn its end together', async () => {
    const onSessionInvalid = vi.fn<() => Promise<void>>(() => Promise.resolve())
    const { gateway } = setUp([envelope(null, -4000), envelope(null, -4001), envelope(null, -4000)], {
      onSessionInvalid,
    })
    const calls = [cashGetAmount(gateway), cashQueryGray(gateway, { typeId: '6' }), cashGetAmount(gateway)]
    for (const result of await Promise.allSettled(calls)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'session', outcomeUnknown: false } })
    }
    expect(onSessionInvalid).toHaveBeenCalledTimes(1)
  })

  it('is not ended again by a late reply to a call of the old session', async () => {
    const onSessionInvalid = vi.fn<() => void>()
    let replyLate: (response: Response) => void = () => {}
    const late = new Promise<Response>((resolve) => (replyLate = resolve))
    const { gateway } = setUp([() => late, envelope(null, -4000)], { onSessionInvalid })
    const slow = cashQueryGray(gateway, { typeId: '6' })
    await expect(cashGetAmount(gateway)).rejects.toMatchObject({ kind: 'session' })
    replyLate(await envelope(null, -4001)())
    await expect(slow).rejects.toMatchObject({ kind: 'session' })
    expect(onSessionInvalid).toHaveBeenCalledTimes(1)
  })

  it('of the next customer is not ended by a late reply to a call of the one before', async () => {
    const onSessionInvalid = vi.fn<() => void>()
    let token = 'token-of-a'
    let replyLate: (response: Response) => void = () => {}
    const late = new Promise<Response>((resolve) => (replyLate = resolve))
    const { gateway } = setUp([() => late, envelope(null, -4001)], { onSessionInvalid, token: () => token })
    const slow = cashGetAmount(gateway)
    token = 'token-of-b'
    replyLate(await envelope(null, -4000)())
    await expect(slow).rejects.toMatchObject({ kind: 'session' })
    await new Promise(setImmediate)
    expect(onSessionInvalid).not.toHaveBeenCalled()
    // The session of the next customer is named when it ends itself.
    await expect(cashGetAmount(gateway)).rejects.toMatchObject({ kind: 'session' })
    expect(onSessionInvalid.mock.calls).toEqual([[expect.any(Error), 'token-of-b']])
  })

  it('in which a call began is that of each of its attempts', async () => {
    let token = 'token-of-a'
    const lostFirst = () => {
      token = 'token-of-b'
      return lost()
    }
    const headers = (call: { token: string | null }) => ({ 'x-token': call.token ?? '' })
    const { gateway, requests } = setUp([lostFirst, envelope(amountConfig)], { token: () => token, headers })
    await cashGetAmount(gateway)
    expect(requests.map((request) => request.headers.get('x-token'))).toEqual(['token-of-a', 'token-of-a'])
  })

  it('is reported again when the next one ends too, also after a login that failed', async () => {
    const onSessionInvalid = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no login')))
    const { gateway } = setUp([envelope(null, -4000)], { onSessionInvalid })
    await expect(cashGetAmount(gateway)).rejects.toMatchObject({ kind: 'session' })
    await new Promise(setImmediate)
    await expect(cashGetAmount(gateway)).rejects.toMatchObject({ kind: 'session' })
    expect(onSessionInvalid).toHaveBeenCalledTimes(2)
  })

  it('does not matter for calls without a session', async () => {
    const onSessionInvalid = vi.fn<() => void>()
    const headers = vi.fn<() => Record<string, string>>(() => ({}))
    const { gateway } = setUp([envelope(null, -4000)], { onSessionInvalid, headers })
    await expect(userLogin(gateway, { mobile: '13800138000', verifyCode: '123456' })).rejects.toMatchObject({
      kind: 'result',
      code: -4000,
    })
    expect(headers).toHaveBeenCalledWith({ path: 'user/login', session: false, token: null })
    expect(onSessionInvalid).not.toHaveBeenCalled()
  })

  it('is sent, and may have ended, where a call works with and without it', async () => {
    const onSessionInvalid = vi.fn<() => void>()
    const headers = vi.fn<() => Record<string, string>>(() => ({}))
    const { gateway } = setUp([envelope(null, -4000)], { onSessionInvalid, headers })
    await expect(channelQueryChannelReturnUrl(gateway, { code: 'SUCCESS' })).rejects.toMatchObject({
      kind: 'result',
    })
    expect(headers).toHaveBeenCalledWith({
      path: 'channel/queryChannelReturnUrl',
      session: true,
      token: null,
    })
    expect(onSessionInvalid).not.toHaveBeenCalled()
  })
})

describe('headers', () => {
  it('that no request can carry are left out', async () => {
    const { gateway, requests } = setUp([envelope({})], {
      headers: () => ({
        'x-source-id': '中文',
        'x-os': 'a\r\nb: c',
        'x-token': 'T',
        'x-entry-id': 'x'.repeat(20_000),
      }),
    })
    await cashQueryGray(gateway, { typeId: '6' })
    const names = Array.from(requests[0]?.headers.keys() ?? []).filter((name) => name.startsWith('x-'))
    expect(names).toEqual(['x-token'])
  })

  it('that cannot be made fail the call as a network failure', async () => {
    const { gateway } = setUp([envelope({})], {
      headers: () => {
        throw new Error('storage is blocked')
      },
    })
    await expect(cashQueryGray(gateway, { typeId: '6' })).rejects.toMatchObject({ kind: 'network' })
  })
})
