import { expect, test } from '../support/test.ts'

const INDEX = '/pages/credit/cash/index?amount=12000'
const REASON = '您的综合评分暂不符合借款要求，请7天后再试'

test.describe('a customer who is locked out', () => {
  test.use({ persona: 'locked-out' })

  test('error.14: is led from the start page to the reason', async ({ page, sandbox }) => {
    await page.goto('/pages/credit/cash/intercept')
    await expect(page.getByRole('heading', { name: '暂时无法借款' }).first()).toBeVisible()
    await expect(page.getByText(REASON).first()).toBeVisible()
    await page.goto(INDEX)
    await expect(page).toHaveURL(/\/cash\/intercept\?from=lockCode$/)
    await expect(page.getByText(REASON).first()).toBeVisible()
    expect(await sandbox.calls('cash/preApproval')).toHaveLength(0)
  })
})

test.describe('a customer who is flagged, but not locked', () => {
  test.use({ persona: 'black-user' })

  test('route.28: goes through the start page to the loan page, with its query', async ({ page, loan }) => {
    await page.goto(INDEX)
    await expect(page).toHaveURL(/\/cash\/home\?amount=12000$/)
    await expect(loan.amount).toHaveValue('12000')
  })
})

test.describe('a member of staff', () => {
  test.use({ persona: 'staff' })

  test('role.4: borrows once at the staff rate, after the figures were confirmed', async ({
    page,
    loan,
    sandbox,
  }) => {
    await page.goto('/pages/credit/staff/cashLoan?amount=12000&period=12')
    await expect(loan.payments.first()).toHaveText(/^¥/)
    await expect(loan.couponRow).toHaveCount(0)
    await loan.consent.check()
    await loan.borrow.tap()
    const question = page.getByRole('dialog', { name: '确认申请员工借款？' })
    await expect(question).toContainText('借款 ¥12,000.00，分12期')
    await question.getByRole('button', { name: '确认借款' }).tap()
    await expect(page).toHaveURL(/\/result\/loan\?/)
    await expect(page.getByText('12,000', { exact: true })).toBeVisible()
    expect(await sandbox.calls('staffCash/publish')).toHaveLength(1)
    expect(await sandbox.calls('cash/publishV2')).toHaveLength(0)
  })
})

test('who is not a member of staff is led to the ordinary loan', async ({ page, loan }) => {
  await page.goto('/pages/credit/staff/cashLoan')
  await expect(page.getByRole('heading', { name: '员工借款仅限在职员工申请' })).toBeVisible()
  await page.getByRole('button', { name: '去普通借款' }).tap()
  await loan.isReady()
})
