import { describe, expect, it, vi } from 'vitest'
import { bareWindow, hostStage } from '../testing/stage.ts'
import { createH5Host } from './host.ts'

const start = (options: { ownPaths?: readonly string[] } = {}) =>
  hostStage({ create: createH5Host, ...options })

describe('the way back to the partner', () => {
  it("requests the partner's address, and replaces this page by it", { tags: ['channel.2'] }, async () => {
    const { host, location, signIn, sandbox } = start()
    signIn()
    expect(await host.partnerReturn('ASSESS_AMOUNT_FAILURE', 'face')).toBe(true)
    expect(sandbox.log('default', 'channel/queryChannelReturnUrl')).toHaveLength(1)
    expect(location.replace).toHaveBeenCalledTimes(1)
    expect(location.replace.mock.calls[0]?.[0]).toMatch(/\/__sandbox\/partner\/.*code=ASSESS_AMOUNT_FAILURE/)
  })

  it('opens nothing when the gate refuses the address, and reports it', async () => {
    const { host, location, signIn, refused } = start({ ownPaths: [] })
    signIn()
    expect(await host.partnerReturn('SUCCESS')).toBe(false)
    expect(location.replace).not.toHaveBeenCalled()
    expect(refused).toEqual([expect.stringMatching(/^partnerReturn /)])
  })

  it('rejects when the address does not load', async () => {
    const { host, signIn, sandbox } = start()
    signIn()
    sandbox.addFaults('default', {
      match: 'channel/queryChannelReturnUrl',
      fault: { kind: 'result', code: 42000 },
    })
    await expect(host.partnerReturn('SUCCESS')).rejects.toMatchObject({ code: 42000 })
  })

  it('tells a visitor to start again from the partner, and closes', async () => {
    vi.stubGlobal('window', bareWindow())
    const { host, notices, routed, clock, sandbox } = start()
    expect(await host.partnerReturn('AUTH_LOGIN_HOOK_FAILURE')).toBe(true)
    expect([notices, routed]).toEqual([['请返回合作方重新进入'], []])
    await clock.advance(2_000)
    expect(routed).toEqual(['/'])
    expect(sandbox.log('default', 'channel/queryChannelReturnUrl')).toEqual([])
    vi.unstubAllGlobals()
  })
})

describe('the page that the user is at now', () => {
  const { signal } = new AbortController()

  it.each([
    [{ group: 'channel' }, 'channel/getPageMeta', 'PAGE'],
    [{ group: 'channel', partner: 'koocard' }, 'channel/getPageMeta', 'PAGE'],
    // The film-ticket partner asks for an authorisation on its own page first.
    [{ group: 'creditMaoYan' }, 'creditMaoYan/getPageMeta', 'LINK'],
  ] as const)('is asked by %o of the call %s', async (request, path, actionType) => {
    const { host, signIn, sandbox } = start()
    signIn()
    expect(await host.pageMeta(request, signal)).toMatchObject({ actionType })
    expect(sandbox.log('default', path)).toHaveLength(1)
  })

  it('is asked by the status of an application of the call merchant/getLoanData', async () => {
    const { host, signIn, sandbox } = start()
    signIn()
    expect(await host.orderStatus(signal)).toBeNull()
    expect(sandbox.log('default', 'merchant/getLoanData')).toHaveLength(1)
  })
})

describe('a session that was started elsewhere', () => {
  const taken = { token: 'token-of-a-partner', userId: 7, expiresIn: 3600 }

  it('becomes the session of this app', async () => {
    const { host, session } = start()
    expect(await host.adopt(taken)).toBe(true)
    expect(session.current()).toMatchObject({ token: taken.token, userId: '7' })
    expect(host.userId()).toBe('7')
  })

  it('takes the place of the former one, without a moment in which nobody is signed in', async () => {
    const { host, session, signIn } = start()
    signIn()
    const seen: (string | null)[] = []
    session.onChange(() => seen.push(session.current()?.userId ?? null))
    await host.adopt(taken)
    expect(seen).toEqual(['7'])
  })

  it('ends the credential of the partner from whom it came', async () => {
    globalThis.kooPartnerToken = 'siku.13800000320'
    const { host } = start()
    expect(host.partnerToken()).toBe('siku.13800000320')
    await host.adopt(taken)
    expect(host.partnerToken()).toBeNull()
  })

  it('is refused when it is not valid, and then nobody is signed in', async () => {
    const { host, session, signIn } = start()
    signIn()
    expect(await host.adopt({ ...taken, token: 'no\nheader' })).toBe(false)
    expect(session.current()).toBeNull()
  })
})

describe('the configuration', () => {
  it('is loaded once when it is needed', async () => {
    const { host, sandbox } = start()
    expect(host.config('marketing')).toBeUndefined()
    expect(host.config('marketing')).toBeUndefined()
    await expect.poll(() => host.config('marketing')).toMatchObject({ leaveLimitMax: 50_000 })
    expect(sandbox.log('default', 'other/getMultiWebConfig')).toHaveLength(1)
  })

  it('is loaded again after a failure, and the page works without it meanwhile', async () => {
    const { host, sandbox } = start()
    sandbox.addFaults('default', {
      match: 'other/getMultiWebConfig',
      times: 1,
      fault: { kind: 'result', code: 42000 },
    })
    await expect.poll(() => host.config('marketing')).toMatchObject({ leaveLimitMax: 50_000 })
  })
})
