import { memoryStore } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openHome, type OpenOptions } from './openPage.tsx'

const amount = page.getByTestId('amount')
const payments = () =>
  [...document.querySelectorAll('[data-testid=month-pay]')].map((node) => node.textContent ?? '')
const borrow = page.getByRole('button', { name: '立即借款' })
const consent = page.getByRole('checkbox')

/** The page is there and its figures have come. */
const ready = () => expect.poll(() => payments().length).toBeGreaterThan(0)

async function openReady(options: OpenOptions = {}, search: Parameters<typeof openHome>[1] = {}) {
  const opened = await openHome(options, search)
  await ready()
  return opened
}

describe('amount box', () => {
  it.each<[code: number, persona: string, text: string, shown: string]>([
    [0, 'old-customer', '12000', '可借55,000元'],
    [1, 'old-customer', '', '请填写借款金额'],
    [2, 'old-customer', '0', '请填写正确的借款金额'],
    [3, 'old-customer', '499', '单笔最低借款金额为500元'],
    [4, 'old-customer', '55001', '超出可借额度'],
    [8, 'lender-cap', '20001', '受资方限制，借款金额最高2万'],
    [9, 'lender-cap', '60001', '超出可借额度，受资方限制，借款金额最高2万'],
    [10, 'lender-cap', '20000', '受资方限制，借款金额最高2万'],
  ])('state %i (%s, "%s") says %s', async (_code, persona, text, shown) => {
    await openReady({ persona })
    await amount.fill(text || '1')
    if (text === '') await userEvent.clear(amount)
    await expect.element(page.getByText(shown, { exact: false }).first()).toBeVisible()
  })

  it.each([
    [5, 'low-limit', '剩余可借额度300元，低于单笔最低借款金额500元'],
    [6, 'cap-below-minimum', '剩余可借额度300元，低于单笔最低借款金额500元'],
  ])('state %i (%s) locks the box and says why', async (_code, persona, shown) => {
    // Without the raise coupons that lift the limit again.
    await openReady({ persona, host: { memory: memoryStore({ chosenCoupon: '{"none":true}' }) } })
    await expect.element(page.getByText(shown)).toBeVisible()
    await expect.element(amount).toHaveAttribute('readonly')
  })

  it('state 7: a cap is told before anything is typed', async () => {
    await openReady({ persona: 'lender-cap' })
    await expect.element(page.getByText('受资方限制，借款金额最高2万')).toBeVisible()
    await expect.element(amount).toHaveAttribute('placeholder', '20000')
  })

  it.each([
    ['-5000', '5000'],
    ['3000\u200b', '3000'],
    ['１２３４５', '12345'],
    ['12,000.50', '1200050'],
    ['9'.repeat(100_000), '9999999999'],
  ])('keeps the digits of %.20j', async (pasted, kept) => {
    await openReady()
    await amount.fill(pasted)
    await expect.element(amount).toHaveValue(kept)
  })

  it('loses nothing that is typed, invalid or not', async () => {
    await openReady()
    await amount.fill('123456789')
    await userEvent.tab()
    await expect.element(amount).toHaveValue('123456789')
    await amount.fill('0012000')
    await userEvent.tab()
    await expect.element(amount).toHaveValue('12000')
  })

  it('keeps what is typed while limits and rates are still on their way', async () => {
    const { clock } = await openHome({ faults: [{ match: '*', fault: 'latency=3000' }] })
    await amount.fill('12000')
    await clock.advance(5_000)
    await ready()
    await expect.element(amount).toHaveValue('12000')
    await expect.element(amount).toHaveFocus()
    expect(payments()[0]).toMatch(/^¥[\d,]+\.\d\d$/)
  })

  it('offers chips for an amount that cannot be borrowed, and takes the one that is tapped', async () => {
    await openReady()
    await amount.fill('62000')
    await page.getByRole('button', { name: '42,000' }).click()
    await expect.element(amount).toHaveValue('42000')
    await expect.element(page.getByRole('button', { name: '42,000' })).not.toBeInTheDocument()
  })
})

