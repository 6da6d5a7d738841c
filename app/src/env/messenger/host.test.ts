import { can } from '@koo/flow'
import { createSandbox, type Sandbox } from '@koo/sandbox'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { createMiniProgramHost } from '../mini-program/host.ts'
import { settled } from '../testing/manual-clock.ts'
import { bareWindow, hostStage, ORIGIN } from '../testing/stage.ts'
import { createMessengerHost } from './host.ts'
import { STATE_KEY } from './oauth.ts'
import { authorisation } from './settings.ts'

vi.mock('./settings.ts', () => ({ authorisation: { wechat: '', wecom: '' } }))

let target: Window
beforeEach(() => {
  target = bareWindow()
  vi.stubGlobal('window', target)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { title: '', visibilityState: 'visible' }))
  Object.assign(authorisation, {
    wechat: '/__sandbox/oauth?kind=wechat&redirect_uri={return}&state={state}',
    wecom: '/__sandbox/oauth?kind=wecom&redirect_uri={return}&state={state}',
  })
})
afterEach(() => vi.unstubAllGlobals())

type Kind = 'messenger-browser' | 'messenger-enterprise' | 'messenger-miniprogram'
interface Options {
  query?: Record<string, string>
  tab?: ReturnType<typeof memoryStorage>
  sandbox?: Sandbox
  /** Functions of the messenger that work; the others fail. Null: there is no bridge. */
  works?: readonly string[] | null
}

function start(kind: Kind, { works = ['closeWindow', 'invokeMiniProgramAPI'], ...options }: Options = {}) {
  const invoked: [string, unknown][] = []
  const invoke = (name: string, request: object, reply: (result: object) => void) => {
    invoked.push([name, request])
    reply({ err_msg: `${name}:${works?.includes(name) ? 'ok' : 'fail'}` })
  }
  if (works) Object.assign(target, { WeixinJSBridge: { invoke } })
  const create = kind === 'messenger-miniprogram' ? createMiniProgramHost : createMessengerHost
  const shell = { environment: kind, os: 'ios', shellVersion: null } as const
  return { invoked, ...hostStage({ create, shell, ...options }) }
}

/** Goes to the messenger's page and back, as a browser would, with what that page adds to the address. */
async function returned(
  kind: Kind,
  added: (query: URLSearchParams) => Promise<Record<string, string>>,
  sandbox = createSandbox({ now: () => Date.UTC(2026, 5, 15, 4) }),
) {
  const tab = memoryStorage()
  const first = start(kind, { tab, sandbox })
  void first.host.login('/cash/home?amount=3000')
  await settled()
  const address = new URL(String(first.location.assign.mock.calls[0]?.[0]))
  const second = start(kind, {
    tab,
    sandbox,
    query: { amount: '3000', ...(await added(address.searchParams)) },
  })
  return { ...second, tab, address, login: () => second.host.login('/cash/home?amount=3000') }
}

const WEB_LOGIN = `/login?return=${encodeURIComponent('/pages/credit/cash/home?amount=3000')}`
const state = (query: URLSearchParams) => query.get('state') ?? ''

