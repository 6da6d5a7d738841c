import { channelPayCheck, channelQueryInstalmentDetails } from '@koo/api-client/calls'
import { defineFlow, partner } from '@koo/flow'
import { sandboxWorld } from '@koo/page/testing'
import { openFlow } from '@koo/page/testing/flow'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { thousands } from '@koo/pricing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { copy } from './copy.ts'
import { payPublishingCopy } from './publishingCopy.ts'
import { checkout } from './step.ts'

const CONFIRM = 'channel/confirmPay'
const STATUS = 'channel/queryPayStatus'
const PAY = /^(?:支付 ¥|分\d+期支付|现在付 ¥)/

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
    const order = await channelQueryInstalmentDetails(opened.world.gateway, {})
    const plan = order.periodList.find(({ period }) => period === 12)
    const facts = page.getByRole('region', { name: copy.plan })
    await expect.element(facts.getByText(`¥${thousands(plan?.totalAmount)}`)).toBeVisible()
    await expect.element(facts).toMatchTextContent(/年利率（单利）\d+\.\d\d%/)
    const payButton = page.getByRole('button', { name: copy.payInPeriods(12, thousands(plan?.monthPay)) })
    await expect.element(payButton).toBeVisible()
    await pay(opened)
    await expect.element(page.getByText(copy.waiting.title)).toBeVisible()
    for (let asked = 1; asked < 3; asked += 1) {
      await expect.poll(() => opened.calls(STATUS).length).toBe(asked)
      await opened.clock.advance(2_000)
    }
    await expect.poll(() => opened.exits).toEqual([{ name: 'paid', query: undefined }])
    const { orderNum, amount, monthPay } = { orderNum: order.orderNum, amount: order.orderAmount, ...plan }
    expect(opened.calls(CONFIRM).map(({ request }) => request)).toMatchObject([
      { orderNum, amount, monthPay, period: 12, payType: 'instalment', userCardId: 'C1' },
    ])
  })

  it('at once, by a card', async () => {
    const opened = await open('pay-at-once')
    await way(/杭州银行/).click({ force: true })
    await pay(opened)
    await expect.poll(() => opened.exits).toEqual([{ name: 'paid', query: undefined }])
    const [sent] = opened.calls(CONFIRM).map(({ request }) => request)
    expect(sent).toMatchObject({ payType: 'card', userCardId: 'C2', amount: '8600.00' })
    expect(sent).not.toHaveProperty('monthPay')
  })

  it.each([
    ['another order', { orderNum: 'SK0000000000' }],
    ['an amount that is not that of the order', { orderAmount: '86.00' }],
    ['an order whose amount has risen since', { orderAmount: '8599.99' }],
  ])('%s is not paid: what was shown is sent, and the lender refuses it', async (_what, shown) => {
    const world = sandboxWorld({ persona: 'pay-at-once' })
    const order = await channelQueryInstalmentDetails(world.gateway, {})
    const content = { ...order, periodList: [], ...shown }
    world.sandbox.addFaults('default', {
      match: 'channel/queryInstalmentDetails',
      fault: { kind: 'reply', body: { Result: 200, ResultMessage: '', Content: content } },
    })
    const opened = await openPage(checkout, { world })
    await way(/杭州银行/).click({ force: true })
    await pay(opened)
    const { orderNum, orderAmount: amount } = content
    await expect
      .poll(() => opened.calls(CONFIRM).map(({ request }) => request))
      .toMatchObject([{ orderNum, amount }])
    await expect.element(page.getByText('订单信息有变化，请刷新后重试')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(opened.exits).toEqual([])
    expect((await channelPayCheck(world.gateway, {})).allowed).toBe(true)
  })

  it.each(['ORDER_CLOSED', 'ORDER_PAID', 'RISK'])(
    'of which the lender says %s at the tap sends no code, although one was sent before',
    async (reasonCode) => {
      const opened = await open('siku-after')
      await opened.tap(PAY)
      await page.getByRole('dialog').getByRole('textbox').fill('000000')
      await expect.element(page.getByText('验证码错误，请重新输入').first()).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      const content = { allowed: false, reason: '订单已超时关闭', reasonCode }
      opened.world.sandbox.addFaults('default', {
        match: 'channel/payCheck',
        fault: { kind: 'reply', body: { Result: 200, ResultMessage: '', Content: content } },
      })
      await opened.tap(PAY)
      await expect.element(page.getByRole('button', { name: PAY })).not.toBeInTheDocument()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      expect(opened.calls(CONFIRM)).toHaveLength(1)
    },
  )

  it('by a plan that the lender has changed since is not made', async () => {
    const world = sandboxWorld({ persona: 'siku-after' })
    const { periodList, ...order } = await channelQueryInstalmentDetails(world.gateway, {})
    // A month cheaper by a cent, and the sums with it.
    const changed = periodList.map(({ period, monthPay, handFee, totalAmount }) => ({
      period,
      monthPay: String((Number(monthPay) * 100 - 1) / 100),
      handFee,
      totalAmount,
    }))
    world.sandbox.addFaults('default', {
      match: 'channel/queryInstalmentDetails',
      fault: {
        kind: 'reply',
        body: { Result: 200, ResultMessage: '', Content: { ...order, periodList: changed } },
      },
    })
    const opened = await openPage(checkout, { world })
    await pay(opened)
    await expect.poll(() => opened.calls(CONFIRM)).toHaveLength(1)
    await expect.element(page.getByText('查询费率异常', { exact: false })).toBeVisible()
    expect(world.sandbox.world().loanCount).toBe(0)
  })

  it('by limit and card together when the limit is too low, with the reason', async () => {
    await open('pay-combine')
    await expect.element(page.getByText('可用额度不足，还差5,600.00元')).toBeVisible()
    await expect.element(way(/信用额度分期/)).toBeDisabled()
    await expect.element(way(/组合支付/)).toBeChecked()
    await expect.element(page.getByText(copy.combine)).toBeVisible()
    const split = page.getByRole('region', { name: copy.split.heading })
    await expect.element(split).toMatchTextContent(/额度支付¥3,000\.00分\d+期还/)
    await expect.element(split).toMatchTextContent(/银行卡支付¥5,600\.00.*储蓄卡 \d{4} · 现在付清$/)
    await expect.element(page.getByRole('button', { name: /^现在付 ¥5,600\.00，其余分\d+期$/ })).toBeVisible()
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
