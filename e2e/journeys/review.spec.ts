import { borrow, LOAN_TERMS } from '../support/publishing.ts'
import { replying } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

test.describe('a failed review', () => {
  test.use({ persona: 'audit-fails', tweak: { audit: { polls: 1 }, resultPage: { pollPeriod: 1 } } })

  test('is shown without a claim about money, and the limit is back for another loan', async ({
    page,
    loan,
    confirm,
    result,
    sandbox,
  }) => {
    await borrow(confirm, result, sandbox)
    await expect(result.review).toHaveText('审核未通过')
    await expect(result.main.getByText('机构没有通过这笔借款，没有放款，额度会恢复。')).toBeVisible()
    await expect(result.main.getByText('未放款')).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/成功|放款中|到账/)
    await expect(page).not.toHaveTitle(/成功/)
    await result.again.tap()
    await loan.isReady()
    await expect(loan.amount).toHaveValue('')
    await expect(page.getByText(/可借55,000元/)).toBeVisible()
  })
})

test.describe('a long review', () => {
  test.use({
    persona: 'slow-audit',
    tweak: { audit: { polls: 60 }, resultPage: { pollPeriod: 1, pollMaxPeriod: 3, countDown: 2 } },
  })

  test('counts down, ends without a claim, and can be asked again', async ({
    page,
    confirm,
    result,
    sandbox,
  }) => {
    await borrow(confirm, result, sandbox)
    await expect(result.main.getByText(/预计\d+秒内出结果|审核中，请耐心等待/)).toBeVisible()
    await expect(result.review).toHaveText('审核结果待确认')
    await expect(result.main.getByText('审核还在进行，可以稍后回来查看，不需要重新申请。')).toBeVisible()
    await expect(result.again).toHaveCount(0)
    const asked = (await sandbox.calls('cash/queryPublishStatus')).length
    expect(asked).toBe(3)

    const decided = { auditStatus: 'auditSuccess', instShareProfitNew: 'koo', auditTime: Date.now() }
    await sandbox.fault({ match: 'cash/queryPublishStatus', fault: replying(decided) })
    await result.refresh.tap()
    await expect(result.review).toHaveText('审核通过')
    await expect(page.getByRole('button', { name: '刷新结果' })).toHaveCount(0)
  })
})

test.describe('failed queries of the review', () => {
  test.use({ tweak: { audit: { polls: 0 }, resultPage: { pollPeriod: 1 } } })

  test('are repeated by the page', async ({ confirm, result, sandbox }) => {
    await sandbox.fault({ match: 'cash/queryPublishStatus', times: 3, fault: 'http=502' })
    await borrow(confirm, result, sandbox)
    await expect(result.review).toHaveText('审核通过')
  })

  test('a result that cannot be loaded can be loaded again, or left for the loan page', async ({
    page,
    confirm,
    result,
    sandbox,
  }) => {
    await sandbox.fault({ match: 'cash/queryResultPage', fault: 'http=500' })
    await confirm.open(LOAN_TERMS)
    await confirm.publish()
    await expect(page.getByText('借款结果加载失败')).toBeVisible()
    await expect(page.getByText('已经提交的申请不会受影响', { exact: false })).toBeVisible()
    await sandbox.clearFaults()
    await page.getByRole('button', { name: '重试' }).tap()
    await result.shows(await sandbox.onlyLoan())
  })

  test('a result that is never usable does not lock anybody out of the loan page', async ({
    page,
    loan,
    confirm,
    sandbox,
  }) => {
    await sandbox.fault({ match: 'cash/queryResultPage', fault: replying({ amount: {} }) })
    await confirm.open(LOAN_TERMS)
    await confirm.publish()
    await expect(page.getByText('借款结果加载失败')).toBeVisible()
    await page.getByRole('button', { name: '回到借款页' }).tap()
    await loan.isReady()
    await page.reload()
    await loan.isReady()
  })
})
