import type { PayState } from '@koo/api-client/types'
import { refuses, replies } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { checkout } from './step.ts'

const CHECK = 'channel/payCheck'
const CONFIRM = 'channel/confirmPay'
const STATUS = 'channel/queryPayStatus'
const ORDER = 'channel/queryInstalmentDetails'
const PAY = /^(?:支付 ¥|分\d+期支付|现在付 ¥)/

const exited = (name: string) => [{ name, query: undefined }]
const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
const blocked = (reasonCode: string | null, reason: string | null) =>
  replies(CHECK, { allowed: false, reasonCode, reason })
const failed = (reason?: string | null): PayState => ({ status: 'CONFIRM_PAY_FAILURE', reason })

type Settings = OpenPageOptions<object>
const open = (settings: Settings = {}) => openPage(checkout, { persona: 'siku-after', ...settings })

/** Taps the button, and types the code that the sandbox takes. */
async function pay() {
  await page.getByRole('button', { name: PAY }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('123456')
}

describe('an order that cannot be paid now', () => {
  it('because it was paid says so, and tells the partner', async () => {
    const { tap, exits, text } = await open({ faults: [blocked('ORDER_PAID', '订单已支付，请勿重复支付')] })
    await expect.element(text(copy.blocked.paid)).toBeVisible()
    expect(buttons()).toEqual([copy.blocked.back])
    await tap(copy.blocked.back)
    await expect.poll(() => exits).toEqual(exited('paid'))
  })

  it.each([
    ['RISK', '您的账户存在风险', '您的账户存在风险'],
    ['LATER', null, copy.noWay],
    [null, null, copy.noWay],
  ])('for the reason %s says why, and only leads back', async (reasonCode, reason, shown) => {
    const { text } = await open({ faults: [blocked(reasonCode, reason)] })
    await expect.element(text(shown)).toBeVisible()
    expect(buttons()).toEqual([copy.blocked.back])
  })

  it('for want of a way shows the ways with their reasons', async () => {
    const { text } = await open({ persona: 'pay-no-card' })
    await expect.element(text('请先绑定银行卡')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /信用额度分期/ })).toBeDisabled()
  })

  it.each([CHECK, ORDER, 'channel/queryPayOptions'])(
    'because %s failed is loaded again, and nothing was sent',
    async (match) => {
      const { tap, text, calls } = await open({ faults: [{ match, fault: 'result=42020', times: 1 }] })
      await expect.element(text(copy.failed)).toBeVisible()
      await tap('重试')
      await expect.element(page.getByRole('button', { name: PAY })).toBeVisible()
      expect(calls(CONFIRM)).toEqual([])
    },
  )
})

describe('an order that is being paid on another device', () => {
  const elsewhere = { ...blocked('PAY_ING', '订单支付处理中'), times: 1 }

  it('is asked for without a number, and ends as the server says', async () => {
    const { exits, calls } = await open({ faults: [elsewhere, replies(STATUS, { status: 'SUCCESS' })] })
    await expect.poll(() => exits).toEqual(exited('paid'))
    expect(calls(STATUS).map(({ request }) => request)).toEqual([{}])
    expect(calls(CONFIRM)).toEqual([])
  })

  it('can be paid here when it failed there, with the reason', async () => {
    const { tap, text } = await open({ faults: [elsewhere, replies(STATUS, failed('银行卡余额不足'))] })
    await expect.element(text('银行卡余额不足')).toBeVisible()
    await tap(copy.refused.again)
    await expect.element(page.getByRole('button', { name: PAY })).toBeVisible()
  })

  it.each([null, undefined])(
    'that failed without a reason (%s) can be left, and the partner knows',
    async (reason) => {
      const { tap, text, exits } = await open({ faults: [elsewhere, replies(STATUS, failed(reason))] })
      await expect.element(text(copy.refused.text)).toBeVisible()
      await tap(copy.blocked.back)
      await expect.poll(() => exits).toEqual(exited('failed'))
    },
  )

  it('that the server does not know any more is loaded again, with a message', async () => {
    const { text } = await open({ faults: [elsewhere, refuses(STATUS, 42_121, '没有正在处理的支付')] })
    await expect.element(text(copy.notReceived)).toBeVisible()
    await expect.element(page.getByRole('button', { name: PAY })).toBeVisible()
  })
})

describe('a payment', () => {
  it('that is refused says why, closes the code, and loads the order again', async () => {
    const { text, calls, exits } = await open({
      faults: [refuses(CONFIRM, 42_113, '所选银行卡不可用，请重新选择', 1)],
    })
    await expect.element(page.getByRole('button', { name: PAY })).toBeVisible()
    const loaded = calls(ORDER).length
    await pay()
    await expect.element(text('所选银行卡不可用，请重新选择')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => calls(ORDER).length).toBe(loaded + 1)
    expect(exits).toEqual([])
  })

  it('offers no way to leave while the bank is waited for, and one when the asking has ended', async () => {
    const { clock, tap, exits } = await open({ persona: 'pay-processing' })
    await pay()
    await expect.element(page.getByText(copy.waiting.title)).toBeVisible()
    expect(page.getByRole('button', { name: copy.blocked.back }).elements()).toEqual([])
    await expect
      .poll(async () => {
        await clock.advance(2_000)
        return page.getByText(copy.waiting.usedUp).elements().length
      })
      .toBe(1)
    await tap(copy.blocked.back)
    await expect.poll(() => exits).toEqual(exited('processing'))
  })

  it('asks for nothing more once the page is closed', async () => {
    const { clock, calls, view } = await open({ persona: 'pay-processing' })
    await pay()
    await expect.element(page.getByText(copy.waiting.title)).toBeVisible()
    await view.unmount()
    const asked = calls(STATUS).length
    await clock.advance(20_000)
    expect(calls(STATUS)).toHaveLength(asked)
  })
})
