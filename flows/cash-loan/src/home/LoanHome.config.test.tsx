import { cashQueryCoupons, merchantGetLoanRateInfoV3 } from '@koo/api-client/calls'
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

describe('a rate that is compared with a former one', () => {
  const ON = { marketing: { enabled: true, struckRate: true } }
  const RATES = { beforeRate: '0.3', currentRate: '0.24', oldYxFakeCouponDiscount: '0.85' }

  /** Opens the plan of a loan without coupons, at the rate of the table. */
  async function openPlan(values: Parameters<typeof configured>[0], rateConfig: unknown = RATES) {
    const { gateway } = sandboxWorld()
    const grant = await cashQueryCoupons(gateway, {})
    const rates = await merchantGetLoanRateInfoV3(gateway, {})
    await openReady(
      {
        host: { config: configured(values) },
        faults: [
          replies('cash/queryCoupons', { ...grant, couponList: [] }),
          replies('merchant/getLoanRateInfoV3', { ...rates, rateConfig }),
        ],
        contract: 'report',
      },
      { amount: '12000' },
    )
    await page.getByRole('button', { name: /还款计划/ }).click()
    await expect.element(page.getByRole('dialog')).toMatchTextContent('¥12,000.00')
    const struck = [...document.querySelectorAll('[role=dialog] dl s')].map(({ textContent }) => textContent)
    return struck.join()
  }

  it('is not, until the configuration says so', { tags: ['pricing.11'] }, async () => {
    expect(await openPlan({})).toBe('')
  })

  it.each<[string, Parameters<typeof configured>[0], unknown]>([
    ['marketing is off', { marketing: { enabled: false, struckRate: true } }, RATES],
    ['the flag is no flag', { marketing: { enabled: true, struckRate: 'true' } }, RATES],
    ['marketing is no record', { marketing: true }, RATES],
    ['nobody names a reference', ON, { ...RATES, beforeRate: null }],
    ['the reference is below the rate', ON, { ...RATES, beforeRate: '0.1' }],
    ['the reference is a percent', ON, { ...RATES, beforeRate: 30 }],
    ['the reference is no rate', ON, { ...RATES, beforeRate: 'x' }],
    ['there is no discount', ON, { ...RATES, oldYxFakeCouponDiscount: null }],
    ['the discount is none', ON, { ...RATES, oldYxFakeCouponDiscount: 1 }],
    ['the discount is a percent', ON, { ...RATES, oldYxFakeCouponDiscount: 85 }],
    ['there are no rates', ON, null],
    ['the rates are no record', ON, 'x'],
    ['the base is no rate', { ...ON, baseAnnualRate: '0.3' }, { ...RATES, beforeRate: null }],
    ['the base is a percent', { ...ON, baseAnnualRate: 30 }, { ...RATES, beforeRate: null }],
  ])('is not where %s', { tags: ['pricing.11'] }, async (_, values, rateConfig) => {
    expect(await openPlan(values, rateConfig)).toBe('')
  })

  it.each<[string, Parameters<typeof configured>[0], unknown, string]>([
    ['that of the reply', ON, RATES, '30.00%'],
    ['at most 36 %', ON, { ...RATES, beforeRate: '0.4' }, '36.00%'],
    [
      'at most the ceiling of the day',
      { ...ON, rateCeilings: [{ percent: 29.5, from: '2020-01-01' }] },
      RATES,
      '29.50%',
    ],
    ['at most the cap of the configuration', { ...ON, annualRateCapPercent: 28 }, RATES, '28.00%'],
    [
      '36 % where the cap is none',
      { ...ON, annualRateCapPercent: '28' },
      { ...RATES, beforeRate: 0.4 },
      '36.00%',
    ],
    ['that of the configuration', { ...ON, baseAnnualRate: 0.29 }, { ...RATES, beforeRate: null }, '29.00%'],
  ])('stands beside %s', { tags: ['pricing.5', 'pricing.11'] }, async (_, values, rateConfig, rate) => {
    expect(await openPlan(values, rateConfig)).toContain(rate)
  })
})
