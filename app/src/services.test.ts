import { otherGetMultiWebConfig, userSelectUserData } from '@koo/api-client/calls'
import { createSandbox } from '@koo/sandbox'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bareWindow, ORIGIN } from './env/testing/stage.ts'
import { headerNames } from '@koo/host/gateway'
import { settings } from './config/settings.ts'
import { createServices } from './services.ts'
import { clearStores, localStore } from '@koo/host/storage'
import { SESSION_KEY } from '@koo/host/session'
import { whenIdle } from './tracking/outbox.ts'

vi.mock('./config/apiBase.ts', () => ({ API_BASE: 'https://m.credit.test/api' }))

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) KooApp/3.4.0'

let target: Window
beforeEach(() => {
  const requestIdleCallback = (work: () => void) => setTimeout(work)
  target = Object.assign(bareWindow(), { requestIdleCallback })
  Object.assign(target.location, { pathname: '/pages/credit/cash/home', search: '?tenantId=t-1&entryId=e-1' })
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { readyState: 'complete', cookie: 'CP=cp-1' }))
  vi.stubGlobal('navigator', { userAgent: IPHONE, maxTouchPoints: 5 })
  vi.stubGlobal('__VERSION__', '1.0.0')
})
afterEach(() => {
  clearStores()
  localStore.removeItem(SESSION_KEY)
  vi.unstubAllGlobals()
})

/** The services of a document, with every request that they send. */
function start({ signedIn = true } = {}) {
  const sandbox = createSandbox()
  const requests: Request[] = []
  const services = createServices((request) => {
    requests.push(request)
    return sandbox.fetch(request)
  })
  if (signedIn) services.session.signIn({ ...sandbox.signIn(), expiresIn: 7200 })
  const show = (pageId: string) =>
    services.tracker.track({
      type: 'view',
      flow: 'f',
      page: pageId,
      pageId,
      title: '借款',
      path: `/pages/credit/${pageId}`,
      from: null,
    })
  const views = () => sandbox.log('default', 'apphome/pvUpload').map(({ request }) => request)
  return { ...services, sandbox, requests, show, views }
}

/** The twelve headers of a call of a signed-in customer (spec 7). */
const HEADERS = {
  'x-app-version': /^3\.4\.0$/,
  'x-timestamp': /^\d{13}$/,
  'x-token': /^\S{8,}$/,
  'x-device-id': /^[0-9a-f]{32}$/,
  'x-platform': /^web$/,
  'x-app-id': /^koo-h5$/,
  'x-tenant-id': /^t-1$/,
  'x-os': /^ios$/,
  'x-channel-app': /^app-ios$/,
  'x-source-id': /^870$/,
  'x-channel-name': /^app$/,
  'x-entry-id': /^e-1$/,
}
const gatewayHeaders = (request: Request | undefined) =>
  Object.fromEntries([...(request?.headers ?? [])].filter(([name]) => name.startsWith('x-')))
const withoutToken = Object.values(headerNames).filter((name) => name !== 'x-token')

describe('a call', () => {
  it(
    'of a customer has the twelve headers, and the query cp of its cookie',
    { tags: ['role.1', 'api.3', 'api.4'] },
    async () => {
      const { gateway, requests } = start()
      await userSelectUserData(gateway, {})
      const expected = Object.entries(HEADERS).map(
        ([name, value]) => [name, expect.stringMatching(value) as unknown] as const,
      )
      expect(gatewayHeaders(requests[0])).toEqual(Object.fromEntries(expected))
      expect(requests[0]?.url).toBe(`${ORIGIN}/api/user/selectUserData?cp=cp-1`)
    },
  )

  it('of a visitor has the others, and no token', { tags: ['role.1'] }, async () => {
    const { gateway, requests } = start({ signedIn: false })
    await otherGetMultiWebConfig(gateway, { keys: ['marketing'] })
    expect(Object.keys(gatewayHeaders(requests[0])).toSorted()).toEqual(withoutToken.toSorted())
  })

  it('has no query cp without the cookie', async () => {
    document.cookie = ''
    const { gateway, requests } = start()
    await userSelectUserData(gateway, {})
    expect(requests[0]?.url).toBe(`${ORIGIN}/api/user/selectUserData`)
  })
})

describe('a page view', () => {
  it('is sent once for each page that is shown, with the headers of a call', async () => {
    const { show, views, requests } = start()
    show('cash_home')
    show('cash_confirm')
    await expect.poll(views).toEqual([
      { pageUrl: '/pages/credit/cash_home', pageName: '借款', pageId: 'cash_home' },
      { pageUrl: '/pages/credit/cash_confirm', pageName: '借款', pageId: 'cash_confirm' },
    ])
    expect(requests.map((request) => Object.keys(gatewayHeaders(request)).length)).toEqual([12, 12])
  })

  it('of a visitor is not sent', async () => {
    const { gateway, show, views } = start({ signedIn: false })
    show('login')
    // It would be sent when the browser is idle, and arrive before the reply to the next call.
    await new Promise<void>((resolve) => whenIdle(resolve))
    await otherGetMultiWebConfig(gateway, { keys: ['marketing'] })
    expect(views()).toEqual([])
  })
})

describe('a page that the customer leaves', () => {
  const hide = () => {
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  it.each([
    ['is hidden', hide],
    [
      'goes without being hidden, as in WebKit of iOS 14.4',
      () => target.dispatchEvent(new Event('pagehide')),
    ],
  ])('sends what failed at once when it %s', async (_, leave) => {
    vi.spyOn(settings, 'monitorUrl', 'get').mockReturnValue('https://monitor.test/')
    const sent = vi.fn(() => Promise.resolve(new Response()))
    vi.stubGlobal('fetch', sent)
    Object.assign(target, { requestIdleCallback: () => 0 })
    const { tracker } = start()
    tracker.report('test', 'failed')
    leave()
    await expect.poll(() => sent.mock.calls.length).toBe(1)
  })
})

describe('a session that the gateway refuses', () => {
  it.each([-4000, -4001])(
    'by %i is handled once by the host of the environment',
    { tags: ['error.2'] },
    async (code) => {
      const { gateway, sandbox, session, onSessionEnded } = start()
      sandbox.addFaults('default', { match: 'user/selectUserData', fault: { kind: 'result', code } })
      const ended = vi.fn()
      onSessionEnded(ended)
      await Promise.allSettled(Array.from({ length: 10 }, () => userSelectUserData(gateway, {})))
      expect(ended).toHaveBeenCalledTimes(1)
      expect(session.current()).not.toBeNull()
    },
  )

  it('signs the customer out where the environment has no way of its own', async () => {
    const { gateway, sandbox, session } = start()
    sandbox.addFaults('default', { match: 'user/selectUserData', fault: { kind: 'result', code: -4000 } })
    await expect(userSelectUserData(gateway, {})).rejects.toMatchObject({ kind: 'session' })
    expect(session.current()).toBeNull()
  })
})
