import { cashQueryCoupons } from '@koo/api-client/calls'
import { configured, replies, sandboxWorld } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openReady } from './testing/openHome.ts'

/** Opens the sheet of the coupons, of which none names a kind of customer. */
async function openCoupons(values: Parameters<typeof configured>[0]) {
  const grant = await cashQueryCoupons(sandboxWorld().gateway, {})
  const productList = grant.productList.map((each) => ({ ...each, customer: 'any' }))
  await openReady(
    {
      host: { config: configured(values) },
      faults: [replies('cash/queryCoupons', { ...grant, productList })],
    },
    { amount: '12000' },
  )
  await page.getByTestId('coupon-row').click()
  await page.getByRole('tab', { name: /不可用/ }).click()
}

const refused = (text: RegExp) => page.getByText(text).elements().length

describe('the coupons of the loan page', () => {
  it.each<[unknown, boolean]>([
    [[], false],
    [['W1'], true],
    // No list of ids: as if the configuration named none.
    ['W1', false],
    [[{ productId: 'W1' }], false],
  ])(
    'are for new customers by the products of the configuration: %j',
    { tags: ['couponRule.5'] },
    async (newCustomerProductIds, isRefused) => {
      await openCoupons({ newCustomerProductIds })
      await expect.element(page.getByText('该券暂未生效', { exact: false }).first()).toBeVisible()
      expect(refused(/仅新客可用/) > 0).toBe(isRefused)
    },
  )

  it('are for whoever the reply says, or for both where both lists name the product', async () => {
    await openCoupons({ newCustomerProductIds: ['W1'], oldCustomerProductIds: ['W1'] })
    await expect.element(page.getByText('该券暂未生效', { exact: false }).first()).toBeVisible()
    expect(refused(/仅新客可用/)).toBe(0)
  })

  it.each<[unknown, boolean]>([
    [['PRODUCT_MISMATCH'], true],
    [['NEW_CUSTOMER_ONLY'], false],
    [['another'], true],
    // No list of texts.
    [[7], true],
  ])('are in neither list for a reason of the configuration: %j', async (hiddenReasonCodes, isListed) => {
    await openCoupons({ newCustomerProductIds: ['W1'], hiddenReasonCodes })
    await expect.element(page.getByTestId('coupon-done')).toBeVisible()
    expect(refused(/仅新客可用/) > 0).toBe(isListed)
  })
})

describe('the plan of the loan page', () => {
  it.each<[number, unknown, boolean]>([
    [30, [29, 30, 31], true],
    [30, [31], false],
    [30, ['30'], true],
    [30, [], false],
    // Every month has this day.
    [28, [28], false],
    // No list of days: the days of the product.
    [30, '31', true],
  ])(
    'of day %i has a notice for the days %j of the configuration',
    { tags: ['field.16'] },
    async (repaymentDay, days, isShown) => {
      await openReady(
        { tweak: { repaymentDay }, host: { config: configured({ repaymentDayNotice: days }) } },
        { amount: '12000' },
      )
      await page.getByRole('button', { name: /还款计划/ }).click()
      const dialog = page.getByRole('dialog')
      await expect.element(dialog).toMatchTextContent('¥12,000.00')
      expect(dialog.getByText(/月末还款/).elements()).toHaveLength(isShown ? 1 : 0)
    },
  )
})
