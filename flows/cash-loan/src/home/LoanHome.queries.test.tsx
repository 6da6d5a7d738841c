import { memoryStorage } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { amount, payments, borrow, ready, openReady, openHome } from './testing/openHome.ts'

describe('queries', () => {
  it.each([
    ['cash/getAmount', '借款额度加载失败'],
    ['merchant/getLoanRateInfoV3', '期数与费率加载失败'],
  ])('%s that fails shows an error in its section, with a retry there', async (path, text) => {
    const { clock, world } = await openHome(
      { faults: [{ match: path, fault: 'http=500' }] },
      { amount: '12000' },
    )
    await clock.advance(10_000)
    await expect.element(page.getByText(text)).toBeVisible()
    world.sandbox.clearFaults()
    await page.getByRole('button', { name: '重试' }).click()
    await ready()
    await expect.element(amount).toHaveValue('12,000')
  })

  it.each<[what: string, paths: string[], hasAmount: boolean]>([
    ['limit and rates', ['cash/getAmount', 'merchant/getLoanRateInfoV3'], false],
    ['rates and cards', ['merchant/getLoanRateInfoV3', 'user/queryAllBankcardList'], true],
    ['all', ['*'], false],
  ])('%s that fail show one error with one retry, and no toast', async (_, paths, hasAmount) => {
    const { world } = await openHome(
      { faults: paths.map((match) => ({ match, fault: 'result=42020' as const })) },
      { amount: '12000' },
    )
    await expect.element(page.getByText('借款信息加载失败')).toBeVisible()
    await expect.element(page.getByText('没有产生借款，填写的内容都还在。')).toBeVisible()
    expect(page.getByText('系统', { exact: false }).elements()).toEqual([])
    expect(amount.elements()).toHaveLength(hasAmount ? 1 : 0)
    expect(page.getByRole('button', { name: /重试|重新/ }).elements()).toHaveLength(1)
    world.sandbox.clearFaults()
    await page.getByRole('button', { name: '全部重试' }).click()
    await ready()
    await expect.element(amount).toHaveValue('12,000')
    await expect.element(page.getByRole('button', { name: /收款银行卡/ })).toMatchTextContent('5670')
  })

  it('give the same page in every order of their replies', async () => {
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
  it('is saved when typing pauses, not at every key', async () => {
    const memory = memoryStorage()
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

  it('survives a reload and the end of the session, and has no card number', async () => {
    const memory = memoryStorage()
    const { view, world } = await openReady({ host: { memory } })
    await amount.fill('23000')
    await page.getByRole('radio', { name: /^18期/ }).click()
    world.sandbox.expireSessions()
    await view.unmount()
    await openReady({ host: { memory } })
    await expect.element(amount).toHaveValue('23,000')
    await expect.element(page.getByRole('radio', { name: /18期/ })).toBeChecked()
    expect(Object.keys(memory.entries())).toContain('cash_loan_draft')
    expect(memory.entries().cash_loan_draft).not.toMatch(/5670|agreed/)
  })

  it('is replaced by an address with another amount', async () => {
    const memory = memoryStorage()
    const { view } = await openReady({ host: { memory } }, { amount: '9000' })
    await amount.fill('23000')
    await view.unmount()
    const again = await openReady({ host: { memory } }, { amount: '9000' })
    await expect.element(amount).toHaveValue('23,000')
    await again.view.unmount()
    const plain = await openReady({ host: { memory } })
    await expect.element(amount).toHaveValue('23,000')
    await plain.view.unmount()
    await openReady({ host: { memory } }, { amount: '7000' })
    await expect.element(amount).toHaveValue('7,000')
  })
})

it('explains the monthly payment', { tags: ['plan.4'] }, async () => {
  await openReady({}, { amount: '12000' })
  await page.getByRole('button', { name: /每期应还说明|每期应还/ }).click()
  await expect.element(page.getByRole('dialog')).toMatchTextContent('每期应还 =（应还总额 − 优惠）÷ 期数')
})
