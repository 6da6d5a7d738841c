import { refuses, replies, sandboxWorld } from '@koo/page/testing'
import { openFlow } from '@koo/page/testing/flow'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { CHOSEN_COUPON_KEY } from '@koo/steps/coupons'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { activity } from '../flow.ts'
import { copy } from './copy.ts'
import { campaign } from './step.ts'

const CAMPAIGNS = 'activity/queryCampaigns'
const COUPONS = 'activity/queryCoupons'
const DRAW = 'activity/drawPrize'
const MINUTE = 60_000
const RAISE = '1,000元提额券'

type Options = OpenPageOptions<{ campaignCode?: string }>
const SEASON = { search: { campaignCode: 'borrow-season' } }
const open = (options: Options = {}) => openPage(campaign, { ...SEASON, ...options })
const card = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const button = (title: string, name: string) => card(title).getByRole('button', { name, exact: true })

describe('a campaign that is on', () => {
  it(
    'shows what it is, until when, and what each coupon is to the customer',
    { tags: ['loan.2'] },
    async () => {
      await open()
      await expect.element(page.getByRole('heading', { name: '年末息费优惠季' })).toBeVisible()
      await expect.element(page.getByText(/^活动\d+月\d+日\d\d:\d\d结束$/)).toBeVisible()
      await expect.element(button('息费8.8折券', copy.receive)).toBeVisible()
      await expect.element(button(RAISE, copy.receive)).toBeVisible()
      await expect.element(card('息费7折券')).toMatchTextContent('已领完')
      expect(page.getByRole('listitem').elements()).toHaveLength(3)
    },
  )

  it('is the first that is on when the address names none', async () => {
    await open({ search: {} })
    await expect.element(page.getByRole('heading', { name: '年末息费优惠季' })).toBeVisible()
  })

  it('gives a coupon once for twenty taps, with which a loan begins', async () => {
    const { calls, exits, host, text } = await open()
    await expect.element(button(RAISE, copy.receive)).toBeVisible()
    const receive = button(RAISE, copy.receive).element() as HTMLElement
    for (let tap = 0; tap < 20; tap += 1) receive.click()
    await expect.element(button(RAISE, copy.use)).toBeVisible()
    await expect.element(text(copy.done)).toBeVisible()
    expect(calls(DRAW).map(({ request }) => request)).toMatchObject([{ activityCode: 'season-raise' }])
    // The button is gone, the place is not.
    await expect.poll(() => card(RAISE).element().contains(document.activeElement)).toBe(true)
    await button('息费8.8折券', copy.receive).click()
    await button('息费8.8折券', copy.use).click()
    expect(exits).toEqual([{ name: 'use', query: undefined }])
    expect(JSON.parse(host.memory.getItem(CHOSEN_COUPON_KEY) ?? '')).toHaveProperty('rate.id')
  })

  it('after a lost reply shows the coupon as received', async () => {
    const { calls } = await open({ faults: [{ match: DRAW, fault: 'drop=after', times: 1 }] })
    await button(RAISE, copy.receive).click()
    await expect.element(button(RAISE, copy.use)).toBeVisible()
    expect(calls(DRAW)).toHaveLength(1)
  })

  it('says why a coupon was refused, and asks anew what can be had', async () => {
    const { text, calls } = await open({ faults: [refuses(DRAW, 42161, '已领完')] })
    await button(RAISE, copy.receive).click()
    await expect.element(text('已领完').last()).toBeVisible()
    await expect.poll(() => calls(COUPONS).length).toBe(2)
  })

  it('that ended while the page was open says so at the tap', { tags: ['loan.14'] }, async () => {
    const { clock, text, tap, exits } = await open({ persona: 'campaign-ends' })
    await expect.element(button(RAISE, copy.receive)).toBeVisible()
    await clock.advance(3 * MINUTE + 1)
    await button(RAISE, copy.receive).click()
    await expect.element(text(copy.ended.text)).toBeVisible()
    await expect.element(page.getByRole('status').getByText(copy.ended.title).first()).toBeVisible()
    await tap(copy.coupons)
    expect(exits).toEqual([{ name: 'coupons', query: undefined }])
  })

  it('with a draw leads there', async () => {
    const { text, tap, exits } = await open({ search: { campaignCode: 'lucky-draw' } })
    await expect.element(text(copy.noCoupons.title)).toBeVisible()
    await tap(copy.draw)
    expect(exits).toEqual([{ name: 'draw', query: { campaignCode: 'lucky-draw' } }])
  })

  it('with neither coupons nor a draw leads home', async () => {
    const { tap, exits } = await open({ faults: [replies(COUPONS, [])] })
    await tap(copy.home)
    expect(exits).toEqual([{ name: 'home', query: undefined }])
  })

  it('offers no coupon without an activity, and none that is used or over', async () => {
    const coupon = { kindId: 1, statusId: 1, received: false, isAvailable: true }
    await open({
      faults: [
        replies(COUPONS, [
          { ...coupon, couponId: 'K1', name: '没有活动的券' },
          { ...coupon, couponId: 'K2', name: '用过的券', statusId: 2, received: true, activityCode: 'A2' },
          { ...coupon, couponId: 'K3', name: '充值的券', kindId: 2, received: true, activityCode: 'A3' },
        ]),
      ],
    })
    await expect.element(card('没有活动的券')).toMatchTextContent(copy.closed.unknown)
    await expect.element(card('用过的券')).toMatchTextContent(copy.closed.used)
    await expect.element(card('充值的券')).toMatchTextContent(copy.received)
    expect(page.getByRole('button', { name: copy.receive }).elements()).toEqual([])
  })
})

describe('a campaign that is not on', () => {
  it.each([
    ['new-year-draw', copy.early.title],
    ['autumn-draw', copy.ended.title],
    ['unknown', copy.unknown.title],
  ])('%s says so: %s', async (campaignCode, title) => {
    const { text, tap, exits, calls } = await open({ search: { campaignCode } })
    await expect.element(text(title)).toBeVisible()
    await tap(copy.home)
    expect(exits).toEqual([{ name: 'home', query: undefined }])
    expect(calls(COUPONS)).toEqual([])
  })

  it('is asked for again after a failure', async () => {
    const { text, tap } = await open({
      faults: [
        { match: CAMPAIGNS, times: 1, fault: 'result=42020' },
        { match: COUPONS, times: 1, fault: 'result=42020' },
      ],
    })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(text(copy.couponsFailed)).toBeVisible()
    await tap('重试')
    await expect.element(button(RAISE, copy.receive)).toBeVisible()
  })
})

it('a visitor asks for nothing, signs in, and comes back to the campaign', { tags: ['role.2'] }, async () => {
  const world = sandboxWorld({ signedIn: false })
  const address = '/activity/campaign?campaignCode=borrow-season'
  const view = openFlow(activity, world, { browser: true, at: address })
  onTestFinished(() => view.unmount())
  await expect.element(page.getByText(copy.visitor.title)).toBeVisible()
  await page.getByRole('button', { name: copy.signIn, exact: true }).click()
  await expect.poll(() => view.host.log.logins).toEqual([address])
  expect(world.sandbox.log('default', CAMPAIGNS)).toEqual([])
  world.signIn()
  view.go(address, { replace: true })
  await expect.element(button(RAISE, copy.receive)).toBeVisible()
})
