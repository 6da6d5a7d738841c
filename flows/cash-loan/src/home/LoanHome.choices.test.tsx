import { memoryStorage } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { amount, payments, borrow, consent, openReady, openHome } from './testing/openHome.ts'

describe('periods', () => {
  it('show a new payment for every period at every keystroke', async () => {
    await openReady()
    await amount.fill('1234')
    await expect.poll(() => payments()[0]).toMatch(/¥/)
    const before = payments()
    await userEvent.type(amount, '5')
    const after = payments()
    expect(after).toHaveLength(before.length)
    for (const [index, text] of after.entries()) expect(text).not.toBe(before[index])
  })

  it('change coupon row and plan when another one is selected', async () => {
    await openReady({}, { amount: '12000' })
    const saved = page.getByTestId('coupon-row')
    const before = saved.element().textContent
    await page.getByRole('radio', { name: /^3期/ }).click()
    await expect.poll(() => saved.element().textContent).not.toBe(before)
  })

  it('show a message when the rate table has no rate for an amount', async () => {
    await openReady()
    await amount.fill('9999999999')
    await expect.element(page.getByText('当前金额暂无可用期数，请调整借款金额')).toBeVisible()
  })
})

describe('bank card', () => {
  it('is the first card, or the one selected in the sheet', async () => {
    const { exits } = await openReady({}, { amount: '12000' })
    const row = page.getByRole('button', { name: /收款银行卡/ })
    await expect.element(row).toMatchTextContent('5670')
    await row.click()
    await page.getByRole('button', { name: /8812/ }).click()
    await expect.element(row).toMatchTextContent('8812')
    await consent.click()
    await borrow.click()
    await expect
      .poll(() => exits.at(-1))
      .toEqual({ name: 'next', query: expect.objectContaining({ card: 'C2' }) })
  })

  it('opens the bank page through the url gate, and the draft is there on return', async () => {
    const memory = memoryStorage()
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

  it('bankCard.13: shows why the list did not load, with the message of the server', async () => {
    await openReady({ faults: [{ match: 'user/queryAllBankcardList', fault: 'result=42020' }] })
    await expect.element(page.getByText('银行卡加载失败，点此重试')).toBeVisible()
    await expect.element(page.getByText('系统', { exact: false })).toBeVisible()
  })

  it('shows a message when the url gate refuses the address', async () => {
    await openReady({ persona: 'no-card', host: { opens: () => false } })
    await page.getByRole('button', { name: /添加银行卡/ }).click()
    await expect.element(page.getByText('暂时无法添加银行卡，请稍后再试')).toBeVisible()
  })
})

describe('coupons', () => {
  it('are selected in the sheet, kept in the tab, and passed to the next page', async () => {
    const memory = memoryStorage()
    const { exits } = await openReady({ host: { memory } }, { amount: '12000' })
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
      .poll(() => exits.at(-1))
      .toEqual({
        name: 'next',
        query: { amount: '12000', period: '12', card: 'C1', coupons: 'CR2,CM1,CU1,CU2' },
      })
  })

  it('are all deselected by "no coupon", which survives a new visit', async () => {
    const memory = memoryStorage()
    const { view } = await openReady({ host: { memory } }, { amount: '12000' })
    await page.getByTestId('coupon-row').click()
    await page.getByText('不使用优惠券').click()
    await page.getByTestId('coupon-done').click()
    await expect.element(page.getByTestId('coupon-row')).toMatchTextContent('张可用')
    await view.unmount()
    await openReady({ host: { memory } }, { amount: '12000' })
    await expect.element(page.getByTestId('coupon-row')).toMatchTextContent('张可用')
  })

  it('that are not usable are listed with the reason', async () => {
    await openReady({}, { amount: '12000' })
    await page.getByTestId('coupon-row').click()
    await page.getByRole('tab', { name: /不可用/ }).click()
    await expect.element(page.getByText('该券暂未生效', { exact: false }).first()).toBeVisible()
  })

  it.each([
    ['old-customer', 0],
    ['low-fee-chosen', 1],
  ])('%s: the notice about limited-time rights is only for customers with one', async (persona, notices) => {
    await openReady({ persona }, { amount: '12000' })
    await page.getByTestId('coupon-row').click()
    await expect.element(page.getByTestId('coupon-list')).toBeVisible()
    expect(page.getByText('优惠券不可与限时权益同时使用。').elements()).toHaveLength(notices)
  })

  it('cannot be declined by customers who must use one', async () => {
    await openReady({ persona: 'must-use-coupon' }, { amount: '12000' })
    await page.getByTestId('coupon-row').click()
    await expect.element(page.getByTestId('coupon-list')).toBeVisible()
    await expect.element(page.getByText('不使用优惠券')).not.toBeInTheDocument()
  })

  it('that do not load leave a working page with a message', async () => {
    const { clock, world, exits } = await openHome(
      { faults: [{ match: 'cash/queryCoupons', fault: 'http=500' }] },
      { amount: '12000' },
    )
    await clock.advance(10_000)
    await expect.element(page.getByText('优惠暂时没有加载成功', { exact: false })).toBeVisible()
    expect(payments()[0]).toMatch(/¥/)
    await consent.click()
    await borrow.click()
    await expect
      .poll(() => exits.at(-1))
      .toEqual({ name: 'next', query: expect.objectContaining({ coupons: undefined }) })
    world.sandbox.clearFaults()
    await page.getByTestId('coupon-row').click()
    await expect.element(page.getByTestId('coupon-row')).toMatchTextContent('−¥')
  })
})

describe('loan use', () => {
  it('is daily consumption until another one is selected, in two levels', async () => {
    const { exits } = await openReady({}, { amount: '12000' })
    const row = page.getByRole('button', { name: /借款用途/ })
    await expect.element(row).toMatchTextContent('日常消费')
    await row.click()
    await page.getByRole('button', { name: '教育培训' }).click()
    await page.getByRole('button', { name: '语言学习' }).click()
    await expect.element(row).toMatchTextContent('语言学习')
    await consent.click()
    await borrow.click()
    await expect
      .poll(() => exits.at(-1))
      .toEqual({ name: 'next', query: expect.objectContaining({ use: '10003', sub: '1000302' }) })
  })

  it('keeps its default when the list does not load', async () => {
    const { clock } = await openHome({ faults: [{ match: 'cash/queryLoanUse', fault: 'http=500' }] })
    await clock.advance(10_000)
    await expect.element(page.getByText('用途列表加载失败，点此重试')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /借款用途/ })).toMatchTextContent('日常消费')
  })
})
