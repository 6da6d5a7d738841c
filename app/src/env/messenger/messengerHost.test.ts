import { can } from '@koo/flow'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settled } from '@koo/host/testing'
import { backFromMessenger, inMessenger } from '../testing/messengerStage.ts'
import { bareWindow, ORIGIN } from '../testing/stage.ts'
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

const WEB_LOGIN = `/login?return=${encodeURIComponent('/pages/credit/cash/home?amount=3000')}`
const state = (query: URLSearchParams) => query.get('state') ?? ''

describe.each([
  ['messenger-browser', 'wechat'],
  ['messenger-enterprise', 'wecom'],
] as const)('%s', (kind, name) => {
  it('opens the page of the messenger, with an address to come back to and a state', async () => {
    const { address } = await backFromMessenger(kind, async () => ({}))
    expect(address.origin + address.pathname).toBe(`${ORIGIN}/__sandbox/oauth`)
    expect(address.searchParams.get('kind')).toBe(name)
    expect(address.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/pages/credit/cash/home?amount=3000`)
    expect(state(address.searchParams)).toMatch(/^koo[0-9a-f]{32}$/)
  })

  it('sends nothing personal to it', async () => {
    const { host, location } = inMessenger(kind)
    void host.login('/cash/home?amount=3000&mobile=13800000002')
    await settled()
    expect(String(location.assign.mock.calls[0]?.[0])).not.toContain('13800000002')
  })

  it.each([
    ['without an address of that page', ''],
    ['when the url gate refuses the address', 'https://evil.test/?{return}{state}'],
  ])('signs in by code %s', async (_, address) => {
    Object.assign(authorisation, { [name]: address })
    const { host, location } = inMessenger(kind)
    expect(await host.login('/cash/home?amount=3000')).toBe(WEB_LOGIN)
    expect(location.assign).not.toHaveBeenCalled()
  })

  it('is left by closing its window', async () => {
    const { host, invoked, routed } = inMessenger(kind)
    void host.close()
    await settled()
    expect([invoked, routed]).toEqual([[['closeWindow', {}]], []])
  })

  it.each([
    ['has no bridge', null],
    ['refuses to close', []],
  ])('is left by the web way when it %s', async (_, works) => {
    const { host, routed, clock } = inMessenger(kind, { works })
    void host.close()
    await clock.advance(1_100)
    expect(routed).toEqual(['/'])
  })

  it.each([
    ['ios', '/pages/credit/'],
    ['android', '/pages/credit/cash/home?amount=1'],
  ] as const)('gap N64: %s checks signatures against %s', (os, address) => {
    const { host } = inMessenger(kind, { os })
    Object.assign(target.location, { pathname: '/pages/credit/cash/home', search: '?amount=1' })
    const signed = kind === 'messenger-browser' ? ORIGIN + address : undefined
    expect(host.scanAddress?.()).toBe(signed)
  })

  it('has no scanner without the bridge, and has it once the bridge is there', () => {
    vi.stubGlobal('window', Object.assign(Object.create(window) as object, { WeixinJSBridge: undefined }))
    const { host } = inMessenger('messenger-browser', { works: null })
    expect(can(host, 'scan')).toBe(false)
    Object.assign(window, { WeixinJSBridge: { invoke: () => undefined } })
    expect(can(host, 'scan')).toBe(true)
  })

  it('has a scanner in the messenger only, and no native camera', () => {
    const { host } = inMessenger(kind)
    expect(can(host, 'scan')).toBe(kind === 'messenger-browser')
    expect(can(host, 'capture')).toBe(false)
    expect(can(host, 'pickFile')).toBe(true)
  })
})

describe('messenger-miniprogram', () => {
  const kind = 'messenger-miniprogram'

  it('signs in on the page of the mini-program, which is told where to come back to', async () => {
    const { host, invoked } = inMessenger(kind)
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
    const { host, clock } = inMessenger(kind)
    const outcome = host.login('/cash/home').catch((error: { kind: string }) => error.kind)
    await settled()
    await happen(clock.advance)
    expect(await outcome).toBe('cancelled')
    expect(clock.waiting()).toBe(0)
  })

  it('signs in by code when the mini-program has no such page', async () => {
    const { host } = inMessenger(kind, { works: [] })
    expect(await host.login('/cash/home?amount=3000')).toBe(WEB_LOGIN)
  })

  it('is left by going back in the mini-program, else by the web way', async () => {
    const { host, invoked } = inMessenger(kind)
    void host.close()
    await settled()
    expect(invoked).toEqual([['invokeMiniProgramAPI', { name: 'navigateBack', arg: { delta: 1 } }]])
    const other = inMessenger(kind, { works: [] })
    void other.host.close()
    await settled()
    expect(other.routed).toEqual(['/'])
  })
})
