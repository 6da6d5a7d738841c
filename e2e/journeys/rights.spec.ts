import type { Page } from '@playwright/test'
import { expectPlan, expectTerms, readTerms } from '../support/checks.ts'
import { timePasses } from '../support/clock.ts'
import { expect, test } from '../support/test.ts'

const NOTICE = '优惠券不可与限时权益同时使用。'
const HOUR = 3_600_000

/** Closes the pop-up about the right, which the page opens by itself. */
async function closePopup(page: Page) {
  const popup = page.getByRole('dialog', { name: '降费权益生效中' })
  await popup.getByRole('button', { name: '关闭' }).tap()
  await expect(popup).toBeHidden()
}

test.describe('the low-fee right that is offered', () => {
  test.use({ persona: 'low-fee' })

  test('lowFee.1, lowFee.6: is used for a loan at its price, and not offered again', async ({
    page,
    loan,
    confirm,
    result,
    sandbox,
  }) => {
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
  })
})

test.describe('the low-fee right that was chosen', () => {
  test.use({ persona: 'low-fee-chosen' })

  test('couponRule.16: counts from the first figure on, until a coupon takes its place', async ({
    page,
    loan,
    sandbox,
  }) => {
    await page.goto('/pages/credit/cash/home?amount=12000')
    await closePopup(page)
    await expect(loan.couponRow).toContainText('已享限时权益')
    await expect(page.getByText(/^剩余 2[01]:\d\d:\d\d$/)).toBeVisible()
    await loan.openSheet('coupon')
    // Selected once the server has switched the right off.
    await loan.coupon('8.5折').click()
    await expect(loan.sheet('coupon').getByText(NOTICE)).toBeHidden()
    await loan.couponsDone().click()
    await expect(page.getByRole('switch', { name: '限时降费' })).not.toBeChecked()
    await expect(loan.couponRow).toContainText('8.5折')
    const [asked] = await sandbox.calls('cash/chooseReduceFee')
    expect(asked?.request).toMatchObject({ choice: false })
  })

  test('ends while the page is open: the ordinary price, and no way back', async ({
    page,
    loan,
    sandbox,
  }) => {
    await page.clock.install()
    await page.goto('/pages/credit/cash/home?amount=12000')
    await closePopup(page)
    const right = page.getByRole('switch', { name: '限时降费' })
    await expect(right).toBeChecked()
    await timePasses(page, sandbox, 22 * HOUR)
    await expect(page.getByText('已过期')).toBeVisible()
    await expect(right).toBeDisabled()
    await expect(loan.couponRow).not.toContainText('已享限时权益')
  })
})

test('lowFee.2, lowFee.3, lowFee.4, widget.5: the 7-day right is for loans of 2000 yuan and above', async ({
  page,
  loan,
}) => {
  await loan.open('?amount=1999')
  const row = page.getByRole('button', { name: /^7天0息费体验/ })
  const dialog = page.getByRole('dialog', { name: '7天0息费体验' })
  await row.tap()
  await expect(dialog.getByRole('listitem')).toHaveText([
    '单笔借款满2000元可用',
    '有效期内可使用一次',
    '还款计划不变，前7天的利息退回收款银行卡',
  ])
  await dialog.getByRole('button', { name: '使用权益' }).tap()
  await expect(page.getByText('仅限借款2000元及以上可用，请重新填写借款金额')).toBeVisible()
  await expect(row).toContainText('未使用')

  await loan.amount.fill('2000')
  const before = await loan.cards()
  await row.tap()
  await dialog.getByRole('button', { name: '使用权益' }).tap()
  await expect(row).toContainText('已使用')
  expect(await loan.cards()).toEqual(before)
  await loan.amount.fill('1999')
  await expect(row).toContainText('未使用')
})

test.describe('cash-back', () => {
  test.use({ persona: 'cash-back' })

  test('widget.4: borrows the full amount for it', async ({ page, loan, confirm, result, sandbox }) => {
    await loan.open('?amount=8000')
    await loan.consent.check()
    await expect(page.getByRole('button', { name: /^7天0息费体验/ })).toBeVisible()
    await loan.borrow.tap()
    const reminder = page.getByRole('dialog', { name: '借满10000元再得88元返现' })
    await expect(reminder).toContainText('+88元')
    await expect(reminder.getByRole('button', { name: '放弃资格' })).toBeVisible()
    await reminder.getByRole('button', { name: '全部借出得返现' }).tap()
    await confirm.hasTerms()
    await expect(confirm.term('借款本金')).toContainText('¥10,000.00')
    await confirm.publish()
    const made = await sandbox.firstLoan()
    expect(made.amountCents).toBe(1_000_000)
    await result.shows(made)
  })

  test('widget.4: is given up, and the loan stays as it is', async ({ page, loan, confirm }) => {
    await loan.open('?amount=8000')
    await loan.consent.check()
    await expect(page.getByRole('button', { name: /^7天0息费体验/ })).toBeVisible()
    await loan.borrow.tap()
    await page.getByRole('button', { name: '放弃资格' }).tap()
    await confirm.hasTerms()
    await expect(confirm.term('借款本金')).toContainText('¥8,000.00')
  })
})

test.describe('a card whose bank has another phone number', () => {
  test.use({ persona: 'phone-differs' })

  test('bankCard.3: is said before borrowing, and leads to the bank cards; the form is kept', async ({
    page,
    loan,
  }) => {
    await loan.open('?amount=12000')
    await loan.consent.check()
    await expect(page.getByRole('button', { name: /^7天0息费体验/ })).toBeVisible()
    await loan.borrow.tap()
    const dialog = page.getByRole('dialog', { name: '预留手机号不一致' })
    await expect(dialog).toContainText('招商银行 储蓄卡 5670')
    await expect(dialog.getByRole('button', { name: '继续借款' })).toBeVisible()
    await dialog.getByRole('button', { name: '去修改' }).tap()
    await expect(page.getByRole('heading', { name: '招商银行' })).toBeVisible()
    await page.goBack()
    await loan.isReady()
    await expect(loan.amount).toHaveValue('12000')
  })
})

test.describe('the special asset', () => {
  test.use({ persona: 'special-asset' })

  test('has its terms of early settlement in the plan', async ({ loan }) => {
    await loan.open('?amount=12000&period=24')
    const plan = await loan.openSheet('plan')
    await expect(plan.getByText('前6期提前结清，按剩余本金的3%收取费用；第7期起提前结清不收费')).toBeVisible()
  })
})
