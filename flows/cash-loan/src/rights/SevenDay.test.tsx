import { configured } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { amount, borrow, consent, openReady, payments } from '../home/testing/openHome.ts'
import { agreesWithLender } from './testing/agrees.ts'

const row = page.getByRole('button', { name: /^7天0息费体验/ })
const dialog = page.getByRole('dialog', { name: '7天0息费体验' })
const use = dialog.getByRole('button', { name: '使用权益' })
const TOO_SMALL = '仅限借款2,000元及以上可用，请重新填写借款金额'

const select = async () => {
  await row.click()
  await use.click()
}

describe('the 7-day right', () => {
  it('is explained before it is used', { tags: ['widget.5', 'lowFee.5'] }, async () => {
    await openReady({}, { amount: '12000' })
    await row.click()
    await expect.element(use).toBeVisible()
    expect(
      dialog
        .getByRole('listitem')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['单笔借款满2,000元可用', '有效期内可使用一次', '还款计划不变，前7天的利息退回收款银行卡'])
  })

  it('is used and not used; the schedule stays the same', { tags: ['lowFee.1', 'lowFee.5'] }, async () => {
    const { world, exits } = await openReady({}, { amount: '12000' })
    const before = payments()
    await select()
    await expect.element(row).toMatchTextContent('已使用')
    expect(payments()).toEqual(before)
    await consent.click()
    await borrow.click()
    await expect
      .poll(() => exits.at(-1))
      .toEqual({ name: 'next', query: expect.objectContaining({ coupons: 'CR3,CM1,CO1,CU1,CU2' }) })
    await agreesWithLender(world, '12000', 'CR3,CM1,CO1', ['12', '18', '24'])

    await row.click()
    await dialog.getByRole('button', { name: '不使用' }).click()
    await expect.element(row).toMatchTextContent('未使用')
  })

  it('is possible from 2000 yuan on, and says so below', { tags: ['lowFee.2', 'lowFee.4'] }, async () => {
    await openReady({}, { amount: '1999' })
    await select()
    await expect.element(page.getByText(TOO_SMALL)).toBeVisible()
    await expect.element(row).toMatchTextContent('未使用')
    await expect.element(dialog).not.toBeInTheDocument()
    await amount.fill('2000')
    await select()
    await expect.element(row).toMatchTextContent('已使用')
  })

  it(
    'is switched off when the amount falls below, and not on again by itself',
    { tags: ['lowFee.3'] },
    async () => {
      await openReady({}, { amount: '2000' })
      await select()
      await expect.element(row).toMatchTextContent('已使用')
      await amount.fill('1999')
      await expect.element(row).toMatchTextContent('未使用')
      await amount.fill('2000')
      await expect.element(row).toMatchTextContent('未使用')
    },
  )

  // See gap 79.
  it('the amount of the coupon counts first, then that of the configuration', async () => {
    const right = (rule: object) => ({
      couponId: 'CO9',
      name: '7天0息费体验',
      category: 'other',
      ruleList: [{ ruleValue: JSON.stringify(rule) }],
    })
    const open = (rule: object) =>
      openReady(
        {
          host: { config: configured({ sevenDayRight: { minAmount: 3000, days: 7 } }) },
          faults: [
            {
              match: 'cash/queryCoupons',
              fault: {
                kind: 'reply',
                body: {
                  Result: 200,
                  ResultMessage: '',
                  Content: { couponList: [right(rule)], productList: [], hideNotUsingCoupon: false },
                },
              },
            },
          ],
        },
        { amount: '2999' },
      )
    const first = await open({ loanAmountLimitRange: { minAmount: 5000 } })
    await select()
    await expect.element(page.getByText('仅限借款5,000元及以上可用，请重新填写借款金额')).toBeVisible()
    await first.view.unmount()
    await open({})
    await select()
    await expect.element(page.getByText('仅限借款3,000元及以上可用，请重新填写借款金额')).toBeVisible()
  })

  it('cannot be used together with the low-fee right', async () => {
    await openReady({ persona: 'low-fee-chosen' }, { amount: '12000' })
    await expect.element(row).toMatchTextContent('不可与限时降费同时使用')
    await expect.element(row).toBeDisabled()
  })
})
