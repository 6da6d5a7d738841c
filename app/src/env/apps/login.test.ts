import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApp, misbehaving, type AppReply, type FakeAppOptions } from '../testing/fakeApp.ts'
import { bareWindow, hostStage } from '../testing/stage.ts'
import type { ShellFacts } from '../versions.ts'
import { createAppHost } from './appHost.ts'

let target: Window
beforeEach(() => {
  target = bareWindow()
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', { title: '', cookie: '' })
})
afterEach(() => vi.unstubAllGlobals())

const ios: ShellFacts = { environment: 'app-ios', os: 'ios', shellVersion: '3.4.0' }

/** The sign-in page of this app, which returns to the loan page. */
const LOGIN = `/login?return=${encodeURIComponent('/pages/credit/cash/home')}`

/** The host in an app that has a token from the given poll on. */
function start(
  { tokenAt = 1, ...options }: Partial<FakeAppOptions> & { tokenAt?: number } = {},
  shell = ios,
) {
  let polls = 0
  const login = (): AppReply => {
    polls += 1
    return { result: { token: polls >= tokenAt ? stage.sandbox.signIn().token : null } }
  }
  const app = fakeApp({ kind: shell.environment, replies: { login }, ...options })
  app.install(target)
  const stage = hostStage({ create: createAppHost, shell })
  const outcomes: unknown[] = []
  const signIn = (returnTo: string) =>
    void stage.host.login(returnTo).then(
      (address) => outcomes.push(address),
      (error: { kind?: string }) => outcomes.push(error.kind ?? error),
    )
  return {
    ...stage,
    app,
    outcomes,
    signIn,
    polls: () => app.calls.filter(({ method }) => method === 'login'),
  }
}

