import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { draw } from './step.ts'

const DRAW = 'activity/drawPrize'
const CAMPAIGNS = 'activity/queryCampaigns'
const MINUTE = 60_000

type Options = OpenPageOptions<{ campaignCode?: string }>
const open = (options: Options = {}) => openPage(draw, { persona: 'lucky', ...options })
const card = (number: number) => page.getByRole('button', { name: `第${number}张卡片` })
const again = page.getByRole('button', { name: copy.again })
const won = (name: string) => page.getByRole('group', { name: copy.choose }).getByText(name).first()
const left = (count: number) => page.getByText(copy.left(count))
const open6 = () => page.getByRole('button', { name: /^第\d张卡片$/ })
const serials = (calls: readonly { request?: unknown }[]) =>
  new Set(calls.map(({ request }) => (request as { serialNumber: string }).serialNumber))

async function drawOne(number: number, prize: string) {
  await expect.element(card(number)).toBeEnabled()
  await card(number).click()
  await expect.element(won(prize)).toBeVisible()
}

describe('a lucky customer', () => {
  it(
    'wins an article, a limit, a coupon and nothing, and then has no try left',
    { tags: ['loan.2'] },
    async () => {
      const { calls, exits, tap, text, world } = await open()
      await expect.element(left(4)).toBeVisible()
      await drawOne(1, '无线蓝牙耳机')
      await expect.element(text(copy.won.article)).toBeVisible()
      await expect.element(left(3)).toBeVisible()
      await tap(copy.address)
      const [order] = (await world.gateway.call({ path: 'activity/queryOfferOrders' }, {})) as [
        { orderNum: string },
      ]
      expect(exits).toEqual([{ name: 'orderAddress', query: { orderNum: order.orderNum } }])

      await again.click()
      await drawOne(3, '500元临时额度')
      await tap(copy.wallet)
      await again.click()
      await drawOne(6, '息费7折券')
      await expect.element(left(1)).toBeVisible()
      await tap(copy.coupons)
      await again.click()
      await drawOne(2, '谢谢参与')
      await expect.element(text(copy.won.nothing)).toBeVisible()
      expect(exits.slice(1).map(({ name }) => name)).toEqual(['wallet', 'coupons'])
      await expect.element(again).not.toBeInTheDocument()
      await expect.element(left(0)).toBeVisible()
      expect(serials(calls(DRAW)).size).toBe(4)
    },
  )

  it('turns no card before the answer, and starts one draw for twenty taps', async () => {
    const { calls, clock } = await open({ faults: [{ match: DRAW, fault: 'latency=3000' }] })
    await expect.element(card(2)).toBeEnabled()
    const cards = open6().elements() as HTMLElement[]
    for (let tap = 0; tap < 20; tap += 1) cards[tap % cards.length]?.click()
    await expect.element(page.getByText('正在抽奖')).toBeInTheDocument()
    expect(open6().elements()).toHaveLength(6)
    await clock.advance(3_000)
    await expect.element(won('无线蓝牙耳机')).toBeVisible()
    expect(calls(DRAW)).toHaveLength(1)
  })

  it('whose reply was lost asks with the same serial number, and gets the same prize', async () => {
    const { calls, tap, text, world } = await open({
      faults: [{ match: DRAW, fault: 'drop=after', times: 1 }],
    })
    await card(1).click()
    await expect.element(text(copy.unknown)).toBeVisible()
    for (const each of open6().elements()) expect(each).toBeDisabled()
    await tap(copy.result)
    await expect.element(won('无线蓝牙耳机')).toBeVisible()
    expect(serials(calls(DRAW)).size).toBe(1)
    await expect.element(left(3)).toBeVisible()
    expect(await world.gateway.call({ path: 'activity/queryOfferOrders' }, {})).toHaveLength(1)
  })

  it('gets the prize of a lost reply after a reload as well', async () => {
    const opened = await open({ faults: [{ match: DRAW, fault: 'drop=after', times: 1 }] })
    await card(1).click()
    await expect.element(opened.text(copy.unknown)).toBeVisible()
    const { calls } = await opened.reload()
    await drawOne(4, '无线蓝牙耳机')
    expect(serials(calls(DRAW)).size).toBe(1)
  })
})

describe('a draw that cannot be had', () => {
  it('says that the tries of today are used up', async () => {
    const { text, tap, exits } = await open({ persona: 'no-draws' })
    await expect.element(text(copy.noneLeft)).toBeVisible()
    for (const each of open6().elements()) expect(each).toBeDisabled()
    await tap(copy.prizes)
    expect(exits).toEqual([{ name: 'prizes', query: undefined }])
  })

  it('says it in the words of the server where the page could not know', async () => {
    const { text, world } = await open()
    await expect.element(card(1)).toBeEnabled()
    // Another device uses all of them.
    for (let k = 0; k < 4; k += 1) {
      const request = { serialNumber: `another-device-00${k}`, activityCode: 'lucky-draw' }
      await world.gateway.call({ path: DRAW, write: true, serial: true }, request)
    }
    await card(1).click()
    await expect.element(text('今日抽奖次数已用完，请明天再来').first()).toBeVisible()
    await expect.element(left(0)).toBeVisible()
    await expect.element(card(1)).toBeDisabled()
  })

  it(
    'because the campaign ended while the page was open, says so at the tap',
    { tags: ['loan.14'] },
    async () => {
      const { clock, calls, text } = await open({ persona: 'campaign-ends' })
      await expect.element(card(1)).toBeEnabled()
      await clock.advance(3 * MINUTE + 1)
      await expect.element(card(1)).toBeEnabled()
      await card(1).click()
      await expect.element(text(copy.ended.title)).toBeVisible()
      expect(calls(DRAW)).toHaveLength(1)
      await expect.poll(() => open6().elements()).toEqual([])
    },
  )

  it.each([
    ['new-year-draw', copy.early.title],
    ['autumn-draw', copy.ended.title],
    ['unknown', copy.none.title],
  ])('of %s is none now: %s', async (campaignCode, title) => {
    const { text, tap, exits, calls } = await open({ search: { campaignCode } })
    await expect.element(text(title)).toBeVisible()
    await tap(copy.signIn)
    expect(exits).toEqual([{ name: 'signIn', query: undefined }])
    expect(calls(DRAW)).toEqual([])
  })

  it('is asked for again after a failure', async () => {
    const { text, tap } = await open({ faults: [{ match: CAMPAIGNS, times: 1, fault: 'result=42020' }] })
    await expect.element(text(copy.failed)).toBeVisible()
    await tap('重试')
    await expect.element(card(1)).toBeEnabled()
  })
})
