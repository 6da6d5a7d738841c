import { layoutFaults, textSizes } from '@koo/kit/testing'
import { refuses, replies } from '@koo/page/testing'
import { shopCopy } from '@koo/steps/shop'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { CREATE, openOrder, ORDER, place, TYPED } from './testing/openCredit.ts'

const { order, amount } = copy

describe('the order', () => {
  it('is sent once for twenty taps, and leads to the amount', async () => {
    const { text, calls } = await openOrder()
    const submit = page.getByRole('button', { name: order.submit }).element() as HTMLButtonElement
    for (let tap = 0; tap < 20; tap += 1) submit.click()
    await expect.element(text(amount.proofs)).toBeVisible()
    expect(calls(CREATE)).toHaveLength(1)
    expect(calls(CREATE)[0]?.request).toMatchObject({
      merchantName: TYPED.merchantName,
      industryId: '5223',
      address: { province: '浙江省', city: '杭州市', area: '西湖区', detail: '文三路90号' },
    })
  })

  it.each([
    ['an emoji', '水果店🍎', shopCopy.name.drawn],
    ['200 letters', '店'.repeat(200), '不能超过60个字'],
    ['nothing', '', shopCopy.name.missing],
  ])(
    'with %s in the name of the shop says so at its place, and loses nothing',
    async (_what, merchantName, message) => {
      const { errorOf, tap, field, calls } = await openOrder({ merchantName })
      await tap(order.submit)
      await expect.poll(() => errorOf(shopCopy.name.label)).toContain(message)
      await expect.element(field(shopCopy.name.label)).toHaveValue(merchantName)
      await expect.element(field(order.labels.contactPhone)).toHaveValue('139 1234 5678')
      expect(calls(CREATE)).toEqual([])
    },
  )

  it('that is empty says what is missing at each field', async () => {
    const { text, tap, calls } = await openOrder({
      merchantName: '',
      industry: [],
      region: [],
      detail: '',
      contactName: '',
      contactPhone: '',
    })
    await tap(order.submit)
    for (const message of [shopCopy.industry.missing, shopCopy.region.missing, shopCopy.detail.missing])
      await expect.element(text(message)).toBeVisible()
    await expect.element(text(order.missing.contactName)).toBeVisible()
    expect(calls(CREATE)).toEqual([])
  })

  it('keeps what was typed over a reload and a killed tab', async () => {
    const opened = await openOrder({ detail: '' })
    await opened.fill(shopCopy.detail.label, '文三路91号')
    const again = await opened.reload()
    await expect.element(again.field(shopCopy.detail.label)).toHaveValue('文三路91号')
    await expect.element(again.field(shopCopy.name.label)).toHaveValue(TYPED.merchantName)
  })

  it('asks where the phone is after a tap only', async () => {
    let asked = 0
    const device = {
      location: () => {
        asked += 1
        return Promise.resolve(place)
      },
    }
    const { tap, text } = await openOrder({ region: [], detail: '' }, { host: { device } })
    expect(asked).toBe(0)
    await expect.element(text(shopCopy.place.reason)).toBeVisible()
    await tap(shopCopy.place.find)
    await expect.element(text(shopCopy.place.found)).toBeVisible()
    expect(asked).toBe(1)
  })

  // gap 132
  it.each(['drop=after', 'drop=before'])(
    'without a reply (%s) makes one order, which its status says',
    async (fault) => {
      const { tap, text, calls, host } = await openOrder({}, { faults: [{ match: CREATE, fault, times: 1 }] })
      await tap(order.submit)
      await expect.element(text(/可能已经提交成功/)).toBeVisible()
      await tap('查看结果')
      if (fault === 'drop=before') {
        await expect.element(text(copy.notThere)).toBeVisible()
        await tap('重新提交')
      }
      await expect.element(text(amount.proofs)).toBeVisible()
      const serials = calls(CREATE).map(({ request }) => (request as { serialNumber: string }).serialNumber)
      expect(new Set(serials).size).toBe(1)
      // Whom the lender calls is not kept any longer.
      expect(host.store.getItem('draft_merchant_order') ?? '').not.toContain(TYPED.contactPhone)
    },
  )

  it('that was made in another tab meanwhile shows its amount', async () => {
    const { tap, text, world } = await openOrder(
      {},
      { faults: [refuses(CREATE, 42121, '请先完成资格评估', 1)] },
    )
    world.sandbox.addFaults('default', replies(ORDER, { status: 51, orderNum: 'M1' }))
    await tap(order.submit)
    await expect.element(text(amount.proofs)).toBeVisible()
  })

  it.each(Object.entries(textSizes))(
    'can be read on a narrow phone with text at %s',
    async (_size, apply) => {
      await page.viewport(320, 568)
      const undo = apply()
      onTestFinished(async () => {
        undo()
        await page.viewport(375, 812)
      })
      const { view } = await openOrder()
      expect(layoutFaults(view.container)).toEqual([])
    },
  )
})