describe('scan button', () => {
  const scan = page.getByRole('button', { name: '扫一扫' })

  it.each([
    ['messenger-browser', true, true],
    ['messenger-browser', false, false],
    ['messenger-miniprogram', true, false],
    ['h5', true, false],
  ] as const)('in %s, configured: %s', async (environment, needScanQRCode, isShown) => {
    const { calls } = await openReady({ tweak: { needScanQRCode }, host: { environment } })
    await expect.poll(() => scan.elements().length).toBe(isShown ? 1 : 0)
    expect(calls('/wechat/sdkInit').length > 0).toBe(isShown)
  })

  it('says when the messenger refuses', async () => {
    const host = { environment: 'messenger-browser', scans: false } as const
    await openReady({ tweak: { needScanQRCode: true }, host })
    await scan.click()
    await expect.element(page.getByText('初始化失败，请重试')).toBeVisible()
  })
})

it('shows when the limit ends, whatever else the line says', async () => {
  await openReady({ persona: 'low-fee-chosen' })
  await expect.element(page.getByText(/低息试用额度.*额度有效期至/)).toBeVisible()
})

describe('periods', () => {
  it('show a new payment on every card at every keystroke', async () => {
    await openReady()
    await amount.fill('1234')
    await expect.poll(() => payments()[0]).toMatch(/¥/)
    const before = payments()
    await userEvent.type(amount, '5')
    const after = payments()
    expect(after).toHaveLength(before.length)
    for (const [index, text] of after.entries()) expect(text).not.toBe(before[index])
  })

  it('follow the chosen one in coupon row and plan', async () => {
    await openReady({}, { amount: '12000' })
    const saved = page.getByTestId('coupon-row')
    const before = saved.element().textContent
    await page.getByRole('radio', { name: /^3期/ }).click()
    await expect.poll(() => saved.element().textContent).not.toBe(before)
  })

  it('say so when the rate table has nothing for an amount', async () => {
    await openReady()
    await amount.fill('9999999999')
    await expect.element(page.getByText('当前金额暂无可用期数，请调整借款金额')).toBeVisible()
  })
})

describe('bank card', () => {
  it('takes the first card silently and another one by the sheet', async () => {
    const { exit } = await openReady({}, { amount: '12000' })
    const row = page.getByRole('button', { name: /收款银行卡/ })
    await expect.element(row).toMatchTextContent('5670')
    await row.click()
    await page.getByRole('button', { name: /8812/ }).click()
    await expect.element(row).toMatchTextContent('8812')
    await consent.click()
    await borrow.click()
    await expect.poll(() => exit.mock.calls.at(-1)).toEqual(['next', expect.objectContaining({ card: 'C2' })])
  })

  it('leaves through the gate to add the first one, and finds the draft on return', async () => {
    const memory = memoryStore()
    const { host, view, calls } = await openReady({ persona: 'no-card', host: { memory } })
    await amount.fill('8000')
    await page.getByRole('button', { name: /添加银行卡/ }).click()
    await expect.poll(() => host.opened).toHaveLength(1)
    expect(host.opened[0]).toContain('/__sandbox/bind')
    expect(calls('user/bindBankcardV2')[0]?.request).not.toHaveProperty('mobile')
    await view.unmount()
    await openReady({ persona: 'no-card', host: { memory } })
    await expect.element(amount).toHaveValue('8000')
  })

  it('says why the list could not be read, in the words of the server', async () => {
    await openReady({ faults: [{ match: 'user/queryAllBankcardList', fault: 'result=42020' }] })
    await expect.element(page.getByText('银行卡加载失败，点此重试')).toBeVisible()
    await expect.element(page.getByText('系统', { exact: false })).toBeVisible()
  })

  it('says so when the gate refuses the address', async () => {
    await openReady({ persona: 'no-card', host: { opens: () => false } })
    await page.getByRole('button', { name: /添加银行卡/ }).click()
    await expect.element(page.getByText('暂时无法添加银行卡，请稍后再试')).toBeVisible()
  })
})

