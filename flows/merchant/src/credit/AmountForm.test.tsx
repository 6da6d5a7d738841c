import { replies } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy as orderCopy } from '../order/copy.ts'
import { copy } from './copy.ts'
import { APPLY, openAmount, ORDER, RECALL, STORES } from './testing/openCredit.ts'

const { amount, stores } = copy
const exited = (name: string) => [{ name, query: undefined }]
const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const AUTHORISED = [{ platform: 'meituan', name: '美团', status: 1, authTime: '2026-03-01 10:00:00' }]
const proven = replies(STORES, AUTHORISED)
/** An order without an amount, of a shop with platforms in several states. */
const withStores = { tweak: { merchant: { stores: { ele: 1, sqb: 2, meituan: 3 } } } }

describe('the amount', () => {
  it('is applied for once for twenty taps, with what was typed as yuan, and leads on', async () => {
    const { fill, calls, exits } = await openAmount(withStores)
    await fill(amount.label, '100000')
    const submit = page.getByRole('button', { name: amount.submit }).element() as HTMLButtonElement
    for (let tap = 0; tap < 20; tap += 1) submit.click()
    await expect.poll(() => exits).toEqual(exited('moved'))
    expect(calls(APPLY).map(({ request }) => request)).toMatchObject([{ amount: '100000.00' }])
  })

  it.each([
    ['4999', amount.range('5,000', '300,000')],
    ['300001', amount.range('5,000', '300,000')],
    ['1000000000', '金额不正确'],
    ['', '请填写金额'],
  ])('of "%s" is refused at its place, and keeps what was typed', async (typed, message) => {
    const { fill, tap, errorOf, calls } = await openAmount({ faults: [proven] })
    await fill(amount.label, typed)
    await tap(amount.submit)
    await expect.poll(() => errorOf(amount.label)).toContain(message)
    expect(calls(APPLY)).toEqual([])
  })

  it('typed in full-width digits is the same amount', async () => {
    const { fill, field } = await openAmount()
    await fill(amount.label, '８０００')
    await expect.element(field(amount.label)).toHaveValue('8,000')
  })

  it('that the server bounds otherwise is refused at its field', async () => {
    const { fill, tap, errorOf } = await openAmount({
      faults: [
        proven,
        { match: APPLY, fault: { kind: 'result', code: 42112, message: '申请金额须在6000元至300000元之间' } },
      ],
    })
    await fill(amount.label, '5500')
    await tap(amount.submit)
    await expect.poll(() => errorOf(amount.label)).toContain('6000元')
  })

  it('keeps what was typed over a reload', async () => {
    const opened = await openAmount()
    await opened.fill(amount.label, '80000')
    const again = await opened.reload()
    await expect.element(again.field(amount.label)).toHaveValue('80,000')
  })

  // gap 132
  it.each(['drop=after', 'drop=before'])(
    'without a reply (%s) is one application, which its status says',
    async (fault) => {
      const { fill, tap, text, exits, calls } = await openAmount({
        ...withStores,
        faults: [{ match: APPLY, fault, times: 1 }],
      })
      await fill(amount.label, '100000')
      await tap(amount.submit)
      await expect.element(text(/可能已经提交成功/)).toBeVisible()
      await tap('查看结果')
      if (fault === 'drop=before') {
        await expect.element(text(copy.notThere)).toBeVisible()
        await tap('重新提交')
      }
      await expect.poll(() => exits).toEqual(exited('moved'))
      const serials = calls(APPLY).map(({ request }) => (request as { serialNumber: string }).serialNumber)
      expect(new Set(serials).size).toBe(1)
    },
  )
})

describe('the proofs', () => {
  it('that are missing are said before anything is sent, and by the server as well', async () => {
    const { fill, tap, text, calls } = await openAmount()
    await expect.element(text(amount.noProof)).toBeVisible()
    await fill(amount.label, '8000')
    await tap(amount.submit)
    await expect
      .element(page.getByRole('alert').filter({ hasText: '请先完成至少一项店铺认证，或上传经营许可证' }))
      .toBeVisible()
    expect(calls(APPLY)).toHaveLength(1)
  })

  it('have their states, and each opens its page', async () => {
    const { exits } = await openAmount(withStores)
    await expect.element(row('饿了么')).toMatchTextContent('前有效')
    await expect.element(row('收钱吧')).toMatchTextContent(stores.failed)
    await expect.element(row('美团')).toMatchTextContent(stores.runOut)
    await row('支付宝').getByRole('button').click()
    await row('饿了么').getByRole('button').click()
    expect(exits.map(({ name }) => name)).toEqual(['aliPay', 'ele'])
  })

  it('in review are looked at again until they are decided', async () => {
    const inReview = replies(STORES, [{ platform: 'meituan', name: '美团', status: 4 }], 1)
    const { text, calls, clock } = await openAmount({ faults: [inReview, proven] })
    await expect.element(text(amount.inReview)).toBeVisible()
    await clock.advance(11_000)
    await expect.poll(() => calls(STORES).length).toBe(2)
    expect(page.getByText(amount.inReview).elements()).toEqual([])
    await clock.advance(60_000)
    expect(calls(STORES)).toHaveLength(2)
  })

  it('of a picture of the licence that is on file are enough', async () => {
    const documents = [{ type: 'certificate', title: '经营许可证', status: 1 }]
    const { text } = await openAmount({
      faults: [replies(ORDER, { status: 51, orderNum: 'M1', proven: false, documents })],
    })
    await expect.element(text(amount.certificateDone)).toBeVisible()
    expect(page.getByText(amount.noProof).elements()).toEqual([])
  })

  it.each([true, null])(
    'of another kind, which the server counts or does not name (%j), are not missed',
    async (proven) => {
      const { text, field } = await openAmount({
        faults: [replies(ORDER, { status: 51, orderNum: 'M1', proven })],
      })
      await expect.element(row('饿了么')).toBeVisible()
      await expect.element(field(amount.label)).toBeVisible()
      expect(text(amount.noProof).elements()).toEqual([])
    },
  )

  it('that do not load say so, and leave the amount as it is', async () => {
    const { text, fill, tap, field } = await openAmount({
      faults: [{ match: STORES, fault: 'result=42020', times: 1 }],
    })
    await expect.element(text(amount.storesFailed)).toBeVisible()
    await fill(amount.label, '8000')
    await tap('重试')
    await expect.element(row('饿了么')).toBeVisible()
    await expect.element(field(amount.label)).toHaveValue('8,000')
  })

  it('of a platform without a page here have no row', async () => {
    await openAmount({ faults: [replies(STORES, [...AUTHORISED, { platform: 'constructor', status: 0 }])] })
    await expect.element(row('美团')).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(1)
  })
})

it('an application can be taken back after a question', async () => {
  const { tap, calls, exits, text } = await openAmount()
  await tap(orderCopy.recall)
  expect(calls(RECALL)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: orderCopy.confirm.confirmText }).click()
  await expect.poll(() => calls(RECALL).length).toBe(1)
  await expect.element(text(copy.invitation.title)).toBeVisible()
  expect(exits).toEqual([])
})
