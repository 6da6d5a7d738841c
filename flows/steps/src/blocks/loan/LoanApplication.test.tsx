import { cashQueryCouponsQuery } from '@koo/api-client/calls'
import { useCall } from '@koo/page/query'
import { openPage, type OpenPageOptions } from '@koo/page/testing/page'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { LoanSeed } from './index.ts'
import { MERCHANT_DRAFT_KEY, merchantLoan } from './testing/MerchantLoan.tsx'

const amount = page.getByTestId('amount')
const payments = page.getByTestId('month-pay')
const consent = page.getByRole('checkbox', { name: /同意/ })
const borrow = page.getByRole('button', { name: '立即借款' })

/** Opens the loan of a merchant, and waits for its figures. */
async function open(search: LoanSeed = {}, options: OpenPageOptions<LoanSeed> = {}) {
  const opened = await openPage(merchantLoan, { persona: 'merchant-approved', search, ...options })
  await expect.poll(() => payments.elements().length).toBeGreaterThan(0)
  return opened
}

it('a product is its options: limit, range, rates, agreements and use are those it names', async () => {
  const { calls } = await open()
  await expect.element(amount).toHaveAttribute('placeholder', '50,000')
  expect(page.getByRole('radio').elements()).toHaveLength(4)
  await expect.element(page.getByRole('button', { name: /借款用途.*采购货物/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '《商户经营贷款合同》' })).toBeVisible()
  expect(calls('merchant/getLoanRateInfoV3')).toEqual([])
})

it.each([
  ['7999', '单笔最低借款金额为8,000元'],
  ['50001', '受资方限制，借款金额最高5万'],
  // What its own call gives is 100,000 yuan.
  ['100001', '超出可借额度，受资方限制，借款金额最高5万'],
])('%s yuan is outside its range: %s', async (yuan, message) => {
  const { exits } = await open()
  await amount.fill(yuan)
  await expect.element(page.getByText(message)).toBeVisible()
  await consent.click()
  await borrow.click()
  expect(exits).toEqual([])
})

it('goes on with what is selected, asks the lender for its own kind, and keeps a draft of its own', async () => {
  const { exits, calls, clock, host, world } = await open({ amount: '20000', period: '12' })
  await consent.click()
  await borrow.click()
  await expect.poll(() => exits).toHaveLength(1)
  expect(exits[0]).toMatchObject({ name: 'next', query: { amount: '20000', period: '12', card: 'C1' } })
  expect(calls('cash/checkCanPublish').map(({ request }) => request)).toEqual([{ typeId: 'merchant' }])
  expect(JSON.stringify(world.sandbox.world().consents)).toContain('商户经营贷款合同')
  await amount.fill('30000')
  await clock.advance(10_000)
  expect(host.memory.getItem(MERCHANT_DRAFT_KEY)).toContain('30000')
})

/** Another page of the same customer, which has loaded coupons. */
function WithCoupons({ children }: { children: ReactNode }) {
  return useCall(cashQueryCouponsQuery, {}).data && children
}

it('a product without coupons has none, not those that another page has loaded either', async () => {
  await open({ amount: '20000' }, { around: (element) => <WithCoupons>{element}</WithCoupons> })
  await expect.element(page.getByTestId('coupon-row')).not.toBeInTheDocument()
  await expect.element(page.getByText(/共还/)).toBeVisible()
  await page.getByRole('button', { name: /还款计划/ }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(page.getByRole('dialog').getByText('优惠').elements()).toEqual([])
})

describe('what has failed waits for the customer, and nothing looks as if it were loading', () => {
  it.each([
    ['merchant/getLoanData', '借款额度加载失败', '额度加载后查看'],
    ['merchant/getLoanRateInfo', '期数与费率加载失败', '期数加载后查看'],
  ])('%s', async (match, title, plan) => {
    await openPage(merchantLoan, {
      persona: 'merchant-approved',
      search: { amount: '20000' },
      faults: [{ match, fault: 'result=42020' }],
    })
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByRole('button', { name: new RegExp(`还款计划.*${plan}`) })).toBeVisible()
    await expect.poll(() => document.querySelectorAll('[aria-busy="true"], [data-skeleton]').length).toBe(0)
  })
})