describe('coupons', () => {
  it('are chosen by the sheet, kept for the session, and given to the next page', async () => {
    const memory = memoryStore()
    const { exit } = await openReady({ host: { memory } }, { amount: '12000' })
    await page.getByTestId('coupon-row').click()
    await expect.element(page.getByTestId('coupon-list')).toBeVisible()
    await page.getByRole('radio', { name: /8\.5.*息费8\.5折券/ }).click()
    await page.getByTestId('coupon-done').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByTestId('coupon-row')).toMatchTextContent('8.5折')
    expect(memory.entries().chosenCoupon).toContain('CR2')
    await consent.click()
    await borrow.click()
    await expect
      .poll(() => exit.mock.calls.at(-1))
      .toEqual(['next', { amount: '12000', period: '12', card: 'C1', coupons: 'CR2,CM1,CU1,CU2' }])
  })

  it('are all let go by "no coupon", which survives a new visit', async () => {
    const memory = memoryStore()
    const { view } = await openReady({ host: { memory } }, { amount: '12000' })
    await page.getByTestId('coupon-row').click()
    await page.getByText('不使用优惠券').click()
    await page.getByTestId('coupon-done').click()
    await expect.element(page.getByTestId('coupon-row')).toMatchTextContent('张可用')
    await view.unmount()
    await openReady({ host: { memory } }, { amount: '12000' })
    await expect.element(page.getByTestId('coupon-row')).toMatchTextContent('张可用')
  })

  it('that cannot be used are listed with the reason', async () => {
    await openReady({}, { amount: '12000' })
    await page.getByTestId('coupon-row').click()
    await page.getByRole('tab', { name: /不可用/ }).click()
    await expect.element(page.getByText('该券暂未生效', { exact: false }).first()).toBeVisible()
  })

  it.each([
    ['old-customer', 0],
    ['low-fee-chosen', 1],
  ])('%s: the notice about limited-time rights is for who has one', async (persona, notices) => {
    await openReady({ persona }, { amount: '12000' })
    await page.getByTestId('coupon-row').click()
    await expect.element(page.getByTestId('coupon-list')).toBeVisible()
    expect(page.getByText('优惠券不可与限时权益同时使用。').elements()).toHaveLength(notices)
  })

  it('cannot be declined by who must use one', async () => {
    await openReady({ persona: 'must-use-coupon' }, { amount: '12000' })
    await page.getByTestId('coupon-row').click()
    await expect.element(page.getByTestId('coupon-list')).toBeVisible()
    await expect.element(page.getByText('不使用优惠券')).not.toBeInTheDocument()
  })

  it('failing leaves a page that works and says so', async () => {
    const { clock, world, exit } = await openHome(
      { faults: [{ match: 'cash/queryCoupons', fault: 'http=500' }] },
      { amount: '12000' },
    )
    await clock.advance(10_000)
    await expect.element(page.getByText('优惠暂时没有加载成功', { exact: false })).toBeVisible()
    expect(payments()[0]).toMatch(/¥/)
    await consent.click()
    await borrow.click()
    await expect
      .poll(() => exit.mock.calls.at(-1))
      .toEqual(['next', expect.objectContaining({ coupons: undefined })])
    world.sandbox.clearFaults()
    await page.getByTestId('coupon-row').click()
    await expect.element(page.getByTestId('coupon-row')).toMatchTextContent('−¥')
  })
})

describe('loan use', () => {
  it('is daily consumption until something else is chosen, in two levels', async () => {
    const { exit } = await openReady({}, { amount: '12000' })
    const row = page.getByRole('button', { name: /借款用途/ })
    await expect.element(row).toMatchTextContent('日常消费')
    await row.click()
    await page.getByRole('button', { name: '教育培训' }).click()
    await page.getByRole('button', { name: '语言学习' }).click()
    await expect.element(row).toMatchTextContent('语言学习')
    await consent.click()
    await borrow.click()
    await expect
      .poll(() => exit.mock.calls.at(-1))
      .toEqual(['next', expect.objectContaining({ use: '10003', sub: '1000302' })])
  })

  it('keeps its default when the list fails', async () => {
    const { clock } = await openHome({ faults: [{ match: 'cash/queryLoanUse', fault: 'http=500' }] })
    await clock.advance(10_000)
    await expect.element(page.getByText('用途列表加载失败，点此重试')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /借款用途/ })).toMatchTextContent('日常消费')
  })
})

