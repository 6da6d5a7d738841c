import { createSandbox } from '@koo/sandbox'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage, settled } from '@koo/host/testing'
import { backFromMessenger, inMessenger } from '../testing/messengerStage.ts'
import { bareWindow, ORIGIN } from '../testing/stage.ts'
import { STATE_KEY } from './oauth.ts'

vi.mock('./settings.ts', () => ({
  authorisation: { wechat: '/__sandbox/oauth?kind=wechat&redirect_uri={return}&state={state}', wecom: '' },
}))

let target: Window
beforeEach(() => {
  target = bareWindow()
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { title: '', visibilityState: 'visible' }))
})
afterEach(() => vi.unstubAllGlobals())

const WEB_LOGIN = `/login?return=${encodeURIComponent('/pages/credit/cash/home?amount=3000')}`
const state = (query: URLSearchParams) => query.get('state') ?? ''

describe('coming back from the messenger', () => {
  const kind = 'messenger-browser'
  it('takes code and state out of the address before anything is done with them', async () => {
    const { query: left, tab } = await backFromMessenger(kind, async (query) => ({
      code: 'c-1',
      state: state(query),
    }))
    expect([...left.items]).toEqual([['amount', '3000']])
    expect(tab.getItem(STATE_KEY)).toBeNull()
  })

  it.each([
    ['nothing', {}],
    ['what is not of a messenger', { code: 'c-1', state: 'STATE' }],
  ])(
    'with %s leads to the sign-in by code, and asks the messenger again only when somebody tries again',
    async (_, added) => {
      const { login, notices, location } = await backFromMessenger(
        kind,
        async () => added as Record<string, string>,
      )
      expect(await login()).toBe(WEB_LOGIN)
      expect([notices, location.assign.mock.calls]).toEqual([['微信授权没有完成，请使用手机号登录'], []])
      void login()
      await settled()
      expect(location.assign).toHaveBeenCalledTimes(1)
    },
  )

  it('by going back to the document that was left leads to the sign-in by code', async () => {
    const { host, notices } = inMessenger(kind)
    const address = host.login('/cash/home?amount=3000')
    await settled()
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect([await address, notices]).toEqual([WEB_LOGIN, ['微信授权没有完成，请使用手机号登录']])
  })

  it('leads to the sign-in by code when the gateway refuses every session, after three', async () => {
    const tab = memoryStorage()
    for (let times = 0; times < 3; times += 1) {
      void inMessenger(kind, { tab }).host.login('/cash/home?amount=3000')
      await settled()
      // The answer was taken.
      tab.removeItem(STATE_KEY)
    }
    const { host, location, clock } = inMessenger(kind, { tab })
    expect(await host.login('/cash/home?amount=3000')).toBe(WEB_LOGIN)
    expect(location.assign).not.toHaveBeenCalled()
    await clock.advance(60_000)
    void host.login('/cash/home?amount=3000')
    await settled()
    expect(location.assign).toHaveBeenCalledTimes(1)
  })

  it('is not asked for where the tab forgets what was sent', async () => {
    const { host, location } = inMessenger(kind, { keepsTab: false })
    expect(await host.login('/cash/home?amount=3000')).toBe(WEB_LOGIN)
    expect(location.assign).not.toHaveBeenCalled()
  })

  it.each([
    // The code may be somebody else's: it must not reach the gateway.
    ['another state', 0, async () => ({ code: 'c-1', state: `koo${'0'.repeat(32)}` })],
    ['no code', 0, async (query: URLSearchParams) => ({ state: state(query), error: 'access_denied' })],
    ['a code that is no code', 0, async (query: URLSearchParams) => ({ code: '<b>', state: state(query) })],
    ['a code that nobody gave', 1, async (query: URLSearchParams) => ({ code: 'c-1', state: state(query) })],
  ])('with %s leads to the sign-in by code, once', async (_, requests, added) => {
    const { login, notices, location, session, sandbox } = await backFromMessenger(kind, added)
    expect(await login()).toBe(WEB_LOGIN)
    expect([notices, session.current()]).toEqual([['微信授权没有完成，请使用手机号登录'], null])
    expect(sandbox.log('default', 'user/messengerLogin')).toHaveLength(requests)
    expect(location.assign).not.toHaveBeenCalled()
  })

  it('with a state that was used before leads to no session', async () => {
    const { tab, address } = await backFromMessenger(kind, async (query) => ({
      code: 'c-1',
      state: state(query),
    }))
    const again = inMessenger(kind, { tab, query: { code: 'c-2', state: state(address.searchParams) } })
    expect(await again.host.login('/cash/home?amount=3000')).toBe(WEB_LOGIN)
    expect(again.sandbox.log('default', 'user/messengerLogin')).toEqual([])
  })

  it('with a state that is eleven minutes old leads to no session', async () => {
    const tab = memoryStorage()
    const old = `koo${'a'.repeat(32)}`
    tab.setItem(STATE_KEY, `${old} ${Date.UTC(2026, 5, 15, 4) - 660_000}`)
    const { host, sandbox } = inMessenger(kind, { tab, query: { code: 'c-1', state: old } })
    expect(await host.login('/cash/home?amount=3000')).toBe(WEB_LOGIN)
    expect(sandbox.log('default', 'user/messengerLogin')).toEqual([])
  })

  it('leaves code and state of another kind alone', () => {
    const query = { code: 'lastVideo', state: 'open' }
    expect([...inMessenger(kind, { query }).query.items]).toEqual(Object.entries(query))
  })

  it('with a code of ours signs in, once for all pages', async () => {
    const sandbox = createSandbox({ now: () => Date.UTC(2026, 5, 15, 4) })
    const {
      host,
      query: left,
      session,
    } = await backFromMessenger(
      kind,
      async (query) => {
        const response = await sandbox.fetch(`${ORIGIN}/__sandbox/oauth?${query}`, {
          method: 'POST',
          body: new URLSearchParams({ outcome: 'agree', mobile: '13800000003' }),
        })
        return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams)
      },
      sandbox,
    )
    const pages = Array.from({ length: 10 }, () => host.login('/cash/home?amount=3000'))
    expect(new Set(await Promise.all(pages))).toEqual(new Set([null]))
    expect(session.current()).not.toBeNull()
    expect(sandbox.log('default', 'user/messengerLogin')).toHaveLength(1)
    expect([...left.items]).toEqual([['amount', '3000']])
  })
})
