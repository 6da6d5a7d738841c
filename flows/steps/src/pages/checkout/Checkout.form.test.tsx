import { channelQueryInstalmentDetails, channelQueryPayOptions } from '@koo/api-client/calls'
import type { InstalmentDetails, PayOption } from '@koo/api-client/types'
import { refuses, replies, sandboxWorld } from '@koo/page/testing'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { copy as bindCopy } from '../../blocks/bindCard/copy.ts'
import { copy } from './copy.ts'
import { checkout } from './step.ts'

const CONFIRM = 'channel/confirmPay'
const SEND = 'channel/sendVerifySms'
const BIND = 'channel/bindCard'
const PAY = /^(?:支付 ¥|分\d+期支付|现在付 ¥)/

const way = (name: string | RegExp) => page.getByRole('radio', { name })
const button = page.getByRole('button', { name: PAY })
const dialog = page.getByRole('dialog', { name: copy.code.title })
const plan = page.getByRole('region', { name: copy.plan })

interface Changes extends OpenPageOptions<object> {
  order?: Partial<InstalmentDetails>
  ways?: (ways: PayOption[]) => PayOption[]
}

/** Opens the order of the sandbox, some of it changed. */
async function open({ order = {}, ways = (same) => same, faults = [], ...settings }: Changes = {}) {
  const world = sandboxWorld({ persona: 'siku-after' })
  const details = await channelQueryInstalmentDetails(world.gateway, {})
  const options = await channelQueryPayOptions(world.gateway, {})
  const opened = await openPage(checkout, {
    world,
    faults: [
      replies('channel/queryInstalmentDetails', { ...details, ...order }),
      replies('channel/queryPayOptions', ways(options)),
      ...faults,
    ],
    ...settings,
  })
  await expect.element(button).toBeVisible()
  return opened
}
const byCard = (ways: PayOption[]) => ways.filter(({ payType }) => payType === 'card')

describe('the figures of an order', () => {
  it.each([
    ['0.01', '0.01'],
    ['999.99', '999.99'],
    ['200000.00', '200,000.00'],
    ['99999999.99', '99,999,999.99'],
  ])('are exact to the cent: %s', async (orderAmount, text) => {
    await open({ order: { orderAmount, periodList: [] }, ways: byCard })
    await expect.element(button).toMatchTextContent(`支付 ¥${text}`)
    await expect.element(page.getByText(`¥${text}`, { exact: true })).toBeVisible()
  })

  it('are those of the chosen period', async () => {
    const { world } = await open()
    const { periodList } = await channelQueryInstalmentDetails(world.gateway, {})
    await way(/^6\s*期/).click({ force: true })
    const chosen = periodList.find(({ period }) => period === 6)
    const plain = ((await expect.element(plan).toBeVisible(), plan.element().textContent) ?? '').replaceAll(
      ',',
      '',
    )
    for (const figure of [chosen?.monthPay, chosen?.handFee, chosen?.totalAmount])
      expect(plain).toContain(`¥${figure}`)
  })

  it('leave out a fee and a total that the server does not state', async () => {
    const periodList = [{ period: 12, monthPay: '813.21', handFee: null, totalAmount: null }]
    await open({ order: { periodList } })
    await expect.element(plan).toMatchTextContent('¥813.21')
    await expect.element(plan).not.toMatchTextContent(copy.fee)
    await expect.element(plan).not.toMatchTextContent(copy.total)
  })

  it.each([null, undefined])('have a general name for goods that are %s', async (goodsName) => {
    await open({ order: { goodsName } })
    await expect.element(page.getByText(copy.order, { exact: true })).toBeVisible()
  })

  it('stay on a small screen, however long the goods are called', async () => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(375, 812))
    const goodsName = `${'小牛皮单肩包'.repeat(12)}${'W'.repeat(80)}`
    await open({ order: { goodsName, orderAmount: '99999999.99', periodList: [] }, ways: byCard })
    await expect.element(page.getByText(goodsName)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    const amount = page.getByText('¥99,999,999.99', { exact: true }).element()
    const { lineHeight } = getComputedStyle(amount)
    expect(amount.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(lineHeight))
  })
})