describe('consent', () => {
  it('stands for the purpose, for having read, and for the report', async () => {
    await openReady()
    await expect.element(consent).toHaveAccessibleName(/借款用途.*已阅读并同意.*向征信系统报送信息/)
  })

  it('is never ticked beforehand and is asked for', async () => {
    const { exit } = await openReady({}, { amount: '12000' })
    await expect.element(consent).not.toBeChecked()
    await borrow.click()
    await expect.element(page.getByText('请先阅读并同意借款协议')).toBeVisible()
    expect(exit).not.toHaveBeenCalled()
  })

  it('is recorded on the tick, with everything that was shown', async () => {
    const { world } = await openReady()
    await consent.click()
    await expect.poll(() => world.sandbox.world().consents.length).toBe(1)
    const { consents, traces } = world.sandbox.world()
    expect(JSON.stringify(consents)).toContain('个人征信查询及报送授权书')
    expect(JSON.stringify(traces)).toContain('trade-agreement-checkbox')
  })

  it('is taken back when the record does not reach the server', async () => {
    const { clock, exit } = await openReady(
      { faults: [{ match: 'other/agreementrecord', fault: 'drop=before' }] },
      { amount: '12000' },
    )
    await consent.click()
    await borrow.click()
    await clock.advance(60_000)
    await expect.element(page.getByText('网络异常，请您重新提交')).toBeVisible()
    await expect.element(consent).not.toBeChecked()
    expect(exit).not.toHaveBeenCalled()
  })

  it('cannot be given to a list that failed to load', async () => {
    const { clock, world } = await openHome({
      faults: [{ match: 'cash/queryLoanAgreements', fault: 'http=500' }],
    })
    await clock.advance(10_000)
    await expect.element(page.getByText('协议加载失败，暂时无法勾选', { exact: false })).toBeVisible()
    world.sandbox.clearFaults()
    await page.getByRole('button', { name: '重新加载' }).click()
    await expect.element(consent).toBeEnabled()
  })
})

describe('loan button', () => {
  it.each([
    ['needs-data', '补充资料并借款'],
    ['needs-face', '补充资料并借款'],
    ['needs-contacts', '补充资料并借款'],
  ])('%s: %s leads to what is missing', async (persona, label) => {
    const { exit } = await openReady({ persona })
    await page.getByRole('button', { name: label }).click()
    await expect.poll(() => exit.mock.calls[0]).toEqual(['supplement'])
  })

  it('is disabled until tomorrow when the contacts failed', async () => {
    await openReady({ persona: 'contacts-failed' })
    await expect.element(page.getByRole('button', { name: '联系人验证失败，请明日再试' })).toBeDisabled()
  })

  it('asks for the amount first', async () => {
    const { exit } = await openReady()
    await borrow.click()
    await expect.element(page.getByText('请填写借款金额')).toBeVisible()
    await expect.element(amount).toHaveFocus()
    expect(exit).not.toHaveBeenCalled()
  })

  it('asks whether the customer may publish, once however often it is tapped', async () => {
    const { clock, calls, exit } = await openReady(
      { faults: [{ match: 'cash/checkCanPublish', fault: 'latency=2000' }] },
      { amount: '12000' },
    )
    await consent.click()
    await borrow.click()
    await expect.poll(() => calls('cash/checkCanPublish')).toHaveLength(1)
    await clock.advance(1_500)
    borrow.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await clock.advance(3_000)
    await expect.poll(() => exit.mock.calls).toHaveLength(1)
    expect(calls('cash/checkCanPublish')).toHaveLength(1)
  })

  it.each([
    ['http=500', '系统'],
    ['result=42020', '系统'],
  ])('goes nowhere when that is not answered (%s), and says so', async (fault, text) => {
    const { clock, exit } = await openReady(
      { faults: [{ match: 'cash/checkCanPublish', fault }] },
      { amount: '12000' },
    )
    await consent.click()
    await borrow.click()
    await clock.advance(20_000)
    await expect.element(page.getByText(text, { exact: false }).first()).toBeVisible()
    expect(exit).not.toHaveBeenCalled()
  })

  it('goes nowhere without the right, and says why', async () => {
    const { exit } = await openReady({ persona: 'locked-out' }, { amount: '12000' })
    await consent.click()
    await borrow.click()
    await expect.element(page.getByText('您的综合评分暂不符合借款要求', { exact: false })).toBeVisible()
    expect(exit).not.toHaveBeenCalled()
  })

  it('takes along what the page shows after the consent was recorded, not before', async () => {
    const { clock, exit } = await openReady(
      { faults: [{ match: 'other/agreementrecord', fault: 'latency=2000' }] },
      { amount: '12000' },
    )
    await consent.click()
    await borrow.click()
    await amount.fill('15000')
    await clock.advance(3_000)
    await expect
      .poll(() => exit.mock.calls.at(-1))
      .toEqual(['next', expect.objectContaining({ amount: '15000' })])
  })
})

