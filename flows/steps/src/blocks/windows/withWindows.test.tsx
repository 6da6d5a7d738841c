import { defineFlow, defineStep, page as to } from '@koo/flow'
import { confirm } from '@koo/kit/OverlayHost'
import { sandboxWorld, type SandboxWorld } from '@koo/page/testing'
import { openFlow } from '@koo/page/testing/flow'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { CHOSEN_COUPON_KEY } from '../coupons/index.ts'
import { NAVIGATE_MS } from './constants.ts'
import { copy } from './copy.ts'
import { withWindows } from './withWindows.ts'

type Fault = Parameters<SandboxWorld['sandbox']['addFaults']>[1]

const LIST = 'merchant/getUserWindowList'
const HOME_LIST = 'apphome/queryWindows'
const REPORT = 'merchant/windowReport'

const step = (text: string, login = true) =>
  defineStep({ title: text, login, exits: { next: null } }).page(() =>
    Promise.resolve({ default: () => <button type="button">{text}</button> }),
  )
const pages = { home: step('首页', false), other: step('别的页'), paying: step('付款页') }
const flow = withWindows(
  defineFlow({
    id: 'f',
    start: 'home',
    pages,
    exits: { home: { next: to('other') }, other: { next: to('paying') }, paying: { next: to('home') } },
  }),
  { home: 'home', without: ['paying'] },
)

interface Options {
  persona?: string
  signedIn?: boolean
  faults?: readonly Fault[]
  at?: keyof typeof pages
}

async function open({ persona = 'window-button', signedIn = true, faults = [], at = 'other' }: Options = {}) {
  const world = sandboxWorld({ persona, signedIn })
  world.sandbox.addFaults('default', ...faults)
  const view = openFlow(flow, world, { at: `/f/${at}` })
  onTestFinished(() => view.unmount())
  await view.shows(`f_${at}`)
  const calls = (path: string) => world.sandbox.log('default', path).map(({ request }) => request)
  return { world, view, calls, clock: world.clock, host: view.host }
}

const window = page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name })
/** The page has come to rest, and its windows were asked for. */
const asked = (calls: (path: string) => unknown[], path = LIST) =>
  expect.poll(() => calls(path).length, { timeout: 5_000 }).toBeGreaterThan(0)

describe('the windows of a page', () => {
  it(
    'are asked for by its page id: the first one is shown and reported, once',
    { tags: ['activityPopup.1', 'activityPopup.12', 'widget.12'] },
    async () => {
      const { calls } = await open({ persona: 'window-many' })
      await expect.element(window).toBeVisible()
      expect(window.elements()).toHaveLength(1)
      expect(calls(LIST)[0]).toEqual({ currentPage: 'f_other' })
      await expect.poll(() => calls(REPORT)).toEqual([{ windowId: 'W502', currentPage: 'f_other' }])
    },
  )

  it('of the home page are those of its own call', { tags: ['activityPopup.1'] }, async () => {
    const { calls } = await open({ persona: 'home-overdue', at: 'home' })
    await expect.element(window).toMatchTextContent('账单逾期提醒')
    expect(calls(LIST)).toEqual([])
    await expect.poll(() => calls(REPORT)).toEqual([{ windowId: 'home-overdue', currentPage: 'f_home' }])
  })

  it('are not asked for of a visitor, nor where the customer pays', async () => {
    const visitor = await open({ signedIn: false, at: 'home' })
    await page.getByText('首页').first().click()
    expect(visitor.calls(HOME_LIST)).toEqual([])
    const { calls } = await open({ at: 'paying' })
    await page.getByRole('button', { name: '付款页' }).click()
    expect(calls(LIST)).toEqual([])
  })

  it.each<[string, Options]>([
    ['the list is empty', { persona: 'old-customer' }],
    ['the call fails', { faults: [{ match: LIST, fault: 'result=500' }] }],
    [
      'nobody knows the style',
      {
        faults: [
          {
            match: LIST,
            fault: {
              kind: 'reply',
              body: { Result: 200, ResultMessage: '', Content: [{ id: 'W', styleTemplate: 'video' }] },
            },
          },
        ],
      },
    ],
  ])('are none when %s', { tags: ['activityPopup.2'] }, async (_, options) => {
    const { calls, view } = await open(options)
    await asked(calls)
    await view.settles()
    await expect.element(window).not.toBeInTheDocument()
    await expect.element(button('别的页')).toBeVisible()
  })

  it('wait until the customer has closed what they opened', async () => {
    const { calls } = await open()
    const answer = confirm({ title: '客户打开的', confirmText: '好的' })
    await asked(calls)
    expect(window.elements()).toHaveLength(1)
    await button('好的').click()
    await answer
    await expect.element(window).toMatchTextContent('您有一次提额机会')
  })

  it('come once in a visit, also on another page', async () => {
    const { calls, view } = await open({ persona: 'window-coupon' })
    await expect.element(window).toBeVisible()
    await button('关闭').click()
    await expect.element(window).not.toBeInTheDocument()
    view.go('/f/paying')
    await view.shows('f_paying')
    const before = calls(LIST).length
    view.go('/f/other')
    await view.shows('f_other')
    await expect.poll(() => calls(LIST).length, { timeout: 5_000 }).toBeGreaterThan(before)
    await expect.element(window).not.toBeInTheDocument()
    expect(
      calls(REPORT).filter((request) => (request as { windowId: string }).windowId === 'W504'),
    ).toHaveLength(1)
  })
})

describe('what a window leads to', () => {
  it('is opened 900 ms after the tap', { tags: ['activityPopup.3', 'activityPopup.5'] }, async () => {
    const { clock, host } = await open({ persona: 'window-picture' })
    const picture = button(/查看详情/)
    await expect.element(picture).toBeVisible()
    const tapped = picture.element() as HTMLButtonElement
    for (let tap = 0; tap < 5; tap += 1) tapped.click()
    await expect.element(window).not.toBeInTheDocument()
    await clock.advance(NAVIGATE_MS - 1)
    expect(host.log.opened).toEqual([])
    await clock.advance(1)
    await expect.poll(() => host.log.opened.length).toBe(1)
  })

  it(
    'is the loan page for a coupon, which is the chosen one there',
    { tags: ['activityPopup.4'] },
    async () => {
      const { calls, clock, host } = await open({ persona: 'window-coupon' })
      await button(/查看详情/).click()
      await expect.element(page.getByText(copy.coupon.done)).toBeVisible()
      expect(calls('cash/getCouponByBatchNo')).toEqual([{ batchNo: 'BCW1' }])
      expect(JSON.parse(host.memory.getItem(CHOSEN_COUPON_KEY) ?? '')).toMatchObject({ rate: { id: 'CW1' } })
      expect(host.log.opened).toEqual([])
      await clock.advance(NAVIGATE_MS)
      await expect.poll(() => host.log.opened.length).toBe(1)
    },
  )

  it('is nothing for a coupon that cannot be used', { tags: ['activityPopup.4'] }, async () => {
    const { clock, host } = await open({
      persona: 'window-coupon',
      faults: [{ match: 'cash/getCouponByBatchNo', fault: 'result=500' }],
    })
    await button(/查看详情/).click()
    await expect.element(page.getByText(copy.coupon.failed)).toBeVisible()
    await clock.advance(NAVIGATE_MS)
    expect(host.memory.getItem(CHOSEN_COUPON_KEY)).toBeNull()
    expect(host.log.opened).toEqual([])
  })
})
