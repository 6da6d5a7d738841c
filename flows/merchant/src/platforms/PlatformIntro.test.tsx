import { merchantGetStoreAuthUrl } from '@koo/api-client/calls'
import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenedPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { platformPages } from './index.ts'
import { PLATFORMS, type Platform } from './platforms.ts'
import { storeState, storeUntil } from './state.ts'

const URL = 'merchant/getStoreAuthUrl'
const ITEMS = 'merchant/getStoreAuthItems'
const DAY = 24 * 60 * 60 * 1000
const { notes, states } = copy

const open = (platform: Platform, options: OpenPageOptions<object> = {}) =>
  openPage(platformPages[`${platform}Credit`], { persona: 'merchant-stores', ...options })
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** Taps the button that leaves. It takes one tap a second, so this one may be ignored. */
const press = () => (button(copy.authorise).element() as HTMLElement).click()
const opened = async ({ host }: OpenedPage) => {
  await expect.poll(() => host.opened.length).toBeGreaterThan(0)
  return host.opened.at(-1) ?? ''
}

/** Answers on the page of the platform, as its form does; returns where it leads back to. */
async function answer({ world }: OpenedPage, url: string, outcome: string) {
  const reply = await world.sandbox.fetch(
    new Request(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' }),
  )
  return reply.headers.get('location')
}

describe('a platform', () => {
  it.each([
    ['weChat', states.notYet, notes.notYet, copy.authorise],
    ['sqb', states.failed, notes.failed, copy.again],
    ['meituan', states.runOut, /授权已于.+过期/, copy.again],
  ] as const)('%s says how far it is: %s', async (platform, state, note, start) => {
    const { text, exits } = await open(platform)
    await expect.element(text(state)).toBeVisible()
    await expect.element(text(note)).toBeVisible()
    await expect.element(button(start)).toBeVisible()
    await button(copy.upload).click()
    expect(exits).toEqual([{ name: 'upload', query: undefined }])
  })

  it('that is authorised says until when, and is not authorised once more', async () => {
    const { text, exits, world } = await open('ele')
    const until = storeUntil(new Date(world.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)) ?? 0
    expect(until - world.clock.now()).toBeLessThanOrEqual(90 * DAY)
    await expect.element(text(/店铺已授权，有效期至\d{1,2}月\d{1,2}日/)).toBeVisible()
    expect(button(copy.again).elements()).toEqual([])
    await button(copy.done).click()
    expect(exits).toEqual([{ name: 'done', query: undefined }])
  })

  it.each(Object.entries(PLATFORMS))('%s is named as the customer knows it', async (platform, { name }) => {
    const { text } = await open(platform as Platform, { persona: 'merchant-start' })
    await expect.element(text(`登录${name}商家账号`)).toBeVisible()
  })

  it.each([undefined, null, 9, 'x', '1'])('with the status %j has a state', (status) => {
    expect(storeState(status)).toBe(status === '1' ? 'authorised' : 'notYet')
  })
})

describe('the authorisation', () => {
  it('leaves for the address of the server, and names this page to come back to', async () => {
    const view = await open('weChat')
    await button(copy.authorise).click()
    expect(await opened(view)).toContain('/merchant/store?')
    expect(view.calls(URL).map(({ request }) => request)).toEqual([
      { platform: 'weChat', callBackUrl: location.origin + location.pathname },
    ])
  })

  it.each([
    ['success', states.authorised],
    ['failed', states.failed],
    ['cancel', states.notYet],
  ])('comes back here after %s: %s', async (outcome, state) => {
    const view = await open('weChat')
    await button(copy.authorise).click()
    expect(await answer(view, await opened(view), outcome)).toBe(location.origin + location.pathname)
    const { text } = await view.reload()
    await expect.element(text(state)).toBeVisible()
  })

  it('looks again when the page comes out of the browser’s cache', async () => {
    const view = await open('weChat')
    await button(copy.authorise).click()
    await answer(view, await opened(view), 'success')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.element(view.text(states.authorised)).toBeVisible()
  })

  it('asks for another address half an hour later: the first one is too old', async () => {
    const view = await open('weChat')
    await button(copy.authorise).click()
    const first = await opened(view)
    await view.clock.advance(31 * 60_000)
    expect((await view.world.sandbox.fetch(new Request(first))).status).toBe(410)
    await expect
      .poll(() => {
        press()
        return view.host.opened.length
      })
      .toBe(2)
    expect((await view.world.sandbox.fetch(new Request(view.host.opened[1] ?? ''))).status).toBe(200)
  })

  it('of a platform that is authorised meanwhile is refused in the server’s words, and the state is new', async () => {
    const view = await open('weChat')
    await expect.element(button(copy.authorise)).toBeVisible()
    const { url } = await merchantGetStoreAuthUrl(view.world.gateway, { platform: 'weChat' })
    await answer(view, url, 'success')
    await button(copy.authorise).click()
    await expect.element(view.text('微信支付已授权，无需重复操作')).toBeVisible()
    await expect.element(view.text(states.authorised)).toBeVisible()
    expect(view.host.opened).toEqual([])
  })

  it('asks once for twenty taps', async () => {
    const view = await open('weChat')
    await expect.element(button(copy.authorise)).toBeVisible()
    const start = button(copy.authorise).element() as HTMLElement
    for (let tap = 0; tap < 20; tap += 1) start.click()
    await opened(view)
    expect(view.calls(URL)).toHaveLength(1)
  })

  it('that cannot be asked for says so, and can be asked for again', async () => {
    const view = await open('weChat', { faults: [refuses(URL, 42020, '', 1)] })
    await button(copy.authorise).click()
    await expect.element(view.text('系统异常，请稍后重试')).toBeVisible()
    await expect
      .poll(() => {
        press()
        return view.calls(URL).length
      })
      .toBe(2)
  })
})

describe('screenshots in review', () => {
  const item = (status: number) => [{ platform: 'aliPay', status }]

  it('are looked at again until there is a result', async () => {
    const view = await open('aliPay', { faults: [replies(ITEMS, item(4), 3), replies(ITEMS, item(1))] })
    await expect.element(view.text(notes.inReview)).toBeVisible()
    for (const asked of [2, 3, 4]) {
      await view.clock.advance(10_000)
      await expect.poll(() => view.calls(ITEMS).length).toBe(asked)
    }
    await expect.element(view.text(states.authorised)).toBeVisible()
    await view.clock.advance(60_000)
    expect(view.calls(ITEMS)).toHaveLength(4)
  })

  it('may be completed by more of them', async () => {
    const { exits } = await open('aliPay', { faults: [replies(ITEMS, item(4))] })
    await button(copy.more).click()
    await button(copy.done).click()
    expect(exits.map(({ name }) => name)).toEqual(['upload', 'done'])
  })
})

it('can be loaded again after a failure', async () => {
  const { text, tap } = await open('ele', { faults: [{ match: ITEMS, fault: 'result=42020', times: 1 }] })
  await expect.element(text(copy.failed)).toBeVisible()
  await tap('重试')
  await expect.element(text(states.authorised)).toBeVisible()
})
