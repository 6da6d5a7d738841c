import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import type { LoanSeed } from '@koo/steps/loan'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { amount, borrow, consent, ready } from '../home/testing/openHome.ts'
import { leadLoan } from '../pages.ts'

async function open(search: LoanSeed = {}, options: OpenPageOptions<LoanSeed> = {}) {
  const opened = await openPage(leadLoan, { persona: 'lead-new-style', ...options, search })
  await ready()
  return opened
}

/** Types an amount and leaves the field. */
async function type(typed: string) {
  await amount.fill(typed)
  amount.element().dispatchEvent(new Event('blur'))
}

describe('the limit of the partner lender', () => {
  it(
    'an amount above it, below that of the wallet, is state 11 with a text of its own',
    { tags: ['amountState.10'] },
    async () => {
      const { calls } = await open()
      await expect.element(amount).toHaveAttribute('placeholder', '20,000')
      await type('20001')
      await expect.element(page.getByText('超出本服务可借额度20,000元', { exact: true })).toBeVisible()
      await consent.click()
      await borrow.click()
      expect(calls('cash/checkCanPublish')).toEqual([])
      await type('20000')
      await expect.element(page.getByText('超出本服务可借额度20,000元')).not.toBeInTheDocument()
    },
  )

  it(
    'where it is the wallet’s own limit, an amount above it is state 4',
    { tags: ['amountState.10'] },
    async () => {
      const { calls } = await open({}, { persona: 'new-customer' })
      expect(calls('cash/getAmount')).toHaveLength(1)
      await type('99999')
      await expect.element(page.getByText('超出可借额度', { exact: false })).toBeVisible()
      expect(page.getByText('超出本服务').elements()).toEqual([])
    },
  )

  it('without one the amount is locked, with the reason', async () => {
    await open({}, { persona: 'campaign-generic' })
    await expect.element(amount).toHaveAttribute('readonly')
    await expect.element(page.getByText('剩余可借额度0元', { exact: false })).toBeVisible()
  })
})

it('offers the coupons of the partner; those of the wallet cannot be used, with the reason', async () => {
  const { host, exits } = await open({ amount: '10000', period: '12' })
  await page.getByTestId('coupon-row').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('tab', { name: /不可用/ }).click()
  await expect.element(sheet.getByText('当前借款不可使用该券', { exact: false }).first()).toBeVisible()
  await sheet.getByRole('tab', { name: /^可用/ }).click()
  await sheet.getByRole('radio', { name: /合作资方8折券/ }).click()
  await page.getByTestId('coupon-done').click()
  // The selection of the wallet is another one.
  expect(host.memory.getItem('leadChosenCoupon')).toContain('CL3')
  expect(host.memory.getItem('chosenCoupon')).toBeNull()
  await consent.click()
  await borrow.click()
  await expect.poll(() => exits).toHaveLength(1)
  expect(exits[0]).toMatchObject({ name: 'next', query: { amount: '10000', period: '12', coupons: 'CL3' } })
})

it('the list has the agreements of the loan apart from the others', { tags: ['agreement.3'] }, async () => {
  await open({ amount: '10000' })
  await page.getByRole('link', { name: /等4份协议/ }).click()
  const sheet = page.getByRole('dialog')
  const group = (name: string) => sheet.getByRole('region', { name }).getByRole('button')
  await expect.element(group('其他协议')).toMatchTextContent('借款服务协议')
  expect(group('借款相关协议').elements()).toHaveLength(3)
})

it(
  'the list has the service agreement of loans, and says whose it is',
  { tags: ['agreement.11'] },
  async () => {
    const { host } = await open({ amount: '10000' })
    await page.getByRole('link', { name: /等4份协议/ }).click()
    const service = page.getByRole('dialog').getByRole('button', { name: /借款服务协议/ })
    await expect.element(service).toMatchTextContent('与本平台签订')
    expect(page.getByRole('dialog').getByText('与本平台签订').elements()).toHaveLength(1)
    await service.click()
    await expect.poll(() => host.opened.at(-1)).toMatch(/agreements\/service$/)
  },
)

it('has a consent and a draft of its own: those of the wallet do not count', async () => {
  const { world } = await open({ amount: '10000', period: '12' })
  await expect.element(consent).not.toBeChecked()
  await consent.click()
  await borrow.click()
  await expect.poll(() => world.sandbox.world().traces).toHaveLength(1)
  expect(world.sandbox.world().traces[0]).toMatchObject({ body: { traceData: { scene: 'cashLead' } } })
})
