import { expectPlan, expectTerms, readTerms } from '../support/checks.ts'
import { expect, test } from '../support/test.ts'

const NOTICE = '优惠券不可与限时权益同时使用。'
test.describe('the low-fee right that is offered', () => {
  test.use({ persona: 'low-fee' })

  test(
    'is used for a loan at its price, and not offered again',
    { tag: ['@lowFee.1', '@lowFee.6'] },
    async ({ page, loan, confirm, result, sandbox }) => {
      await loan.open('?amount=12000')
      const right = page.getByRole('switch', { name: '新客限时降费' })
      await expect(page.getByText('2万元以内，年利率由19.56%降至16.20%')).toBeVisible()
      await expect(loan.couponRow).toContainText('−¥')
      const ordinary = await loan.cards()
      await right.check()
      await expect(loan.couponRow).toContainText('已享限时权益')
      await loan.openSheet('coupon')
      await expect(loan.sheet('coupon').getByText(NOTICE)).toBeVisible()
      await loan.couponsDone().click()
      await expect(loan.sheet('coupon')).toBeHidden()
      expect(await loan.cards()).not.toEqual(ordinary)

      await loan.openSheet('plan')
      const plan = await loan.plan()
      await loan.sheet('plan').getByRole('button', { name: '关闭' }).tap()
      await expect(loan.sheet('plan')).toBeHidden()
      await loan.continueToConfirm()
      await confirm.hasTerms()
      const terms = await readTerms(confirm.term)
      const rows = await confirm.plan()
      await confirm.publish()
      const made = await sandbox.firstLoan()
      expectTerms(terms, made)
      await result.shows(made)
      expectPlan(plan, made, { dated: false })
      expectPlan(rows, made, { dated: true })
      expect(made.couponCents + made.rightCents).toBe(0)

      await page.getByRole('button', { name: /再借一笔/ }).tap()
      await loan.isReady()
      await loan.amount.fill('3000')
      await expect(page.getByRole('button', { name: /^7天0息费体验/ })).toBeVisible()
      await expect(right).toHaveCount(0)
    },
  )
})

test.describe('cash-back', () => {
  test.use({ persona: 'cash-back' })

  test(
    'borrows the full amount for it',
    { tag: '@widget.4' },
    async ({ page, loan, confirm, result, sandbox }) => {
      await loan.open('?amount=8000')
      await loan.consent.check()
      await expect(page.getByRole('button', { name: /^7天0息费体验/ })).toBeVisible()
      await loan.borrow.tap()
      const reminder = page.getByRole('dialog', { name: '借满10,000元再得88元返现' })
      await expect(reminder).toContainText('+88元')
      await expect(reminder.getByRole('button', { name: '按8,000元借' })).toBeVisible()
      await reminder.getByRole('button', { name: '借满10,000元' }).tap()
      await confirm.hasTerms()
      await expect(confirm.term('借款本金')).toContainText('¥10,000.00')
      await confirm.publish()
      const made = await sandbox.firstLoan()
      expect(made.amountCents).toBe(1_000_000)
      await result.shows(made)
    },
  )
})
