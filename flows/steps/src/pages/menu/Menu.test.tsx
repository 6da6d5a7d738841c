import { replies } from '@koo/page/testing'
import { openPage } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { mine } from './testing/samples.tsx'

const IDENTITY = 'user/queryIdentity'
const CARDS = 'user/queryBankcardListV3'
const cards = replies(CARDS, [{ userCardId: 'C1', bankName: '招商银行', cardNo: '6225880112345670' }])
const row = (name: RegExp) => page.getByRole('button', { name })

describe('a row', () => {
  it('shows what is known of it, and leads on by its exit', async () => {
    const { exits } = await openPage(mine, { faults: [cards] })
    await expect.element(row(/^个人资料 .+/)).toBeVisible()
    await row(/^个人资料/).click()
    expect(exits).toEqual([{ name: 'person', query: undefined }])
  })

  it('says how many things wait behind it, up to 99, and its value when there are none', async () => {
    await openPage(mine, { faults: [cards] })
    await expect.element(row(/^优惠券 99\+$/)).toBeVisible()
    await expect.element(page.getByText('没有新消息')).toBeVisible()
  })

  it('with a telephone number is a link to the dialler', async () => {
    await openPage(mine, { faults: [cards] })
    await expect
      .element(page.getByRole('link', { name: /^客服电话/ }))
      .toHaveAttribute('href', 'tel:400-000-0000')
  })

  it('is named for analytics by its id; one of a reply, which the server names, is not', async () => {
    await openPage(mine, { faults: [cards] })
    const phone = page.getByRole('link', { name: /^客服电话/ })
    await expect.element(phone).toHaveAttribute('data-event', 'service_phone')
    await expect.element(row(/^招商银行/)).not.toHaveAttribute('data-event')
  })

  it('can be opened before its value has come, and when it does not come', async () => {
    const waiting = await openPage(mine, { faults: [cards, { match: IDENTITY, fault: 'hang=before' }] })
    await row(/^个人资料$/).click()
    expect(waiting.exits).toHaveLength(1)
    await waiting.view.unmount()
    const failed = await openPage(mine, { faults: [cards, { match: IDENTITY, fault: 'result=42020' }] })
    await expect.element(row(/^招商银行/)).toBeVisible()
    await row(/^个人资料$/).click()
    expect(failed.exits).toHaveLength(1)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })
})

describe('a group', () => {
  it('is left out when none of its rows is there', async () => {
    await openPage(mine, { faults: [cards] })
    await expect.element(page.getByRole('heading', { name: '银行卡' })).toBeVisible()
    expect(page.getByRole('heading', { name: '不显示' }).elements()).toEqual([])
  })

  it('of a reply says that it failed, and can be loaded again; the others stay', async () => {
    const { tap, world } = await openPage(mine, { faults: [{ match: CARDS, fault: 'result=42020' }] })
    await expect.element(page.getByText('银行卡加载失败')).toBeVisible()
    await expect.element(row(/^个人资料/)).toBeVisible()
    world.sandbox.clearFaults()
    world.sandbox.addFaults('default', cards)
    await tap('重试')
    await expect.element(row(/^招商银行/)).toBeVisible()
  })

  it('of a reply is marked as busy until it comes', async () => {
    await openPage(mine, { faults: [{ match: CARDS, fault: 'hang=before' }] })
    await expect.element(page.getByRole('region', { name: '银行卡' })).toHaveAttribute('aria-busy', 'true')
  })
})
