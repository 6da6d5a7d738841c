import { cashGetAmount } from '@koo/api-client/calls'
import { DeviceFailure } from '@koo/flow'
import { memoryStorage, replies, sandboxWorld } from '@koo/page/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { amount, borrow, consent, payments, ready, openReady, openHome } from './testing/openHome.ts'

describe('amount box', () => {
  it.each<[code: number, persona: string, text: string, shown: string]>([
    [0, 'old-customer', '12000', '可借55,000元'],
    [1, 'old-customer', '', '请填写借款金额'],
    [2, 'old-customer', '0', '请填写正确的借款金额'],
    [3, 'old-customer', '499', '单笔最低借款金额为500元'],
    [0, 'old-customer', '500', '可借55,000元'],
    [0, 'old-customer', '55000', '可借55,000元'],
    [4, 'old-customer', '55001', '超出可借额度'],
    [8, 'lender-cap', '20001', '受资方限制，借款金额最高2万'],
    [9, 'lender-cap', '60001', '超出可借额度，受资方限制，借款金额最高2万'],
    [10, 'lender-cap', '20000', '受资方限制，借款金额最高2万'],
  ])(
    'state %i (%s, "%s") shows %s',
    {
      tags: [
        'amountState.1',
        'amountState.2',
        'amountState.3',
        'amountState.4',
        'amountState.14',
        'amountState.5',
        'amountState.8',
        'amountState.9',
        'amountState.7',
      ],
    },
    async (_code, persona, text, shown) => {
      await openReady({ persona })
      await amount.fill(text || '1')
      if (text === '') await userEvent.clear(amount)
      await expect.element(page.getByText(shown, { exact: false }).first()).toBeVisible()
    },
  )

  it.each([
    ['0', '0'],
    ['499', '499'],
    ['55001', '55,001'],
  ])('%s keeps a customer who has agreed on the page, in the box', async (text, shown) => {
    const { exits } = await openReady()
    await amount.fill(text)
    await consent.click()
    await borrow.click()
    await expect.element(amount).toHaveFocus()
    await expect.element(amount).toHaveValue(shown)
    expect(exits).toEqual([])
  })

  it('no chips are offered where no more than 4,000 can be borrowed', async () => {
    await openReady({ tweak: { limit: { lenderCap: 3999 } } })
    await amount.fill('5000')
    await expect.element(page.getByText('受资方限制，借款金额最高3,999元')).toBeVisible()
    await expect.element(page.getByRole('group', { name: '推荐金额' })).not.toBeInTheDocument()
  })

  it.each([
    [5, 'low-limit', '剩余可借额度300元，低于单笔最低借款金额500元'],
    [6, 'cap-below-minimum', '剩余可借额度300元，低于单笔最低借款金额500元'],
  ])(
    'state %i (%s) locks the box and the button, and shows why',
    { tags: ['amountState.6', 'amountState.12'] },
    async (_code, persona, shown) => {
      // Without the raise coupons, which would raise the limit.
      await openReady({ persona, host: { memory: memoryStorage({ chosenCoupon: '{"none":true}' }) } })
      await expect.element(page.getByText(shown)).toBeVisible()
      await expect.element(amount).toHaveAttribute('readonly')
      await expect.element(borrow).toBeDisabled()
    },
  )

  it(
    'what was not touched is judged after its first focus only, and then at every change',
    { tags: ['amountState.13'] },
    async () => {
      await openReady({}, { amount: '60000' })
      await expect.element(amount).toHaveValue('60,000')
      await expect.element(page.getByText('超出可借额度')).not.toBeInTheDocument()
      await amount.click()
      await expect.element(page.getByText('超出可借额度')).toBeVisible()
      await amount.fill('6000')
      await userEvent.tab()
      await expect.element(page.getByText('超出可借额度')).not.toBeInTheDocument()
      await amount.fill('70000')
      await userEvent.tab()
      await expect.element(page.getByText('超出可借额度')).toBeVisible()
    },
  )

  it(
    'its placeholder is the largest amount that can be borrowed now',
    { tags: ['amountBox.2'] },
    async () => {
      await openReady()
      await expect.element(amount).toHaveAttribute('placeholder', '55,000')
    },
  )

  it(
    'state 7: a cap is shown before anything is typed',
    { tags: ['amountBox.2', 'amountState.7'] },
    async () => {
      await openReady({ persona: 'lender-cap' })
      await expect.element(page.getByText('受资方限制，借款金额最高2万')).toBeVisible()
      await expect.element(amount).toHaveAttribute('placeholder', '20,000')
    },
  )

  it.each([
    ['-5000', '5,000'],
    ['3000\u200b', '3,000'],
    ['１２３４５', '12,345'],
    ['12a3.4', '1,234'],
    ['9'.repeat(100_000), '9,999,999,999'],
  ])('keeps the digits of %.20j', { tags: ['amountBox.1', 'amountState.15'] }, async (pasted, kept) => {
    await openReady()
    await amount.fill(pasted)
    await expect.element(amount).toHaveValue(kept)
  })

  it(
    'reads an amount that is filled in with its decimals as whole yuan',
    { tags: ['amountBox.1'] },
    async () => {
      await openReady()
      await amount.fill('12,000.50')
      await expect.element(amount).toHaveValue('12,000')
    },
  )

  it('keeps what is typed, valid or not', async () => {
    await openReady()
    await amount.fill('123456789')
    await userEvent.tab()
    await expect.element(amount).toHaveValue('123,456,789')
    await amount.fill('0012000')
    await userEvent.tab()
    await expect.element(amount).toHaveValue('12,000')
  })

  it('keeps what is typed while limits and rates are loading', async () => {
    const { clock } = await openHome({ faults: [{ match: '*', fault: 'latency=3000' }] })
    await amount.fill('12000')
    await clock.advance(5_000)
    await ready()
    await expect.element(amount).toHaveValue('12,000')
    await expect.element(amount).toHaveFocus()
    expect(payments()[0]).toMatch(/^¥[\d,]+\.\d\d$/)
  })

  it(
    'offers chips for an amount that cannot be borrowed, and takes the one that is tapped',
    { tags: ['amountBox.5'] },
    async () => {
      await openReady()
      await expect.element(page.getByRole('button', { name: '42,000' })).not.toBeInTheDocument()
      await amount.fill('62000')
      await page.getByRole('button', { name: '42,000' }).click()
      await expect.element(amount).toHaveValue('42,000')
      await expect.element(page.getByRole('button', { name: '42,000' })).not.toBeInTheDocument()
    },
  )
})

