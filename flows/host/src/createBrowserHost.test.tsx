import { cashGetAmount } from '@koo/api-client/calls'
import {
  defineFlow,
  defineStep,
  link as linkTo,
  page as pageOf,
  partner,
  useStorage,
  type StepPageProps,
} from '@koo/flow'
import { useGateway } from '@koo/page/query'
import { createSandbox } from '@koo/sandbox'
import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createBrowserHost, type BrowserHostOptions, type HostFailure } from './index.ts'
import type { LaterFlow } from './router.tsx'

const welcome = defineStep({ title: '欢迎', login: false, exits: { next: null, leave: null } })
const limit = defineStep({ title: '额度', exits: {} })

function Welcome({ exit }: StepPageProps<typeof welcome>) {
  const { memory } = useStorage()
  return (
    <main>
      <button type="button" onClick={() => void exit('next')}>
        继续
      </button>
      <button type="button" onClick={() => void exit('leave')}>
        离开
      </button>
      <button type="button" onClick={() => memory.setItem('note', 'typed')}>
        记下
      </button>
    </main>
  )
}

function Limit() {
  const gateway = useGateway()
  const { data } = useQuery({ queryKey: ['limit'], queryFn: () => cashGetAmount(gateway) })
  return <main>最多可借{data?.canUseLoanAmount}</main>
}

const small = defineFlow({
  id: 'small',
  start: 'welcome',
  pages: {
    welcome: welcome.page(async () => ({ default: Welcome })),
    limit: limit.page(async () => ({ default: Limit })),
  },
  exits: { welcome: { next: pageOf('limit'), leave: partner('QUIT') } },
})

/** Mounts the small flow in an app that serves it below /credit. */
async function mount(options: Partial<BrowserHostOptions> = {}) {
  const sandbox = createSandbox()
  const failures: HostFailure[] = []
  const events: string[] = []
  const signIn = vi.fn(async (_returnTo: string) => ({ ...sandbox.signIn(), expiresIn: 7200 }))
  const mounted = createBrowserHost({
    flows: [small],
    base: '/credit',
    fetch: (request) => sandbox.fetch(request),
    signIn,
    onEvent: ({ type }) => void events.push(type),
    onFailure: (failure) => void failures.push(failure),
    ...options,
  })
  await render(<mounted.App />)
  return { ...mounted, sandbox, failures, events, signIn }
}

const tap = (name: string) => page.getByRole('button', { name }).click()
const shows = (text: RegExp | string) => expect.element(page.getByText(text)).toBeVisible()

beforeEach(() => history.replaceState(null, '', '/credit/'))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

describe('a flow in an app that is not ours', () => {
  it(
    'opens at its first page, in the frame of the product, and goes on to a page that signs in',
    { tags: ['route.1'] },
    async () => {
      const { signIn, events, host } = await mount()
      await expect.element(page.getByRole('heading', { name: '欢迎' })).toBeVisible()
      await expect.element(page.getByRole('button', { name: '返回' })).toBeVisible()
      await tap('继续')
      await shows(/最多可借\d+/)
      expect(location.pathname).toBe('/credit/small/limit')
      expect(signIn).toHaveBeenCalledExactlyOnceWith('/credit/small/limit')
      expect(host.isLoggedIn()).toBe(true)
      expect(events).toEqual(['view', 'exit', 'view'])
    },
  )

  it('has no personal data and no credential in the address, and leaves other addresses of the app alone', async () => {
    history.replaceState(null, '', '/credit/small/welcome?mobile=13800000002&partnerToken=t&from=x')
    const { host } = await mount()
    expect(location.search).toBe('?from=x')
    expect(host.partnerToken()).toBe('t')
    host.forgetPartnerToken()
    history.replaceState(null, '', '/shop?mobile=13800000002')
    await mount()
    expect(location.search).toBe('?mobile=13800000002')
  })

  it('says so where nobody can be signed in', async () => {
    const signIn = () => Promise.reject(new Error('closed'))
    const { failures } = await mount({ signIn })
    await tap('继续')
    await shows('暂时无法登录')
    // Reported by an effect, which may run after the text is seen.
    await expect
      .poll(() => failures)
      .toEqual([{ what: 'page', error: expect.objectContaining({ kind: 'login' }) }])
  })
})

