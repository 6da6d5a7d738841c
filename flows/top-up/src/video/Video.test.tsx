import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy as shopCopy } from '../shop/copy.ts'
import { copy } from './copy.ts'
import { video } from './step.ts'

const OFFER = 'virtual/queryVideoSku'
const ORDER = 'virtual/createOrder'
const article = (name: RegExp) => page.getByRole('radio', { name })

it('offers six memberships, and orders one for an address of mail', async () => {
  const { fill, tap, text, calls } = await openPage(video)
  await expect.element(article(/星河视频会员周卡/)).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(6)
  await expect.element(article(/晴天动漫/)).toBeDisabled()
  await fill(copy.label, 'chen@example.com')
  await article(/星河视频会员周卡/).click({ force: true })
  await tap(shopCopy.submit)
  await expect.element(text('支付 ¥9.90')).toBeVisible()
  expect(calls(ORDER)).toMatchObject([{ request: { account: 'chen@example.com' } }])
})

it.each(['chen@', '1381234567', '@example.com'])('takes no account such as %s', async (account) => {
  const { fill, tap, errorOf, calls } = await openPage(video)
  await fill(copy.label, account)
  await tap(shopCopy.submit)
  await expect.poll(() => errorOf(copy.label)).toContain(copy.wrong)
  expect(calls(ORDER)).toEqual([])
})

it('says when there is nothing, and leads on', async () => {
  const { text, tap, exits } = await openPage(video, { faults: [replies(OFFER, { skuList: [] })] })
  await expect.element(text(shopCopy.none.text)).toBeVisible()
  await tap(copy.qq)
  await tap(shopCopy.orders)
  expect(exits.map(({ name }) => name)).toEqual(['qq', 'orders'])
})

it('fits on a narrow screen with long names and large prices', async () => {
  await page.viewport(320, 568)
  onTestFinished(() => page.viewport(375, 812))
  const name = '云端影院电视会员年卡（含超清画质与四台设备同时观看）'.repeat(2)
  await openPage(video, { faults: [replies(OFFER, { skuList: [{ skuId: 'V1', name, price: '99999.99' }] })] })
  await expect.element(page.getByText(name)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