describe('reads', () => {
  it.each([
    ['cash/getAmount', '借款额度加载失败'],
    ['merchant/getLoanRateInfoV3', '期数与费率加载失败'],
  ])('%s failing is told in its place and repeated there', async (path, text) => {
    const { clock, world } = await openHome(
      { faults: [{ match: path, fault: 'http=500' }] },
      { amount: '12000' },
    )
    await clock.advance(10_000)
    await expect.element(page.getByText(text)).toBeVisible()
    world.sandbox.clearFaults()
    await page.getByRole('button', { name: '重试' }).click()
    await ready()
    await expect.element(amount).toHaveValue('12000')
  })

  it('end in the same page in whatever order they answer', async () => {
    const paths = [
      'cash/getAmount',
      'merchant/getLoanRateInfoV3',
      'user/queryAllBankcardList',
      'cash/queryCoupons',
    ]
    const seen = new Set<string>()
    for (const late of paths) {
      const { clock, view } = await openHome(
        { faults: [{ match: late, fault: 'latency=4000' }] },
        { amount: '12000' },
      )
      await clock.advance(5_000)
      await expect.poll(() => payments()[0]).toMatch(/¥/)
      await expect.element(page.getByTestId('coupon-row')).toMatchTextContent('−¥')
      seen.add(`${payments().join()} ${page.getByTestId('coupon-row').element().textContent}`)
      await view.unmount()
    }
    expect(seen.size).toBe(1)
  })

  it('does not show a payment that a late coupon would change', async () => {
    const { clock } = await openHome(
      { faults: [{ match: 'cash/queryCoupons', fault: 'latency=4000' }] },
      { amount: '12000' },
    )
    await expect.element(page.getByRole('button', { name: /收款银行卡/ })).toMatchTextContent('5670')
    expect(payments().join('')).not.toContain('¥')
    const cost = page.getByText(/^共还/)
    await expect.element(cost).not.toBeInTheDocument()
    await expect.element(borrow).toBeDisabled()
    await clock.advance(5_000)
    await expect.poll(() => payments()[0]).toMatch(/¥/)
    await expect.element(cost).toBeVisible()
  })
})

describe('draft', () => {
  it('is written when nobody has typed for a moment, not at every key', async () => {
    const memory = memoryStore()
    const { clock } = await openReady({ host: { memory } })
    await amount.fill('2300')
    await userEvent.type(amount, '0')
    expect(memory.entries().cash_loan_draft ?? '').not.toContain('23000')
    await clock.advance(500)
    expect(memory.entries().cash_loan_draft).toContain('23000')
    await userEvent.type(amount, '0')
    window.dispatchEvent(new Event('pagehide'))
    expect(memory.entries().cash_loan_draft).toContain('230000')
  })

  it('is lost neither by a reload nor by a session that ends, and belongs to its customer', async () => {
    const memory = memoryStore()
    const { view, world } = await openReady({ host: { memory } })
    await amount.fill('23000')
    await page.getByRole('radio', { name: /^18期/ }).click()
    world.sandbox.expireSessions()
    await view.unmount()
    await openReady({ host: { memory } })
    await expect.element(amount).toHaveValue('23000')
    await expect.element(page.getByRole('radio', { name: /18期/ })).toBeChecked()
    expect(Object.keys(memory.entries())).toContain('cash_loan_draft')
    expect(memory.entries().cash_loan_draft).not.toMatch(/5670|agreed/)
  })

  it('gives way to an address that asks for another amount', async () => {
    const memory = memoryStore()
    const { view } = await openReady({ host: { memory } }, { amount: '9000' })
    await amount.fill('23000')
    await view.unmount()
    const again = await openReady({ host: { memory } }, { amount: '9000' })
    await expect.element(amount).toHaveValue('23000')
    await again.view.unmount()
    const plain = await openReady({ host: { memory } })
    await expect.element(amount).toHaveValue('23000')
    await plain.view.unmount()
    await openReady({ host: { memory } }, { amount: '7000' })
    await expect.element(amount).toHaveValue('7000')
  })
})

it('explains the monthly payment', async () => {
  await openReady({}, { amount: '12000' })
  await page.getByRole('button', { name: /每期应还说明|每期应还/ }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent('期数')
})

it('shows the plan and borrows from there', async () => {
  const { exit } = await openReady({}, { amount: '12000' })
  await consent.click()
  await page.getByRole('button', { name: /还款计划/ }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('¥12,000.00')
  await dialog.getByRole('button', { name: '立即借款' }).click()
  await expect.poll(() => exit.mock.calls.at(-1)?.[0]).toBe('next')
})
