import { createGateway } from '@koo/api-client'
import type { Environment } from '@koo/flow'
import { createSandbox } from '@koo/sandbox'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createSessionStore } from '@koo/host/session'
import { renderApp } from '../testing/app.tsx'
import { memoryStorage, manualClock } from '@koo/host/testing'
import { loadHost } from './host.ts'
import { surround, type MannerName, type Surroundings } from './testing/surroundings.ts'

/** How an attempt to open a page that needs a sign-in ends when what is around it misbehaves. */
type End =
  /** The page opens all the same. */
  | 'opens'
  /** A sentence and another try, which works when the bridge has recovered. */
  | 'again'
  /** The sign-in page of this app. */
  | 'code'

const APP: Readonly<Record<string, End>> = {
  ordinary: 'opens',
  absent: 'code',
  throws: 'code',
  'never replies': 'again',
  'replies after ten seconds': 'again',
  'replies twice': 'opens',
  'replies with garbage': 'again',
  'replies with thirteen million characters': 'again',
  'replies to another call': 'again',
  'refuses everything': 'again',
  'refuses three times': 'again',
  'replies from another origin': 'again',
  'kills the page while the camera is open': 'opens',
}
const MINI: Readonly<Record<string, End>> = {
  absent: 'code',
  throws: 'code',
  'never replies': 'code',
  'replies with garbage': 'code',
  'refuses everything': 'code',
}
const PARTNER: Readonly<Record<string, End>> = {
  ordinary: 'again',
  absent: 'again',
  'never replies': 'again',
  'refuses everything': 'again',
}

const of = (kind: Environment, ends: Readonly<Record<string, End>>) =>
  Object.entries(ends).map(([manner, end]) => ({ kind, manner: manner as MannerName, end }))

const rows = [
  ...of('app-ios', APP),
  ...of('app-android', APP),
  ...of('app-harmony', APP),
  ...of('wallet-app', APP),
  ...of('messenger-miniprogram', MINI),
  ...of('partner-app', PARTNER),
]

/** Names that the stand-ins put on the window of this file's page. */
const names = ['kooBridge', 'WeixinJSBridge', '__wxjs_environment'] as const
afterEach(() => {
  for (const name of names) Reflect.deleteProperty(window, name)
})

interface Start {
  kind: Environment
  manner: MannerName
  /** Default: a visitor. */
  signedIn?: boolean
}

/** The app at a page that needs a sign-in, with a clock that is moved by hand. */
async function start({ kind, manner, signedIn = false }: Start) {
  const clock = manualClock()
  const sandbox = createSandbox({ now: clock.now })
  const local = memoryStorage()
  if (signedIn) createSessionStore(local, clock.now).signIn({ ...sandbox.signIn(), expiresIn: 7200 })
  const called: [string, unknown][] = []
  const surroundings: Surroundings = { kind, version: '3.4.0', manner }
  surround(window, surroundings, {
    nativeLogin: () => Promise.resolve({ token: sandbox.signIn().token }),
    onCall: (method, params) => called.push([method, params]),
  })
  const notices: string[] = []
  const failures: unknown[] = []
  const app = await renderApp({
    at: '/cash/home?amount=3000',
    sandbox,
    local,
    createHost: await loadHost(kind, (error) => failures.push(error)),
    parts: {
      shell: { environment: kind, os: kind === 'app-ios' ? 'ios' : 'android', shellVersion: '3.4.0' },
      now: clock.now,
      after: clock.after,
      notify: (text) => void notices.push(text),
      gatewayWith: (token) =>
        createGateway({ fetch: (request) => sandbox.fetch(request), headers: () => ({ 'x-token': token }) }),
    },
  })
  expect(failures).toEqual([])
  const shown = (text: string) => page.getByText(text).query() !== null
  const end = (): End | 'waiting' => {
    if (shown('loan page')) return 'opens'
    if (shown('暂时无法登录')) return 'again'
    return page.getByRole('heading', { name: '手机号登录' }).query() ? 'code' : 'waiting'
  }
  /** Lets time pass until the attempt has ended. */
  const ends = (wanted: End) =>
    expect
      .poll(
        async () => {
          await clock.advance(500)
          return end()
        },
        { interval: 20 },
      )
      .toBe(wanted)
  return { app, notices, ends, surroundings, called, clock }
}

describe('a page that needs a sign-in', () => {
  it.each(rows)('in $kind, where the bridge is: $manner', async ({ kind, manner, end }) => {
    const { app, notices, ends, surroundings } = await start({ kind, manner })
    await ends(end)
    if (end === 'opens') expect(app.session.current()).not.toBeNull()
    if (end === 'code') expect(app.address()).toContain(encodeURIComponent('amount=3000'))
    if (end !== 'again') return

    const sentence = kind === 'partner-app' ? '当前登录状态失效，请重新进入' : '登录暂时没有完成，请重试'
    expect(notices).toEqual([sentence])
    expect(app.address()).toBe('/cash/home?amount=3000')
    // The way on: home, or once more.
    await expect.element(page.getByRole('button', { name: '回到首页' })).toBeVisible()
    surroundings.manner = 'ordinary'
    await page.getByRole('button', { name: '重新加载' }).click()
    if (kind === 'partner-app') await expect.poll(() => notices).toEqual([sentence, sentence])
    else await ends('opens')
    expect(app.address()).toBe('/cash/home?amount=3000')
  })
})

describe('a session of a partner that the gateway ends', () => {
  it('on an open page is said, and the app is left once: there is no sign-in page', async () => {
    const { app, notices, ends, called, clock } = await start({
      kind: 'partner-app',
      manner: 'ordinary',
      signedIn: true,
    })
    await ends('opens')
    app.sandbox.addFaults('default', { match: 'cash/getAmount', fault: { kind: 'result', code: -4000 } })
    await app.ask()
    await expect.poll(() => notices).toEqual(['当前登录状态失效，请重新进入'])
    expect(called.filter(([method]) => method === 'quit')).toEqual([])
    await clock.advance(2_000)
    expect(called.filter(([method]) => method === 'quit')).toEqual([
      ['quit', { code: 'AUTH_LOGIN_HOOK_FAILURE' }],
    ])
    await ends('again')
    expect([notices.length, app.address()]).toEqual([1, '/cash/home?amount=3000'])
  })
})