describe('a flow whose definition comes later', () => {
  const gift = defineStep({ title: '礼品', login: false }).page(async () => ({
    default: () => <main>礼品页</main>,
  }))
  const shop = defineFlow({ id: 'shop', start: 'gift', pages: { gift } })
  const later = (load: LaterFlow['load']): LaterFlow[] => [{ id: 'shop', keys: { gift: 'gift' }, load }]

  it('is loaded once, when a customer goes there, and its links are known before', async () => {
    const load = vi.fn(() => Promise.resolve(shop))
    const { host } = await mount({ later: later(load) })
    await shows('继续')
    expect(load).not.toHaveBeenCalled()
    expect(host.linkUrl('gift')).toBe('/credit/shop/gift')
    await host.openUrl('/credit/shop/gift')
    await shows('礼品页')
    await host.openUrl('/credit/small/welcome')
    await shows('继续')
    await host.openUrl('/credit/shop/gift')
    await shows('礼品页')
    expect(load).toHaveBeenCalledOnce()
  })

  it('says so when it does not come, after one reload, and keeps the way home', async () => {
    // The reload was a moment ago.
    document.cookie = `koo_reloaded=${Date.now()}; path=/`
    onTestFinished(() => void (document.cookie = 'koo_reloaded=; path=/; max-age=0'))
    history.replaceState(null, '', '/credit/shop/gift')
    await mount({ later: later(() => Promise.reject(new TypeError('Failed to fetch'))) })
    await shows('页面没有加载成功')
    await tap('回到首页')
    await shows('继续')
    expect(location.pathname).toBe('/credit/small/welcome')
  })

  it('may have whole paths for its pages, whose first segments are known before', async () => {
    const root = defineFlow({ id: 'root', base: '/', start: 'gift', pages: { gift } })
    const load = vi.fn(() => Promise.resolve(root))
    const { host } = await mount({ later: [{ id: 'root', paths: ['gift'], keys: { gift: 'gift' }, load }] })
    await shows('继续')
    expect(host.linkUrl('gift')).toBe('/credit/gift')
    expect(await host.openUrl('/credit/root/gift')).toBe(false)
    expect(load).not.toHaveBeenCalled()
    await host.openUrl('/credit/gift')
    await shows('礼品页')
  })

  it('does not hide that it has no page at an address', async () => {
    history.replaceState(null, '', '/credit/shop/none')
    const { events } = await mount({ later: later(() => Promise.resolve(shop)) })
    await expect.element(page.getByText('页面不存在').first()).toBeVisible()
    expect([document.title, events]).toEqual(['页面不存在', ['view']])
  })
})

describe('addresses from outside', () => {
  it('are refused, and reported without the address', async () => {
    const { host, failures } = await mount()
    expect(await host.openUrl('https://evil.test/credit')).toBe(false)
    expect(host.ownPath('//evil.test/credit/small/welcome')).toBeNull()
    expect(host.ownPath('/elsewhere')).toBeNull()
    expect(host.showsImage('https://evil.test/a.png')).toBe(false)
    expect(host.frames('https://evil.test/')).toBe(false)
    expect(failures).toEqual([
      { what: 'address', sink: 'flow', reason: 'host-not-listed' },
      { what: 'address', sink: 'ownPath', reason: 'scheme' },
      { what: 'address', sink: 'ownPath', reason: 'outside-base' },
    ])
  })

  it('are let through where the app or a flow has named them', async () => {
    const { host } = await mount({
      allow: { frame: ['terms.test'], image: ['cdn.test'] },
      links: { loan: 'https://loans.test/' },
    })
    expect(host.ownPath('/credit/small/limit?a=1')).toBe('/small/limit?a=1')
    expect(host.frames('https://terms.test/a')).toBe(true)
    expect(host.showsImage('https://cdn.test/a.png')).toBe(true)
    expect(host.opens('https://cdn.test/a.png')).toBe(false)
    expect([host.linkUrl('loan'), host.linkUrl('pay')]).toEqual(['https://loans.test/', null])
  })

  it('a forged return address opens nothing, and the page says so', async () => {
    const sandbox = createSandbox()
    const { session, failures } = await mount({
      async fetch(request) {
        const reply = await sandbox.fetch(request)
        if (!request.url.endsWith('/channel/queryChannelReturnUrl')) return reply
        return Response.json({
          ...(await reply.json()),
          Content: { returnUrl: 'https://siku.test.evil.test/' },
        })
      },
    })
    session.signIn({ ...sandbox.signIn(), expiresIn: 7200 })
    await tap('离开')
    await shows('无法打开该页面')
    expect(location.pathname).toBe('/credit/small/welcome')
    expect(failures).toContainEqual({ what: 'address', sink: 'partnerReturn', reason: 'host-not-listed' })
  })
})