describe.each([
  ['messenger-browser', 'wechat'],
  ['messenger-enterprise', 'wecom'],
] as const)('%s', (kind, name) => {
  it('opens the page of the messenger, with an address to come back to and a state', async () => {
    const { address } = await returned(kind, async () => ({}))
    expect(address.origin + address.pathname).toBe(`${ORIGIN}/__sandbox/oauth`)
    expect(address.searchParams.get('kind')).toBe(name)
    expect(address.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/pages/credit/cash/home?amount=3000`)
    expect(state(address.searchParams)).toMatch(/^koo[0-9a-f]{32}$/)
  })

  it('sends nothing personal to it', async () => {
    const { host, location } = start(kind)
    void host.login('/cash/home?amount=3000&mobile=13800000002')
    await settled()
    expect(String(location.assign.mock.calls[0]?.[0])).not.toContain('13800000002')
  })

  it.each([
    ['without an address of that page', ''],
    ['when the url gate refuses the address', 'https://evil.test/?{return}{state}'],
  ])('signs in by code %s', async (_, address) => {
    Object.assign(authorisation, { [name]: address })
    const { host, location } = start(kind)
    expect(await host.login('/cash/home?amount=3000')).toBe(WEB_LOGIN)
    expect(location.assign).not.toHaveBeenCalled()
  })

  it('is left by closing its window', async () => {
    const { host, invoked, routed } = start(kind)
    void host.close()
    await settled()
    expect([invoked, routed]).toEqual([[['closeWindow', {}]], []])
  })

  it.each([
    ['has no bridge', null],
    ['refuses to close', []],
  ])('is left by the web way when it %s', async (_, works) => {
    const { host, routed, clock } = start(kind, { works })
    void host.close()
    await clock.advance(1_100)
    expect(routed).toEqual(['/'])
  })

  it('has a scanner in the messenger only, and no native camera', () => {
    const { host } = start(kind)
    expect(can(host, 'scan')).toBe(kind === 'messenger-browser')
    expect(can(host, 'capture')).toBe(false)
    expect(can(host, 'pickFile')).toBe(true)
  })
})

describe('coming back from the messenger', () => {
  const kind = 'messenger-browser'
  it('takes code and state out of the address before anything is done with them', async () => {
    const { entry, tab } = await returned(kind, async (query) => ({ code: 'c-1', state: state(query) }))
    expect([...entry.items]).toEqual([['amount', '3000']])
    expect([...tab.items]).toEqual([])
  })

  it.each([
    // The code may be somebody else's: it must not reach the gateway.
    ['another state', 0, async () => ({ code: 'c-1', state: `koo${'0'.repeat(32)}` })],
    ['no code', 0, async (query: URLSearchParams) => ({ state: state(query), error: 'access_denied' })],
    ['a code that is no code', 0, async (query: URLSearchParams) => ({ code: '<b>', state: state(query) })],
    ['a code that nobody gave', 1, async (query: URLSearchParams) => ({ code: 'c-1', state: state(query) })],
  ])('with %s leads to the sign-in by code, once', async (_, requests, added) => {
    const { login, notices, location, session, sandbox } = await returned(kind, added)
    expect(await login()).toBe(WEB_LOGIN)
    expect([notices, session.current()]).toEqual([['微信授权没有完成，请使用手机号登录'], null])
    expect(sandbox.log('default', 'user/messengerLogin')).toHaveLength(requests)
    expect(location.assign).not.toHaveBeenCalled()
  })

  it('with a state that was used before leads to no session', async () => {
    const { tab, address } = await returned(kind, async (query) => ({ code: 'c-1', state: state(query) }))
    const again = start(kind, { tab, query: { code: 'c-2', state: state(address.searchParams) } })
    expect(await again.host.login('/cash/home?amount=3000')).toBe(WEB_LOGIN)
    expect(again.sandbox.log('default', 'user/messengerLogin')).toEqual([])
  })

  it('with a state that is eleven minutes old leads to no session', async () => {
    const tab = memoryStorage()
    const old = `koo${'a'.repeat(32)}`
    tab.setItem(STATE_KEY, `${old} ${Date.UTC(2026, 5, 15, 4) - 660_000}`)
    const { host, sandbox } = start(kind, { tab, query: { code: 'c-1', state: old } })
    expect(await host.login('/cash/home?amount=3000')).toBe(WEB_LOGIN)
    expect(sandbox.log('default', 'user/messengerLogin')).toEqual([])
  })

  it('leaves code and state of another kind alone', () => {
    const query = { code: 'lastVideo', state: 'open' }
    expect([...start(kind, { query }).entry.items]).toEqual(Object.entries(query))
  })

  it('with a code of ours signs in, once for all pages', async () => {
    const sandbox = createSandbox({ now: () => Date.UTC(2026, 5, 15, 4) })
    const { host, entry, session } = await returned(
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
    expect([...entry.items]).toEqual([['amount', '3000']])
  })
})

describe('messenger-miniprogram', () => {
  const kind = 'messenger-miniprogram'

  it('signs in on the page of the mini-program, which is told where to come back to', async () => {
    const { host, invoked } = start(kind)
    void host.login('/cash/home').catch(() => undefined)
    await settled()
    expect(invoked).toEqual([
      [
        'invokeMiniProgramAPI',
        {
          name: 'navigateTo',
          arg: {
            url: expect.stringMatching(
              /^\/pages\/login\/index\?return=https%3A%2F%2Fm\.credit\.test%2Fpages%2Fcredit%2Fcash%2Fhome&state=koo[0-9a-f]{32}$/,
            ) as string,
          },
        },
      ],
    ])
  })

  it.each([
    ['when the customer comes back', async () => void document.dispatchEvent(new Event('visibilitychange'))],
    ['after a minute', (advance: (ms: number) => Promise<void>) => advance(60_000)],
  ])('offers to try again %s without a sign-in', async (_, happen) => {
    const { host, clock } = start(kind)
    const outcome = host.login('/cash/home').catch((error: { kind: string }) => error.kind)
    await settled()
    await happen(clock.advance)
    expect(await outcome).toBe('cancelled')
    expect(clock.waiting()).toBe(0)
  })

  it('signs in by code when the mini-program has no such page', async () => {
    const { host } = start(kind, { works: [] })
    expect(await host.login('/cash/home?amount=3000')).toBe(WEB_LOGIN)
  })

  it('is left by going back in the mini-program, else by the web way', async () => {
    const { host, invoked } = start(kind)
    void host.close()
    await settled()
    expect(invoked).toEqual([['invokeMiniProgramAPI', { name: 'navigateBack', arg: { delta: 1 } }]])
    const other = start(kind, { works: [] })
    void other.host.close()
    await settled()
    expect(other.routed).toEqual(['/'])
  })
})
