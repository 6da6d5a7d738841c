import { createGateway } from '@koo/api-client'
import { findDrift } from '@koo/api-client/drift'
import { createSandbox } from '@koo/sandbox'
import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../test/node/memory-storage.ts'
import { createNavigate } from '../navigation/navigate.ts'
import { createUrlGate } from '../navigation/url-gate.ts'
import { createRemoteConfig } from '../config/remote.ts'
import { createSessionStore } from '../session/session.ts'
import { createH5Host } from './h5.ts'

const NOW = Date.UTC(2026, 5, 15, 4)
const ORIGIN = 'https://m.credit.test'

/** The host in front of the sandbox; what it does to the window is written down. */
function start({ ownPaths = ['/__sandbox'] }: { ownPaths?: readonly string[] } = {}) {
  const sandbox = createSandbox({ now: () => NOW })
  const session = createSessionStore(memoryStorage(), () => NOW)
  const gateway = createGateway({
    baseUrl: `${ORIGIN}/api`,
    fetch: (request) => sandbox.fetch(request),
    findDrift,
    headers: () => ({ 'x-token': session.current()?.token ?? '' }),
  })
  const location = { assign: vi.fn(), replace: vi.fn() }
  const done = { routed: [] as string[], notices: [] as string[], refused: [] as string[] }
  const due: (() => void)[] = []
  const routeTo = (path: string) => void done.routed.push(path)
  const navigate = createNavigate({
    gate: createUrlGate({ origin: ORIGIN, base: '/pages/credit', ownPaths, navigate: [], frame: [] }),
    onRefused: ({ sink, reason }) => void done.refused.push(`${sink} ${reason}`),
    routeTo,
    location,
  })
  const Nothing = () => null
  const host = createH5Host({
    environment: 'h5',
    ownPath: () => null,
    loginAddress: (returnTo) => `/login?return=${encodeURIComponent(returnTo)}`,
    chrome: { Frame: Nothing, LeaveDialog: Nothing, ErrorView: Nothing, Pending: Nothing },
    session,
    gateway,
    config: createRemoteConfig(gateway),
    navigate,
    track: () => undefined,
    routeTo,
    notify: (text) => void done.notices.push(text),
    keyedPaths: new Map([['loan', '/own/loan']]),
    local: memoryStorage(),
    tab: memoryStorage(),
    now: () => NOW,
    after: (_, run) => {
      due.push(run)
      return () => undefined
    },
  })
  const signIn = () => session.signIn({ ...sandbox.signIn(), expiresIn: 7200 })
  const runDue = () => {
    for (const run of due.splice(0)) run()
  }
  return { sandbox, session, host, location, signIn, runDue, ...done }
}

describe('the way back to the partner', () => {
  it("asks the gateway for the partner's address, and replaces this page by it", async () => {
    const { host, location, signIn, sandbox } = start()
    signIn()
    expect(await host.partnerReturn('ASSESS_AMOUNT_FAILURE', 'face')).toBe(true)
    expect(sandbox.log('default', 'channel/queryChannelReturnUrl')).toHaveLength(1)
    expect(location.replace).toHaveBeenCalledTimes(1)
    expect(location.replace.mock.calls[0]?.[0]).toMatch(/\/__sandbox\/partner\/.*code=ASSESS_AMOUNT_FAILURE/)
  })

  it('goes nowhere when the gate refuses the address, and says so', async () => {
    const { host, location, signIn, refused } = start({ ownPaths: [] })
    signIn()
    expect(await host.partnerReturn('SUCCESS')).toBe(false)
    expect(location.replace).not.toHaveBeenCalled()
    expect(refused).toEqual([expect.stringMatching(/^partnerReturn /)])
  })

  it('rejects when the address cannot be had', async () => {
    const { host, signIn, sandbox } = start()
    signIn()
    sandbox.addFaults('default', {
      match: 'channel/queryChannelReturnUrl',
      fault: { kind: 'result', code: 42000 },
    })
    await expect(host.partnerReturn('SUCCESS')).rejects.toMatchObject({ code: 42000 })
  })

  it('tells a visitor to come in again from the partner, and closes', async () => {
    vi.stubGlobal('window', { history: { length: 1, state: null } })
    const { host, notices, routed, runDue, sandbox } = start()
    expect(await host.partnerReturn('AUTH_LOGIN_HOOK_FAILURE')).toBe(true)
    expect([notices, routed]).toEqual([['请返回合作方重新进入'], []])
    runDue()
    expect(routed).toEqual(['/'])
    expect(sandbox.log('default', 'channel/queryChannelReturnUrl')).toEqual([])
    vi.unstubAllGlobals()
  })
})

describe('a session that somebody else began', () => {
  const taken = { token: 'token-of-a-partner', userId: 7, expiresIn: 3600 }

  it("becomes this app's", async () => {
    const { host, session } = start()
    expect(await host.adopt(taken)).toBe(true)
    expect(session.current()).toMatchObject({ token: taken.token, userId: '7' })
    expect(host.userId()).toBe('7')
  })

  it('signs the former customer out before', async () => {
    const { host, session, signIn } = start()
    signIn()
    const seen: (string | null)[] = []
    session.onChange(() => seen.push(session.current()?.userId ?? null))
    await host.adopt(taken)
    expect(seen).toEqual([null, '7'])
  })

  it('is refused when it is none, and nobody is signed in then', async () => {
    const { host, session, signIn } = start()
    signIn()
    expect(await host.adopt({ ...taken, token: 'no\nheader' })).toBe(false)
    expect(session.current()).toBeNull()
  })
})

describe('the configuration', () => {
  it('is read when it is asked for, once, and only the keys that pages may have', async () => {
    const { host, sandbox } = start()
    expect(host.config('marketing')).toBeUndefined()
    expect(host.config('marketing')).toBeUndefined()
    await expect.poll(() => host.config('marketing')).toMatchObject({ leaveLimitMax: 50_000 })
    expect(host.config('sourceIds')).toBeUndefined()
    expect(sandbox.log('default', 'other/getMultiWebConfig')).toHaveLength(1)
  })

  it('is asked for again after a failure, and the page does without it meanwhile', async () => {
    const { host, sandbox } = start()
    sandbox.addFaults('default', {
      match: 'other/getMultiWebConfig',
      times: 1,
      fault: { kind: 'result', code: 42000 },
    })
    expect(host.config('marketing')).toBeUndefined()
    await expect.poll(() => host.config('marketing')).toBeDefined()
  })
})