describe('signing in by the app', () => {
  it('makes a session of its token, and goes on', async () => {
    const { signIn, outcomes, session, clock, sandbox, app } = start()
    signIn('/cash/home')
    await clock.advance(50)
    await vi.waitFor(() => expect(outcomes).toEqual([null]))
    expect(session.current()?.userId).toBe(String(sandbox.signIn().userId))
    expect(sandbox.log('default', 'user/refreshToken')).toHaveLength(1)
    expect(app.calls).toMatchObject([{ method: 'login', params: { open: true } }])
  })

  it('leaves it to the page of this app when the gateway refuses every session, after three in a minute', async () => {
    const { signIn, outcomes, session, clock } = start()
    for (let times = 1; times <= 4; times += 1) {
      signIn('/cash/home')
      await clock.advance(50)
      await vi.waitFor(() => expect(outcomes).toHaveLength(times))
      session.signOut()
    }
    expect(outcomes).toEqual([null, null, null, LOGIN])
    await clock.advance(60_000)
    signIn('/cash/home')
    await clock.advance(50)
    await vi.waitFor(() => expect(outcomes.at(-1)).toBeNull())
  })

  it(
    'asks 50 times, a tenth of a second apart, and opens the sign-in of the app once',
    { tags: ['timing.6'] },
    async () => {
      const { signIn, outcomes, clock, polls } = start({ tokenAt: 50 })
      signIn('/cash/home')
      await clock.advance(4_850)
      expect([outcomes, polls().length]).toEqual([[], 49])
      await clock.advance(50)
      await vi.waitFor(() => expect(outcomes).toEqual([null]))
      expect(polls().map(({ params }) => (params as { open: boolean }).open)).toEqual([
        true,
        ...Array.from({ length: 49 }, () => false),
      ])
    },
  )

  it('ends after five seconds with a sentence when there is never a token, and can be tried again', async () => {
    const { signIn, outcomes, clock, polls, notices, sandbox } = start({ tokenAt: 53 })
    signIn('/cash/home')
    await clock.advance(5_000)
    expect([outcomes, notices, polls().length]).toEqual([['timedOut'], ['登录暂时没有完成，请重试'], 50])
    expect(sandbox.log('default', 'user/refreshToken')).toEqual([])
    signIn('/cash/home')
    await clock.advance(300)
    await vi.waitFor(() => expect(outcomes).toEqual(['timedOut', null]))
  })

  it('asks no more than 50 times when somebody sets the clock of the phone back', async () => {
    const { signIn, outcomes, clock, polls } = start({ tokenAt: 1_000 })
    signIn('/cash/home')
    await clock.advance(2_000)
    clock.setBy(-3_600_000)
    await clock.advance(10_000)
    expect([outcomes, polls().length]).toEqual([['timedOut'], 50])
  })

  it('ends after five seconds when the app is silent', async () => {
    const { signIn, outcomes, clock } = start({ manner: misbehaving(() => 0)['never replies']! })
    signIn('/cash/home')
    await clock.advance(5_000)
    expect(outcomes).toEqual(['timedOut'])
  })

  it('waits for a customer who types into the page of the app', async () => {
    const say: ((message: string) => void)[] = []
    const { signIn, outcomes, clock, app, sandbox } = start({
      manner: (call, voice) => {
        voice.say(JSON.stringify({ id: call.id, accepted: true }))
        say.push(voice.say)
        return new Promise(() => undefined)
      },
    })
    signIn('/cash/home')
    await clock.advance(60_000)
    const { token } = sandbox.signIn()
    say[0]?.(JSON.stringify({ id: app.calls[0]?.id, result: { token } }))
    await vi.waitFor(() => expect(outcomes).toEqual([null]))
  })

  it('is done once for pages that need it at the same time', async () => {
    const { signIn, outcomes, clock, polls, sandbox } = start({ tokenAt: 3 })
    for (let page = 0; page < 10; page += 1) signIn('/cash/home')
    await clock.advance(300)
    await vi.waitFor(() => expect(outcomes).toHaveLength(10))
    expect([polls().length, sandbox.log('default', 'user/refreshToken').length]).toEqual([3, 1])
  })

  it('signs out the former customer when the app has another one', async () => {
    const { host, session, signIn, outcomes, clock } = start()
    session.signIn({ token: 'token-of-somebody', userId: 'u-former', expiresIn: 1 })
    await clock.advance(1_000)
    signIn('/cash/home')
    await clock.advance(50)
    await vi.waitFor(() => expect(outcomes).toEqual([null]))
    expect(host.userId()).not.toBe('u-former')
  })

  it.each([
    ['without a bridge', 'missing'],
    ['that is too old', 'tooOld'],
  ] as const)('opens the page of this app in one %s', async (_, code) => {
    const { signIn, outcomes, clock } = start({ replies: { login: { error: { code } } } })
    signIn('/cash/home')
    await clock.advance(50)
    expect(outcomes).toEqual([LOGIN])
  })

  it.each([
    ['the session', 'result=-4000'],
    ['the customer', 'result=42020'],
  ])('opens the page of this app when the gateway refuses %s of the token', async (_, fault) => {
    const { signIn, outcomes, clock, session, sandbox, notices } = start()
    sandbox.addFaults('default', { match: 'user/refreshToken', fault })
    signIn('/cash/home')
    await clock.advance(50)
    await vi.waitFor(() => expect(outcomes).toEqual([LOGIN]))
    expect([session.current(), notices]).toEqual([null, []])
  })

  it('fails with a sentence, to be tried again, when the gateway does not reply', async () => {
    const { signIn, outcomes, clock, sandbox, notices } = start()
    sandbox.addFaults('default', { match: 'user/refreshToken', fault: 'http=503' })
    signIn('/cash/home')
    await clock.advance(50)
    await vi.waitFor(() => expect(outcomes).toEqual(['http']))
    expect(notices).toEqual(['登录暂时没有完成，请重试'])
    sandbox.clearFaults('default')
    signIn('/cash/home')
    await clock.advance(50)
    await vi.waitFor(() => expect(outcomes.at(-1)).toBeNull())
  })
})

describe('a session that the gateway refuses', () => {
  const at = (
    environment: 'app-ios' | 'app-android' | 'wallet-app',
    os: 'ios' | 'android',
    version: string,
  ) => start({}, { environment, os, shellVersion: version })

  it.each([
    ['app-ios', 'ios', '3.1.0', true],
    ['app-ios', 'ios', '3.10.0', true],
    ['app-ios', 'ios', '3.0.9', false],
    ['wallet-app', 'ios', '3.1.0', true],
    ['app-android', 'android', '3.4.0', false],
  ] as const)('in %s on %s %s reloads the page: %s', async (environment, os, version, reloads) => {
    const { host, signIn: _, session, clock, sandbox } = at(environment, os, version)
    const reload = vi.fn()
    Object.assign(target.location, { reload })
    const signedIn = sandbox.signIn()
    session.signIn({ ...signedIn, expiresIn: 7200 })
    expect(host.sessionEnded !== undefined).toBe(reloads)
    for (let call = 0; call < 10; call += 1) host.sessionEnded?.(signedIn.token)
    await clock.advance(1_000)
    expect(reload).toHaveBeenCalledTimes(reloads ? 1 : 0)
  })
})
