import { cashQueryCoupons } from '@koo/api-client/calls'
import { CLOCK_JUMPS, replies, sandboxWorld } from '@koo/page/testing'
import { openFlow } from '@koo/page/testing/flow'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { readCoupon } from '@koo/pricing'
import { CHOSEN_COUPON_KEY, readChosenCoupon } from '@koo/steps/coupons'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { coupon } from '../flow.ts'
import { copy as couponCopy } from '../coupon/copy.ts'
import { copy } from './copy.ts'
import { mine } from './step.ts'

const COUPONS = 'cash/queryCoupons'

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(name) })
const card = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const use = (title: string) => card(title).getByRole('button', { name: couponCopy.use })

async function open(options: OpenPageOptions<object> = {}) {
  const opened = await openPage(mine, options)
  await expect.element(tab(couponCopy.status.unused)).toBeVisible()
  return opened
}

it('shows unused coupons with figure, conditions and end, and leads to a loan', async () => {
  const opened = await open()
  await expect.element(card('息费8.5折券')).toMatchTextContent(/8\.5折.*折扣.*最多减300元.*到期/)
  await use('息费8.5折券').click()
  await expect.poll(() => opened.exits).toEqual([{ name: 'use', query: undefined }])
})

it('opens the loan page with the coupon chosen', { tags: ['couponRule.20'] }, async () => {
  const { host, world } = await open()
  await use('息费8.5折券').click()
  const { couponList } = await cashQueryCoupons(world.gateway, {})
  const chosen = readChosenCoupon(host.memory, CHOSEN_COUPON_KEY, couponList.map(readCoupon))
  expect(chosen).toEqual({ rate: 'CR2' })
})

it('chooses a raise coupon by leaving all of them chosen', async () => {
  const { host } = await open()
  await use('息费8.5折券').click()
  await use('老客专享提额券').click()
  expect(host.memory.getItem(CHOSEN_COUPON_KEY)).toBeNull()
})

it('leads to the rules of a coupon', async () => {
  const { exits } = await open()
  await card('息费8.5折券').getByRole('button', { name: '使用规则' }).click()
  expect(exits).toEqual([{ name: 'detail', query: { coupon: 'CR2' } }])
})

it('offers no loan for coupons of the mall and of the card', { tags: ['couponRule.22'] }, async () => {
  const mall = { couponId: 'C1', name: '商城券', kindId: 2, category: 'other', statusId: 1 }
  const linked = {
    ...mall,
    couponId: 'C2',
    name: '充值券',
    canRedirect: true,
    redirectUrl: 'https://mall.test/',
  }
  const { exits, host } = await open({
    faults: [replies(COUPONS, { couponList: [mall, linked], productList: [] })],
  })
  await expect.element(card('商城券')).toBeVisible()
  expect(use('商城券').elements()).toHaveLength(0)
  await use('充值券').click()
  await expect.poll(() => host.opened).toEqual(['https://mall.test/'])
  expect(exits).toEqual([])
})

it('counts the coupons of a customer by status', { tags: ['couponRule.23'] }, async () => {
  await open({ persona: 'old-customer' })
  await expect.element(tab(`${couponCopy.status.unused}.*16`)).toBeVisible()
  await expect.element(tab(`${couponCopy.status.used}.*1`)).toBeVisible()
  await expect.element(tab(`${couponCopy.status.expired}.*1`)).toBeVisible()
})

it('lists a coupon that is not valid yet as unused, without a button to use it', async () => {
  await open()
  await expect.element(card('下月生效的5折券')).toMatchTextContent(couponCopy.notEffective)
  expect(use('下月生效的5折券').elements()).toHaveLength(0)
})

it('shows a coupon with a broken rule as not usable', async () => {
  await open()
  await expect.element(card('规则异常的券')).toMatchTextContent(couponCopy.unreadable)
  expect(use('规则异常的券').elements()).toHaveLength(0)
})

it('shows used and expired coupons on their tabs, without a button to use them', async () => {
  await open()
  await tab(couponCopy.status.used).click()
  await expect.element(card('已使用的7折券')).toBeVisible()
  await tab(couponCopy.status.expired).click()
  await expect.element(card('过期的7折券')).toBeVisible()
  expect(page.getByRole('button', { name: couponCopy.use }).elements()).toHaveLength(0)
})

it('counts a coupon after its last day as expired, with every status', async () => {
  const over = { couponId: 'C1', name: '昨天的券', category: 'rate', statusId: 1, endDate: '2020-01-01' }
  const content = { couponList: [over], productList: [] }
  const body = { Result: 200, ResultMessage: '', Content: content }
  await open({ faults: [{ match: COUPONS, fault: { kind: 'reply', body } }] })
  await tab(couponCopy.status.expired).click()
  await expect.element(card('昨天的券')).toBeVisible()
})

