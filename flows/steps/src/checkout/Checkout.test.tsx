import { channelQueryInstalmentDetails } from '@koo/api-client/calls'
import { defineFlow, partner } from '@koo/flow'
import { sandboxWorld } from '@koo/page/testing'
import { openFlow } from '@koo/page/testing/flow'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { thousands } from '@koo/pricing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { copy } from './copy.ts'
import { payPublishingCopy } from './publishingCopy.ts'
import { checkout } from './step.ts'

const CONFIRM = 'channel/confirmPay'
const STATUS = 'channel/queryPayStatus'
const PAY = /^支付 ¥/

type Opened = Awaited<ReturnType<typeof open>>

async function open(persona: string, settings: OpenPageOptions<object> = {}) {
  return openPage(checkout, { persona, ...settings })
}

/** Taps the button, and types the code that the sandbox takes. */
async function pay({ tap }: Opened) {
  await tap(PAY)
  await page.getByRole('dialog').getByRole('textbox').fill('123456')
}

const serialsOf = ({ calls }: Opened) =>
  calls(CONFIRM).map(({ request }) => (request as { serialNumber: string }).serialNumber)

const way = (name: string | RegExp) => page.getByRole('radio', { name })

describe('paying an order', () => {
  it('in periods: figures of the server, code, and the outcome after polling', async () => {
    const opened = await open('siku-after')
    await expect.element(page.getByText('小牛皮单肩包')).toBeVisible()
    await way(/12\s*期/).click({ force: true })
    const { periodList } = await channelQueryInstalmentDetails(opened.world.gateway, {})
    const plan = periodList.find(({ period }) => period === 12)
    const total = page.getByRole('region', { name: copy.plan }).getByText(`¥${thousands(plan?.totalAmount)}`)
    await expect.element(total).toBeVisible()
    await pay(opened)
    await expect.element(page.getByText(copy.waiting.title)).toBeVisible()
    for (let asked = 1; asked < 3; asked += 1) {
      await expect.poll(() => opened.calls(STATUS).length).toBe(asked)
      await opened.clock.advance(2_000)
    }
    await expect.poll(() => opened.exits).toEqual([{ name: 'paid', query: undefined }])
    expect(opened.calls(CONFIRM).map(({ request }) => request)).toMatchObject([
      { period: 12, payType: 'instalment', userCardId: 'C1' },
    ])
  })

  it('at once, by a card', async () => {
    const opened = await open('pay-at-once')
    await way(/杭州银行/).click({ force: true })
    await pay(opened)
    await expect.poll(() => opened.exits).toEqual([{ name: 'paid', query: undefined }])
    expect(opened.calls(CONFIRM)[0]?.request).toMatchObject({ payType: 'card', userCardId: 'C2' })
  })

  it('by limit and card together when the limit is too low, with the reason', async () => {
    await open('pay-combine')
    await expect.element(page.getByText('可用额度不足，还差5600.00元')).toBeVisible()
    await expect.element(way(/信用额度分期/)).toBeDisabled()
    await expect.element(way(/组合支付/)).toBeChecked()
    await expect.element(page.getByText(copy.combine)).toBeVisible()
  })

  it('shows a wrong code in the dialog, and pays with the right one', async () => {
    const opened = await open('pay-at-once')
    await opened.tap(PAY)
    const code = page.getByRole('dialog').getByRole('textbox')
    await code.fill('000000')
    await expect.element(page.getByText('验证码错误，请重新输入').first()).toBeVisible()
    await code.fill('123456')
    await expect.poll(() => opened.exits).toHaveLength(1)
  })

  it('that fails says why, and may be paid again under another number', async () => {
    const opened = await open('pay-fails')
    await pay(opened)
    for (let asked = 1; asked < 3; asked += 1) {
      await expect.poll(() => opened.calls(STATUS).length).toBe(asked)
      await opened.clock.advance(2_000)
    }
    await expect.element(page.getByText(copy.refused.title)).toBeVisible()
    await opened.tap(copy.refused.again)
    await opened.clock.advance(60_000)
    await pay(opened)
    await expect.poll(() => opened.calls(CONFIRM).length).toBe(2)
    expect(new Set(serialsOf(opened)).size).toBe(2)
  })
})

const shop = defineFlow({
  id: 'shop',
  start: 'pay',
  pages: { pay: checkout },
  exits: { pay: { paid: partner('SUCCESS'), processing: partner('PAY_ING'), left: partner('QUIT') } },
})