describe('the choice of a way', () => {
  it('is the first one that can be used', async () => {
    await open({ ways: ([first, ...rest]) => [{ ...first!, enabled: false, reason: '额度不足' }, ...rest] })
    await expect.element(way(/信用额度分期/)).toBeDisabled()
    await expect.element(page.getByText('额度不足')).toBeVisible()
    await expect.element(way(/招商银行/)).toBeChecked()
  })

  it('without periods has no plan and no other card', async () => {
    await open()
    await expect.element(plan).toBeVisible()
    await way(/杭州银行/).click({ force: true })
    await expect.element(plan).not.toBeInTheDocument()
    await expect.element(page.getByText(copy.repayCard)).not.toBeInTheDocument()
  })

  it('keeps the chosen period when the customer comes back to the instalments', async () => {
    await open()
    await way(/^9\s*期/).click({ force: true })
    await way(/杭州银行/).click({ force: true })
    await way(/信用额度分期/).click({ force: true })
    await expect.element(way(/^9\s*期/)).toBeChecked()
  })

  it('can be made with the arrow keys', async () => {
    await open()
    way(/信用额度分期/)
      .element()
      .focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(way(/招商银行/)).toBeChecked()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(way(/信用额度分期/)).toBeChecked()
  })

  it('of a kind that is not known here is paid in periods, under its own name', async () => {
    const { tap, calls } = await open({
      ways: ([first]) => [{ ...first!, payType: 'points', name: '积分分期' }],
    })
    await expect.element(way(/积分分期/)).toBeChecked()
    await tap(PAY)
    await dialog.getByRole('textbox').fill('123456')
    await expect.poll(() => calls(CONFIRM)).toHaveLength(1)
    expect(calls(CONFIRM)[0]?.request).toMatchObject({ payType: 'points', period: 3 })
  })

  it('without a card says so, and sends no code', async () => {
    const { tap, calls } = await open({
      ways: (ways) => byCard(ways).map((each) => ({ ...each, card: null })),
    })
    await tap(PAY)
    await expect.element(page.getByText(copy.noWay)).toBeVisible()
    expect(calls(SEND)).toEqual([])
  })
})

describe('the card of the instalments', () => {
  it('can be another one of the customer’s, whose number shows four digits only', async () => {
    const { tap, calls, view } = await open()
    await page.getByRole('button', { name: new RegExp(copy.repayCard) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /杭州银行/ })
      .click()
    await expect.element(page.getByRole('button', { name: /杭州银行.*8812/ })).toBeVisible()
    expect(view.container.textContent).not.toMatch(/\d{12}/)
    await tap(PAY)
    await dialog.getByRole('textbox').fill('123456')
    await expect.poll(() => calls(CONFIRM)).toHaveLength(1)
    expect(calls(CONFIRM)[0]?.request).toMatchObject({ payType: 'instalment', userCardId: 'C2' })
  })

  it('has no influence on a payment by a card', async () => {
    const { tap, calls } = await open()
    await page.getByRole('button', { name: new RegExp(copy.repayCard) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /杭州银行/ })
      .click()
    await way(/招商银行/).click({ force: true })
    await tap(PAY)
    await dialog.getByRole('textbox').fill('123456')
    await expect.poll(() => calls(CONFIRM)).toHaveLength(1)
    expect(calls(CONFIRM)[0]?.request).toMatchObject({ payType: 'card', userCardId: 'C1', period: 1 })
  })

  const noCard = ([first]: PayOption[]) => [{ ...first!, card: null }]
  it('is added at the bank, which gets the address of the page without its query', async () => {
    const { tap, calls, host } = await open({ ways: noCard })
    await tap(new RegExp(copy.addCard))
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(calls(BIND).map(({ request }) => request)).toEqual([
      { callBackUrl: location.origin + location.pathname },
    ])
  })

  it('says when the address of the bank does not open', async () => {
    const { tap } = await open({ ways: noCard, host: { opens: () => false } })
    await tap(new RegExp(copy.addCard))
    await expect.element(page.getByText(bindCopy.notOpened)).toBeVisible()
  })

  it('says when the bank refuses, and can be tried again', async () => {
    const { tap, host } = await open({
      ways: noCard,
      faults: [refuses(BIND, 40_500, '绑卡服务维护中', 1)],
    })
    await tap(new RegExp(copy.addCard))
    await expect.element(page.getByText('绑卡服务维护中')).toBeVisible()
    await tap(new RegExp(copy.addCard))
    await expect.poll(() => host.opened).toHaveLength(1)
  })
})

describe('the code of a payment', () => {
  it('is sent once for two taps, and not again while it is on its way', async () => {
    const { clock, tap, calls } = await open({ faults: [{ match: SEND, fault: 'latency=3000' }] })
    await button.dblClick()
    await clock.advance(5_000)
    await expect.element(dialog).toBeVisible()
    await dialog.getByRole('textbox').fill('12')
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await tap(PAY)
    await expect.element(dialog.getByRole('textbox')).toHaveValue('')
    expect(calls(SEND)).toHaveLength(1)
    expect(calls(CONFIRM)).toEqual([])
  })

  it('that cannot be sent says why above the button, and no dialog opens', async () => {
    const { tap } = await open({ faults: [refuses(SEND, 40_600, '短信服务繁忙', 1)] })
    await tap(PAY)
    await expect.element(page.getByRole('alert').filter({ hasText: '短信服务繁忙' })).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await tap(PAY)
    await expect.element(dialog).toBeVisible()
  })
})