it.each(CLOCK_JUMPS)(
  'counts by the time of the server: the phone set by %i ms changes nothing',
  async (ms) => {
    const world = sandboxWorld()
    world.clock.setBy(ms)
    const today = { couponId: 'C1', name: '今天的券', category: 'rate', statusId: 1, endDate: '2026-03-02' }
    const yesterday = { ...today, couponId: 'C2', name: '昨天的券', endDate: '2026-03-01' }
    const content = { couponList: [today, yesterday], productList: [] }
    const body = { Result: 200, ResultMessage: '', Content: content }
    await open({ world, faults: [{ match: COUPONS, fault: { kind: 'reply', body } }] })
    await expect.element(card('今天的券')).toBeVisible()
    await tab(couponCopy.status.expired).click()
    await expect.element(card('昨天的券')).toBeVisible()
  },
)

it('renders only the visible ones of ten thousand coupons', async () => {
  await open({ persona: 'many' })
  await expect.element(tab('10,?000')).toBeVisible()
  expect(page.getByRole('listitem').elements().length).toBeLessThan(60)
})

it('shows an empty state on every tab without coupons', async () => {
  const opened = await open({ persona: 'unverified' })
  await expect.element(page.getByText(copy.empty.unused.title)).toBeVisible()
  // Nothing is wrong, so nothing is regretted; the drawing is a coupon.
  expect(copy.empty.unused.title).not.toMatch(/抱歉/)
  expect(document.querySelector('svg[viewBox="0 0 96 72"]')).not.toBeNull()
  expect(page.getByRole('list').elements()).toHaveLength(0)
  await opened.tap(copy.centre)
  expect(opened.exits).toEqual([{ name: 'centre', query: undefined }])
  await tab(couponCopy.status.used).click()
  await expect.element(page.getByText(copy.empty.used.title)).toBeVisible()
  await tab(couponCopy.status.expired).click()
  await expect.element(page.getByText(copy.empty.expired.title)).toBeVisible()
})

it('can be loaded again after a failure', async () => {
  const opened = await openPage(mine, { faults: [{ match: COUPONS, times: 1, fault: 'result=42020' }] })
  await expect.element(page.getByText(copy.failed)).toBeVisible()
  await opened.tap('重试')
  await expect.element(card('息费8.5折券')).toBeVisible()
})

it('comes back to the coupon that led to a loan, in a long list of coupons of two heights', async () => {
  const couponList = Array.from({ length: 260 }, (_, at) => ({
    couponId: `C${at}`,
    name:
      at % 3 === 0
        ? `第${at}张，息费折扣券，仅限在活动期间借满十二期且一次借足五千元以上的老客户使用`
        : `第${at}张`,
    category: 'rate',
    statusId: 1,
    endDate: '2026-12-31',
  }))
  const world = sandboxWorld()
  const body = { Result: 200, ResultMessage: '', Content: { couponList, productList: [] } }
  world.sandbox.addFaults('default', { match: COUPONS, fault: { kind: 'reply', body } })
  const view = openFlow(coupon, world, { browser: true })
  onTestFinished(() => view.unmount())
  await view.shows('coupon_mine')
  const top = () =>
    Number(
      [...document.querySelectorAll('li')]
        .find((row) => row.getBoundingClientRect().bottom > 1)
        ?.getAttribute('aria-posinset'),
    )
  const isThere = () => {
    if (top() < 120) window.scrollBy(0, top() < 112 ? 400 : 60)
    return top() >= 120
  }
  await vi.waitUntil(isThere, { timeout: 20_000, interval: 1 })
  // The list hears of a scroll with the next frame, and measures its rows in the one after.
  for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame)
  const row = top()
  await view.reload()
  await view.shows('coupon_mine')
  await expect.poll(() => Math.abs(top() - row)).toBeLessThanOrEqual(1)
})

const printed = (more: object) => {
  const coupon = { couponId: 'C1', name: '生日券', kindId: 2, category: 'other', statusId: 1, ...more }
  return open({ contract: 'report', faults: [replies(COUPONS, { couponList: [coupon], productList: [] })] })
}

it('shows what the server has printed on a coupon', async () => {
  await printed({ incoInfo: { iconTitle: '生日礼遇', iconContent: '仅限生日当月' } })
  await expect.element(card('生日券')).toMatchTextContent(/生日礼遇.*仅限生日当月/)
})

it.each([null, '', 7, true, {}, ['x']])('shows a coupon without what is printed as %j', async (value) => {
  await printed({ incoInfo: { iconTitle: value, iconContent: value } })
  await expect.element(card('生日券')).toBeVisible()
  expect(card('生日券').element().textContent).not.toMatch(/true|7|object|x/)
})

it.each([null, false, 'true', 1, {}, ['x']])(
  'leads nowhere with the right to redirect %j',
  async (canRedirect) => {
    await printed({ canRedirect, redirectUrl: 'https://mall.test/' })
    await expect.element(card('生日券')).toBeVisible()
    expect(use('生日券').elements()).toHaveLength(0)
  },
)