describe('scan button', { tags: ['amountBox.4'] }, () => {
  const scan = page.getByRole('button', { name: '扫一扫' })

  it.each([
    ['with a scanner, when it is configured', { scan: () => Promise.resolve() }, true, true],
    ['with a scanner, when it is not configured', { scan: () => Promise.resolve() }, false, false],
    ['without one', {}, true, false],
  ] as const)('in an environment %s', async (_, device, needScanQRCode, isShown) => {
    const { calls } = await openReady({ tweak: { needScanQRCode }, host: { device } })
    await expect.poll(() => scan.elements().length).toBe(isShown ? 1 : 0)
    expect(calls('/wechat/sdkInit').length > 0).toBe(isShown)
  })

  it('opens the scanner with the signature for the address of the page', { tags: ['loan.15'] }, async () => {
    const scanner = vi.fn(() => Promise.resolve())
    const { calls } = await openReady({
      tweak: { needScanQRCode: true },
      host: { device: { scan: scanner } },
    })
    await scan.click()
    await expect.poll(() => scanner.mock.calls).toHaveLength(1)
    expect(calls('/wechat/sdkInit')).toMatchObject([
      { request: { url: expect.stringMatching(/^https?:/) as unknown } },
    ])
    expect(scanner.mock.calls[0]).toMatchObject([
      {
        appId: expect.any(String) as unknown,
        timestamp: expect.anything() as unknown,
        nonceStr: expect.any(String) as unknown,
        signature: expect.any(String) as unknown,
      },
    ])
  })

  it('shows a message when the messenger refuses', { tags: ['error.12'] }, async () => {
    const scanner = () => Promise.reject(new DeviceFailure('refused', 'refused'))
    await openReady({ tweak: { needScanQRCode: true }, host: { device: { scan: scanner } } })
    await scan.click()
    await expect.element(page.getByText('初始化失败，请重试')).toBeVisible()
  })

  it('says nothing when the customer closes the scanner', async () => {
    const scanner = vi.fn(() => Promise.reject(new DeviceFailure('cancelled', 'closed')))
    await openReady({ tweak: { needScanQRCode: true }, host: { device: { scan: scanner } } })
    await scan.click()
    await expect.poll(() => scanner).toHaveBeenCalledTimes(1)
    await expect.element(page.getByText('初始化失败，请重试')).not.toBeInTheDocument()
  })
})

