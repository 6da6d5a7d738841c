import { can, type Device, type Environment } from '@koo/flow'
import { environments } from '@koo/flow/tools'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wireHeaders } from '@koo/host/gateway'
import { headerValues } from '../gateway/identity.ts'
import { memoryStorage } from '@koo/host/testing'
import { methods } from './bridge/proposed.ts'
import { detect } from './detect.ts'
import { loadHost } from './host.ts'
import { profiles, sourceIdOf } from './profiles.ts'
import { fakeApp } from './testing/fakeApp.ts'
import { bareWindow, hostStage } from './testing/stage.ts'

vi.mock('./messenger/settings.ts', () => ({
  authorisation: { wechat: '/__sandbox/oauth?{return}{state}', wecom: '/__sandbox/oauth?{return}{state}' },
}))

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const HARMONY = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1 Mobile'
const WECHAT = 'MicroMessenger/8.0.49'

interface Row {
  kind: Environment
  userAgent: string
  sourceId: string
  channelName: 'app' | 'h5'
  /** Calls of a visitor's page: its title, its sign-in, leaving it. */
  title: readonly string[]
  login: string
  leave: readonly string[]
  has: readonly (keyof Device)[]
}

const web = ['pickFile', 'location'] as const
const native = ['capture', 'recording', 'navBar', 'notificationSettings', 'customerService', ...web] as const
const app = {
  channelName: 'app',
  title: ['setTitle'],
  login: 'session',
  leave: ['closeWebview'],
  has: native,
} as const
const plain = { channelName: 'h5', title: [], has: web } as const
const WEB_LOGIN = `/login?return=${encodeURIComponent('/pages/credit/cash/home')}`

/** What each environment does in its own way (spec 2, 4, 6 to 9). */
const rows: readonly Row[] = [
  {
    kind: 'app-ios',
    userAgent: `${IPHONE} KooApp/3.4.0`,
    sourceId: '870',
    ...app,
    has: ['alipay', ...native],
  },
  {
    kind: 'app-android',
    userAgent: `${ANDROID} KooApp/3.4.0`,
    sourceId: '145',
    ...app,
    has: ['alipay', ...native],
  },
  { kind: 'app-harmony', userAgent: `${HARMONY} KooApp/3.4.0`, sourceId: '30280', ...app },
  {
    kind: 'wallet-app',
    userAgent: `${ANDROID} KooWallet/3.4.0`,
    sourceId: '145',
    ...app,
    has: ['contacts', ...native],
  },
  {
    kind: 'messenger-browser',
    userAgent: `${IPHONE} ${WECHAT}`,
    sourceId: '147',
    ...plain,
    login: '/__sandbox/oauth',
    leave: ['closeWindow'],
    has: ['scan', ...web],
  },
  {
    kind: 'messenger-enterprise',
    userAgent: `${IPHONE} wxwork/4.1 ${WECHAT}`,
    sourceId: '147',
    ...plain,
    login: '/__sandbox/oauth',
    leave: ['closeWindow'],
  },
  {
    kind: 'messenger-miniprogram',
    userAgent: `${IPHONE} ${WECHAT} miniProgram/wx1`,
    sourceId: '894',
    ...plain,
    login: 'invokeMiniProgramAPI',
    leave: ['invokeMiniProgramAPI'],
  },
  {
    kind: 'partner-app',
    userAgent: `${ANDROID} KooPartner/3.4.0`,
    sourceId: '147',
    ...plain,
    title: ['setTitle'],
    login: 'refused',
    leave: ['quit'],
  },
  {
    kind: 'h5',
    userAgent: ANDROID,
    sourceId: '147',
    ...plain,
    login: WEB_LOGIN,
    leave: [],
    has: ['saveFile', ...web],
  },
]

let target: Window
beforeEach(() => {
  target = bareWindow()
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { title: '', cookie: '' }))
})
afterEach(() => vi.unstubAllGlobals())

/** The host that a user agent gets, in an app and a messenger that do what they are asked. */
async function start({ userAgent }: Row) {
  const shell = detect({ userAgent })
  const called: string[] = []
  const invoke = (name: string, _: object, reply: (result: object) => void) => {
    called.push(name)
    reply({ err_msg: `${name}:ok` })
  }
  if (shell.environment.startsWith('messenger-')) Object.assign(target, { WeixinJSBridge: { invoke } })
  const shown = fakeApp({
    kind: shell.environment,
    replies: { login: () => ({ result: { token: stage.sandbox.signIn().token } }) },
    onCall: ({ method }) => called.push(method),
  })
  // Also in a plain browser, where nobody trusts it.
  if (!shell.environment.startsWith('messenger-')) shown.install(target)
  const create = await loadHost(shell.environment, () => undefined)
  const stage = hostStage({ create, shell })
  return { shell, called, ...stage }
}

