import { can } from '@koo/flow'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeApp, misbehaving, type FakeAppOptions } from '../testing/fakeApp.ts'
import { settled } from '@koo/host/testing'
import { bareWindow, hostStage } from '../testing/stage.ts'
import { createHost } from './host.ts'

const PARTNER = 'https://partner.test'
const ENDED = '当前登录状态失效，请重新进入'

let target: Window
beforeEach(() => {
  target = bareWindow()
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', { title: '' })
})
afterEach(() => vi.unstubAllGlobals())

/** The host in a partner's app; null: the app has no bridge. */
function start(options: Partial<FakeAppOptions> | null = {}) {
  const app = fakeApp({ kind: 'partner-app', ...options })
  if (options !== null) app.install(target)
  const shell = { environment: 'partner-app', os: 'ios', shellVersion: '3.4.0' } as const
  const stage = hostStage({ create: (parts) => createHost(parts, [PARTNER]), shell })
  const outcomes: unknown[] = []
  const login = () =>
    void stage.host.login('/cash/home').then(
      (address) => outcomes.push(address),
      (error: { kind: string }) => outcomes.push(error.kind),
    )
  return { app, ...stage, outcomes, login }
}

const silent = { manner: misbehaving(() => 0)['never replies']! }

describe('without a session', () => {
  it(
    'says so and quits, once for all pages, and opens no sign-in page',
    { tags: ['channel.14'] },
    async () => {
      const { login, app, notices, outcomes, clock, routed } = start()
      for (let page = 0; page < 10; page += 1) login()
      await clock.advance(1_950)
      expect([notices, app.called()]).toEqual([[ENDED], []])
      await clock.advance(100)
      expect(app.calls).toMatchObject([{ method: 'quit', params: { code: 'AUTH_LOGIN_HOOK_FAILURE' } }])
      expect([routed, outcomes[0]]).toEqual([[], 'refused'])
    },
  )

  it.each([
    ['is silent', silent],
    ['has no bridge', null],
  ])('keeps the page closed when the app %s, and can be tried again', async (_, options) => {
    const { login, outcomes, notices, clock } = start(options)
    login()
    await clock.advance(7_100)
    expect([outcomes, notices]).toEqual([['refused'], [ENDED]])
    login()
    await clock.advance(7_100)
    expect(notices).toEqual([ENDED, ENDED])
  })

  it('is not what a customer has who was signed in by the partner', async () => {
    const { host, signIn, notices } = start()
    signIn()
    expect(await host.login('/cash/home')).toBeNull()
    expect(notices).toEqual([])
  })
})

describe('leaving', () => {
  it('quits the app', async () => {
    const { host, app } = start()
    void host.close()
    await settled()
    expect(app.calls).toMatchObject([{ method: 'quit', params: { code: 'QUIT' } }])
  })

  it("goes to the partner's address when the app does not quit", async () => {
    const { host, signIn, clock, location } = start(silent)
    signIn()
    void host.close()
    await clock.advance(5_000)
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledTimes(1))
    expect(String(location.replace.mock.calls[0]?.[0])).toMatch(/\/__sandbox\/partner\/.*code=QUIT/)
  })

  it('goes the web way when there is no such address either', async () => {
    const { host, clock, routed } = start(null)
    void host.close()
    await clock.advance(1_100)
    expect(routed).toEqual(['/'])
  })
})

describe('in a frame of the partner', () => {
  /** A page around ours that keeps what it is sent. */
  function inFrame() {
    const posted: [string, string][] = []
    const parent = { postMessage: (text: string, origin: string) => void posted.push([text, origin]) }
    Object.assign(target, { parent })
    const say = (data: unknown, origin = PARTNER, source: unknown = parent) =>
      target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
    const idOf = (at: number) => (JSON.parse(posted[at]?.[0] ?? '{}') as { id: string }).id
    return { posted, say, idOf, parent }
  }

  it('talks to the origins that are listed only', async () => {
    const { posted } = inFrame()
    const { host } = start(null)
    host.setTitle('借款')
    await settled()
    expect(posted.map(([, origin]) => origin)).toEqual([PARTNER])
    expect(JSON.parse(posted[0]?.[0] ?? '')).toMatchObject({ method: 'setTitle', params: { title: '借款' } })
  })

  it.each([
    ['another origin', 'https://evil.test', null],
    ['an origin that only begins like it', `${PARTNER}.evil.test`, null],
    ['no origin', 'null', null],
    ['another window', PARTNER, {}],
  ])('takes no reply of %s', async (_, origin, source) => {
    const { say, idOf, parent } = inFrame()
    const { host, clock, location, signIn } = start(null)
    signIn()
    void host.close()
    await settled()
    say(JSON.stringify({ id: idOf(0), result: null }), origin, source ?? parent)
    await clock.advance(5_000)
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledTimes(1))
  })

  it('takes the reply of the partner', async () => {
    const { say, idOf } = inFrame()
    const { host, clock, location, signIn } = start(null)
    signIn()
    void host.close()
    await settled()
    say(JSON.stringify({ id: idOf(0), result: null }))
    await clock.advance(6_000)
    expect(location.replace).not.toHaveBeenCalled()
  })
})

it('has no camera, title bar or notifications of its own', () => {
  const { host } = start()
  expect(
    (
      [
        'capture',
        'scan',
        'contacts',
        'recording',
        'navBar',
        'notificationSettings',
        'customerService',
      ] as const
    ).filter((name) => can(host, name)),
  ).toEqual([])
  expect(can(host, 'pickFile')).toBe(true)
})