describe('what is kept', () => {
  it('works without a storage', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    const { host } = await mount()
    await tap('继续')
    await shows(/最多可借\d+/)
    host.store.setItem('a', '1')
    expect([host.store.getItem('a'), host.keepsStore()]).toEqual(['1', false])
  })

  it('for one customer is gone for the next one, and notes of the app around it stay', async () => {
    sessionStorage.setItem('theirs', 'kept')
    const { session, sandbox, host } = await mount()
    session.signIn({ ...sandbox.signIn(), expiresIn: 7200 })
    await tap('记下')
    expect(host.memory.getItem('note')).toBe('typed')
    session.signOut()
    expect(host.memory.getItem('note')).toBeNull()
    expect(sessionStorage.getItem('theirs')).toBe('kept')
  })

  it('is gone when the customer signs out on a page, and so is the session', async () => {
    const { session, sandbox, host } = await mount()
    session.signIn({ ...sandbox.signIn(), expiresIn: 7200 })
    await tap('记下')
    host.signOut()
    expect([session.current(), host.userId(), host.memory.getItem('note')]).toEqual([null, null, null])
  })

  it('of a session that has ended is dropped, and the page asks for a new one', async () => {
    const { queries, sandbox, signIn, session } = await mount()
    await tap('继续')
    await shows(/最多可借\d+/)
    sandbox.expireSessions()
    void queries.refetchQueries()
    await expect.poll(() => signIn.mock.calls.length).toBe(2)
    await shows(/最多可借\d+/)
    expect(session.current()).not.toBeNull()
  })
})

describe('the brand of a partner', () => {
  const branded = defineFlow({
    id: 'siku',
    theme: 'siku',
    start: 'welcome',
    pages: { welcome: welcome.page(async () => ({ default: Welcome })) },
    exits: { welcome: { next: linkTo('limit') } },
  })
  afterEach(() => delete document.body.dataset['theme'])

  it('holds for the visit, also on pages without one and unknown ones, and home is the partner’s', async () => {
    history.replaceState(null, '', '/credit/siku/welcome')
    await mount({ flows: [small, branded], links: { limit: '/credit/small/limit' } })
    await tap('继续')
    await shows(/最多可借\d+/)
    expect(document.body.dataset['theme']).toBe('siku')
    history.pushState(null, '', '/credit/no/such/page')
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    await tap('回到首页')
    await expect.element(page.getByRole('heading', { name: '欢迎' })).toBeVisible()
    expect(location.pathname).toMatch(/^\/credit\/siku/)
    expect(document.body.dataset['theme']).toBe('siku')
  })

  it('is not there when a page of our own is opened', async () => {
    history.replaceState(null, '', '/credit/small/welcome')
    await mount({ flows: [small, branded] })
    await expect.element(page.getByRole('heading', { name: '欢迎' })).toBeVisible()
    expect(document.body.dataset['theme']).toBeUndefined()
  })
})