describe.each(rows)('$kind', (row) => {
  it('has its own source id, channel name and headers', async () => {
    const shell = detect({ userAgent: row.userAgent })
    const profile = profiles[shell.environment]
    expect([shell.environment, profile.channelName]).toEqual([row.kind, row.channelName])
    expect(profile.header).toBe(row.kind === 'h5')
    const local = memoryStorage(
      new Map([
        ['tenantId', 't1'],
        ['entryId', 'e1'],
      ]),
    )
    const identity = {
      ...shell,
      profile,
      sourceId: sourceIdOf(shell.environment, shell.os),
      deviceId: '0123456789abcdef0123456789abcdef',
      version: shell.shellVersion ?? '1.0.0',
    }
    expect(
      wireHeaders(headerValues(identity, { tab: memoryStorage(), local }, 'token-of-somebody', 7)),
    ).toEqual({
      'x-app-version': shell.shellVersion === null ? '1.0.0' : '3.4.0',
      'x-timestamp': '7',
      'x-token': 'token-of-somebody',
      'x-device-id': '0123456789abcdef0123456789abcdef',
      'x-platform': 'web',
      'x-app-id': 'koo-h5',
      'x-tenant-id': 't1',
      'x-os': shell.os,
      'x-channel-app': row.kind,
      'x-source-id': row.sourceId,
      'x-channel-name': row.channelName,
      'x-entry-id': 'e1',
    })
  })

  it('shows the title in its own bar', { tags: ['role.8'] }, async () => {
    const { host, called, clock } = await start(row)
    host.setTitle('借款')
    await clock.advance(0)
    expect([document.title, called]).toEqual(['借款', row.title])
  })

  it('has its own way to sign in', { tags: ['route.8', 'role.7'] }, async () => {
    const { host, called, clock, location, session } = await start(row)
    const outcomes: unknown[] = []
    host.login('/cash/home').then(
      (address) => outcomes.push(address),
      (error: { kind: string }) => outcomes.push(error.kind),
    )
    await clock.advance(3_000)
    const went = () => [
      ...outcomes,
      ...called,
      ...location.assign.mock.calls.map(([href]) => new URL(String(href)).pathname),
      ...(session.current() ? ['session'] : []),
    ]
    await vi.waitFor(() => expect(went()).toContain(row.login))
    expect(outcomes.some((outcome) => outcome === WEB_LOGIN)).toBe(row.kind === 'h5')
  })

  it('is left in its own way', async () => {
    const { host, called, clock, routed } = await start(row)
    void host.close()
    await clock.advance(100)
    expect([called, routed]).toEqual([row.leave, row.kind === 'h5' ? ['/'] : []])
  })

  it('can do what the device can', { tags: ['role.10', 'contact.8'] }, async () => {
    const { host } = await start(row)
    const every = [...native, 'scan', 'contacts', 'alipay', 'saveFile'] as const
    expect(every.filter((name) => can(host, name)).toSorted()).toEqual(row.has.toSorted())
    expect(host.signsInAlone ?? false).toBe(environments[row.kind].signIn !== 'code')
    // loan.13
    expect(host.inApp ?? false).toBe(row.channelName === 'app')
    expect(host.userSource).toBe(row.kind.startsWith('messenger-') ? 'WX' : 'APP')
  })

  it('is what the sheets of flows and the matrix of environments say', () => {
    const { signIn, titleInApp, leave, device } = environments[row.kind]
    const signs = { session: 'app', refused: 'partner', [WEB_LOGIN]: 'code' }[row.login] ?? 'messenger'
    expect({ signIn, titleInApp, leave: leave === null ? [] : [leave] }).toEqual({
      signIn: signs,
      titleInApp: row.title.length > 0,
      leave: row.leave,
    })
    expect([...Object.keys(device), ...web].toSorted()).toEqual(row.has.toSorted())
    const least = {
      capture: methods.capture.least,
      recording: methods.startPushStream.least,
      contacts: methods.recommendContactInfo.least,
      navBar: methods.setNavBar.least,
      notificationSettings: methods.openNotificationSettings.least,
      customerService: methods.openCustomerService.least,
      scan: '1.0.0',
      alipay: methods.signAlipay.least,
      saveFile: '1.0.0',
    }
    expect(least).toMatchObject(device)
  })

  it('signs nobody in who is signed in', async () => {
    const { host, signIn, called } = await start(row)
    signIn()
    expect([await host.login('/cash/home'), called]).toEqual([null, []])
  })
})
