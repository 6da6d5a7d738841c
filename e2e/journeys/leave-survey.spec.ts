import { BEFORE, isHome } from '../support/history.ts'
import { expect, test } from '../support/test.ts'

const SURVEY = 'other/getQuestionnaireInfo'

test.describe('leaving the loan page', () => {
  test.beforeEach(async ({ page, loan }) => {
    await page.goto(BEFORE)
    await loan.open()
    await page.getByRole('button', { name: '返回' }).tap()
  })

  test('exit.2: staying keeps the page and asks the server nothing', async ({ page, loan, sandbox }) => {
    await loan.leaveDialog.getByRole('button', { name: '继续借款' }).tap()
    await expect(loan.leaveDialog).toBeHidden()
    await isHome(page)
    expect(await sandbox.calls(SURVEY)).toHaveLength(0)
  })

  test('exit.3: leaving shows the survey, and goes without an answer', async ({ page, loan }) => {
    await loan.leave()
    await expect(page).toHaveURL(new RegExp(BEFORE))
  })

  test('survey.3, exit.4: an answer is thanked for, then the page is left', async ({
    page,
    loan,
    sandbox,
  }) => {
    await loan.leaveDialog.getByRole('button', { name: '离开' }).tap()
    await loan.survey.getByText('暂时不需要用钱').tap()
    await loan.survey.getByRole('button', { name: '提交' }).tap()
    await expect(page.getByRole('dialog', { name: '感谢您的反馈' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(BEFORE))
    expect(await sandbox.calls('other/questionnaireSubmit')).toHaveLength(1)
  })

  test('survey.14: leaves when the server is slow', async ({ page, loan, sandbox }) => {
    await sandbox.fault({ match: SURVEY, fault: 'latency=20000' })
    await loan.leaveDialog.getByRole('button', { name: '离开' }).tap()
    await expect(page).toHaveURL(new RegExp(BEFORE))
  })

  test('survey.14: leaves without a network', async ({ page, loan, sandbox, context }) => {
    sandbox.expectNoNetwork()
    await context.route('**/api/other/**', (route) => route.abort())
    await loan.leaveDialog.getByRole('button', { name: '离开' }).tap()
    await expect(page).toHaveURL(new RegExp(BEFORE))
  })
})