it('back never tells the partner that a customer has quit who is paying or has paid', async () => {
  const world = sandboxWorld({ persona: 'siku-after' })
  const tab = openFlow(shop, world)
  onTestFinished(() => tab.unmount())
  const codes = () => tab.host.log.returned.map(({ code }) => code)
  await page.getByRole('button', { name: PAY }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('123456')
  await expect.element(page.getByText(copy.waiting.title)).toBeVisible()
  tab.press('back')
  await expect.poll(codes).toEqual(['PAY_ING'])
  // The partner's address did not load: the customer has stayed, and the payment comes through.
  tab.host.advance(60_000)
  await expect
    .poll(async () => {
      await world.clock.advance(2_000)
      return codes()
    })
    .toEqual(['PAY_ING', 'SUCCESS'])
  tab.host.advance(60_000)
  tab.press('back')
  await expect.poll(codes).toEqual(['PAY_ING', 'SUCCESS', 'SUCCESS'])
})

describe('a payment whose reply is lost', () => {
  it('is asked for, not sent again, also after a reload', async () => {
    const opened = await open('siku-after', { faults: [{ match: CONFIRM, fault: 'drop=after' }] })
    await pay(opened)
    await expect.element(page.getByText(copy.waiting.title)).toBeVisible()
    const again = await opened.reload()
    await expect
      .poll(async () => {
        await again.clock.advance(2_000)
        return again.exits
      })
      .toEqual([{ name: 'paid', query: undefined }])
    expect(again.calls(CONFIRM)).toHaveLength(1)
  })

  it('that never arrived is said so only when it cannot arrive any more; its number stays', async () => {
    const opened = await open('siku-after', {
      faults: [{ match: CONFIRM, times: 1, fault: 'drop=before' }],
    })
    await pay(opened)
    await expect.element(page.getByText(payPublishingCopy.confirming.title)).toBeVisible()
    await opened.clock.advance(19_000)
    await expect.element(page.getByText(payPublishingCopy.confirming.title)).toBeVisible()
    await opened.clock.advance(8_000)
    await opened.tap(payPublishingCopy.notFound.action)
    // The first code was not used: it is still good.
    await pay(opened)
    await expect.element(page.getByText(copy.waiting.title)).toBeVisible()
    expect(opened.exits).toEqual([])
    expect(serialsOf(opened)).toHaveLength(2)
    expect(new Set(serialsOf(opened)).size).toBe(1)
  })

  it('of one order does not keep anybody from another', async () => {
    const opened = await open('siku-after', {
      faults: [{ match: CONFIRM, times: 1, fault: 'drop=before' }],
    })
    await pay(opened)
    await expect.element(page.getByText(payPublishingCopy.confirming.title)).toBeVisible()
    const order = await channelQueryInstalmentDetails(opened.world.gateway, {})
    opened.world.sandbox.addFaults('default', {
      match: 'channel/queryInstalmentDetails',
      fault: {
        kind: 'reply',
        body: { Result: 200, ResultMessage: '', Content: { ...order, orderNum: 'ANOTHER-ORDER' } },
      },
    })
    await opened.reload()
    await expect.element(page.getByText('ANOTHER-ORDER', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('button', { name: PAY })).toBeVisible()
  })
})

it('a failure that names no payment may be that of an earlier one: it decides nothing', async () => {
  const failed = { Result: 200, ResultMessage: '', Content: { status: 'CONFIRM_PAY_FAILURE', reason: null } }
  const opened = await open('siku-after', {
    faults: [
      { match: CONFIRM, times: 1, fault: 'drop=after' },
      { match: STATUS, times: 2, fault: { kind: 'reply', body: failed } },
    ],
  })
  await pay(opened)
  await expect.element(page.getByText(payPublishingCopy.confirming.title)).toBeVisible()
  await opened.clock.advance(1_000)
  await expect.element(page.getByText(payPublishingCopy.confirming.title)).toBeVisible()
  await opened.clock.advance(20_000)
  await expect.poll(() => opened.exits).toEqual([{ name: 'paid', query: undefined }])
})

it('gives up after thirty requests without claiming a result', async () => {
  const opened = await open('pay-processing')
  await pay(opened)
  await expect
    .poll(async () => {
      await opened.clock.advance(2_000)
      return page.getByText(copy.waiting.usedUp).elements().length
    })
    .toBe(1)
  expect(opened.calls(STATUS)).toHaveLength(30)
  await opened.tap(copy.blocked.back)
  await expect.poll(() => opened.exits).toEqual([{ name: 'processing', query: undefined }])
})

it.each([
  ['pay-blocked', '您的账户存在风险，暂无法使用分期支付'],
  ['pay-closed', '订单已超时关闭，请重新下单'],
])('%s says why nothing can be paid', async (persona, reason) => {
  const { tap, exits } = await open(persona)
  await expect.element(page.getByText(reason)).toBeVisible()
  await tap(copy.blocked.back)
  await expect.poll(() => exits).toEqual([{ name: 'left', query: undefined }])
})

it('offers to add a card where there is none', async () => {
  const { tap, host } = await open('pay-no-card')
  await expect.element(page.getByText('请先绑定银行卡')).toBeVisible()
  await tap(new RegExp(copy.addCard))
  await expect.poll(() => host.opened).toHaveLength(1)
})
