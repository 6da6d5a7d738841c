import { memoryStorage, refuses, replies } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { ADDRESSES, open, radio, SAVE, sent, submit, TYPED, writeNew } from './testing/form.ts'

const ORDERS = 'activity/queryOfferOrders'

describe('an order', () => {
  it.each(['JS1', 'JS4', 'J404'])(
    '%s that waits for no address is said so, and nothing can be typed',
    async (orderNum) => {
      const { text, tap, exits } = await open({ search: { orderNum } })
      await expect.element(text(copy.gone.title)).toBeVisible()
      expect(submit().elements()).toEqual([])
      await tap(copy.prizes)
      expect(exits).toEqual([{ name: 'prizes', query: undefined }])
    },
  )

  it('that is refused keeps what was typed, and has a way back', async () => {
    const said = '该订单不存在或已无法填写收货地址'
    const opened = await open({ faults: [refuses(SAVE, 42162, said)] })
    await writeNew(opened)
    await opened.tap(copy.submit)
    await expect.element(opened.text(said)).toBeVisible()
    await expect.element(opened.field(copy.labels.detail)).toHaveValue(TYPED.detail)
    expect(opened.exits).toEqual([])
    await opened.tap(copy.prizes)
    expect(opened.exits).toEqual([{ name: 'prizes', query: undefined }])
  })

  it('in a state that is not known is left to the server, and so is one that did not load', async () => {
    const unknown = replies(ORDERS, [{ orderNum: 'JS0', title: '水杯', status: 'held' }])
    const { text, view } = await open({ faults: [unknown] })
    await expect.element(text('水杯')).toBeVisible()
    await expect.element(submit()).toBeEnabled()
    await view.unmount()
    await open({ faults: [{ match: ORDERS, fault: 'result=42020' }] })
    await expect.element(submit()).toBeEnabled()
  })
})

it('addresses that do not load are loaded again', async () => {
  const { text, tap } = await open({ faults: [{ match: ADDRESSES, fault: 'result=42020', times: 1 }] })
  await expect.element(text(copy.failed)).toBeVisible()
  await tap('重试')
  await expect.element(radio(/王小明/)).toBeChecked()
})

it('after a lost reply the same attempt is repeated, or the prizes show what became of it', async () => {
  const opened = await open({ faults: [{ match: SAVE, fault: 'drop=after', times: 1 }] })
  await opened.tap(copy.submit)
  await expect.element(opened.text(/可能已经提交成功/)).toBeVisible()
  await opened.tap('查看结果')
  expect(opened.exits).toEqual([{ name: 'prizes', query: undefined }])
  await opened.tap('重新提交')
  await expect.poll(() => opened.exits).toHaveLength(2)
  const serials = sent(opened).map((request) => (request as { serialNumber: string }).serialNumber)
  expect(serials).toHaveLength(2)
  expect(new Set(serials).size).toBe(1)
})

describe('an address that was chosen and is gone by now', () => {
  /** Chooses the second address, and opens the page again when these are left. */
  async function openWithout(left: readonly object[]) {
    const host = { store: memoryStorage() }
    const opened = await open({ host })
    await radio(/^(?!王小明).*••••/).click()
    await opened.clock.advance(5_000)
    await opened.view.unmount()
    return open({ world: opened.world, host, faults: [replies(ADDRESSES, left)] })
  }

  it('is asked for again', async () => {
    const opened = await openWithout([
      { addressId: 'DS0', contactName: '王小明', contactPhone: '13800000001' },
    ])
    await expect.element(radio(/王小明/)).not.toBeChecked()
    await opened.tap(copy.submit)
    await expect.element(opened.text(copy.missing.chosen)).toBeVisible()
    expect(sent(opened)).toEqual([])
  })

  it('leaves room for a new one where there is none to choose', async () => {
    const opened = await openWithout([])
    await expect.element(opened.field(copy.labels.contactName)).toBeVisible()
    await opened.tap(copy.submit)
    await expect.poll(() => opened.errorOf(copy.labels.contactName)).toContain(copy.missing.contactName)
    expect(sent(opened)).toEqual([])
  })
})

it('a new address that was begun before the tenth was saved is not sent: one is chosen', async () => {
  const host = { store: memoryStorage() }
  const opened = await open({ host })
  await writeNew(opened)
  await opened.clock.advance(5_000)
  await opened.view.unmount()
  const ten = Array.from({ length: 10 }, (_, k) => ({
    addressId: `D${k}`,
    contactName: `收货人${k}`,
    contactPhone: '13800000001',
  }))
  const again = await open({ world: opened.world, host, faults: [replies(ADDRESSES, ten)] })
  await expect.element(again.text(copy.most(10))).toBeVisible()
  await again.tap(copy.submit)
  await expect.element(again.text(copy.missing.chosen)).toBeVisible()
  expect(sent(again)).toEqual([])
})