it(
  'names limit, temporary limit and its end, expiry and coupon; an error takes their place',
  { tags: ['amountBox.3'] },
  async () => {
    const limits = await cashGetAmount(sandboxWorld().gateway)
    const more = { cashTempAvailAmount: 2000, cashTempEndTime: '2099-03-31', expireDate: '2099-12-31' }
    await openReady({ faults: [replies('cash/getAmount', { ...limits, ...more })] }, { amount: '12000' })
    const brief = page.getByRole('button', {
      name: /可借55,000元.*临时2,000元（.*3月31日止）.*额度有效期至.*12月31日/,
    })
    await expect.element(brief).toBeVisible()
    await expect.element(page.getByText('6折券')).toBeVisible()
    await amount.fill('60000')
    await expect.element(page.getByText('超出可借额度')).toBeVisible()
    await expect.element(brief).not.toBeInTheDocument()
    await expect.element(page.getByText('6折券')).not.toBeInTheDocument()
  },
)

it('keeps the limit below the message that it is exceeded, and nothing else', async () => {
  await openReady({}, { amount: '60000' })
  await amount.click()
  await expect.element(amount).toHaveAccessibleDescription(/^超出可借额度 可借55,000元/)
  await amount.fill('499')
  await expect.element(page.getByText('单笔最低借款金额为500元')).toBeVisible()
  expect(page.getByText('可借55,000元').elements()).toEqual([])
})

/** The loan page with a limit of several parts, and a coupon that raises it. */
async function openWithParts() {
  const limits = await cashGetAmount(sandboxWorld().gateway)
  const parts = {
    loanAmount: 70_000,
    canUseLoanAmount: 55_000,
    cashTempAvailAmount: 5000,
    cashTempEndTime: '2099-03-17',
    expireDate: '2099-12-31',
  }
  await openReady({ faults: [replies('cash/getAmount', { ...limits, ...parts })] }, { amount: '12000' })
  return page.getByRole('button', { name: /可借60,000元/ })
}

it('shows the limit as a ring, with what is used, fixed and temporary', async () => {
  const brief = await openWithParts()
  await brief.click()
  const sheet = page.getByRole('dialog', { name: '可借额度' })
  await expect.element(sheet).toMatchTextContent(/¥60,000.*已使用15,000/)
  await expect.element(sheet).toMatchTextContent(/固定额度50,000至2099年12月31日/)
  await expect.element(sheet).toMatchTextContent(/临时额度5,000至2099年3月17日提额券\+5,000/)
})

it('no line of the limit begins or ends with a separator', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(375, 667))
  const brief = (await openWithParts()).element()
  expect(brief.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  const { left } = brief.getBoundingClientRect()
  const facts = [...(brief.firstElementChild?.children ?? [])]
  const lines = new Set(facts.map((fact) => fact.getBoundingClientRect().top))
  expect(lines.size).toBeGreaterThan(1)
  const signs = facts.map((fact) => getComputedStyle(fact, '::before').content)
  expect(signs).toEqual(facts.map((_, at) => (at === 0 ? 'none' : '"·"')))
  // A sign is at the start of its fact. What is before the edge is cut.
  const seen = facts.filter((fact) => fact.getBoundingClientRect().left > left - 1)
  expect(seen).toHaveLength(facts.length - lines.size)
})

it('shows when the limit ends, beside other facts', { tags: ['amountBox.3'] }, async () => {
  await openReady({ persona: 'low-fee-chosen' })
  await expect.element(page.getByText(/低息试用额度.*额度有效期至/)).toBeVisible()
})
