import type { BrowserContext } from '@playwright/test'
import { FacePage } from '../pages/FacePage.ts'
import { allStored, BASE } from '../support/channel.ts'
import { borrow, LOAN_TERMS, PUBLISH, STATUS } from '../support/publishing.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expect, test } from '../support/test.ts'

/** The customer who signs in in another tab; they may borrow as well. */
const OTHER = 'mobile-changed'

/** Signs in a customer in a tab of its own that is closed again. */
async function signInElsewhere(context: BrowserContext, sandbox: Sandbox, persona: string): Promise<void> {
  const { token, userId } = await sandbox.signIn(persona)
  const session = JSON.stringify({ token, userId, expiresAt: Date.now() + 7_200_000 })
  const tab = await context.newPage()
  await tab.goto('/pages/credit/agreements/service.html')
  await tab.evaluate((value) => localStorage.setItem('koo_session', value), session)
  await tab.close()
}

test('an amount that is being typed is neither shown to the next customer nor kept for them', async ({
  context,
  loan,
  page,
  sandbox,
}) => {
  await loan.open()
  await loan.amount.fill('23100')
  await signInElsewhere(context, sandbox, OTHER)
  await expect(loan.amount).not.toHaveValue('23,100')
  await page.reload()
  await loan.isReady()
  await expect(loan.amount).not.toHaveValue('23,100')
  expect(await allStored(page)).not.toContain('23100')
})

test('a running application is not the next customer’s, and waits for the one who sent it', async ({
  confirm,
  context,
  page,
  result,
  sandbox,
}) => {
  await sandbox.fault({ match: PUBLISH, times: 1, fault: 'hang=after' })
  await confirm.open(LOAN_TERMS)
  await confirm.publish()
  await sandbox.asked(PUBLISH)
  await signInElsewhere(context, sandbox, OTHER)
  // Their own terms, which they may sign; nobody has asked for the loan of the other one with their session.
  await confirm.hasTerms()
  await expect(page.getByText('正在提交借款申请')).toHaveCount(0)
  expect(await sandbox.calls(STATUS)).toHaveLength(0)
  await signInElsewhere(context, sandbox, 'old-customer')
  await result.shows(await sandbox.firstLoan())
  expect(await sandbox.serials()).toHaveLength(1)
})

test('the address of a result shows the next customer nothing of the loan', async ({
  confirm,
  context,
  page,
  result,
  sandbox,
}) => {
  await borrow(confirm, result, sandbox)
  const address = page.url()
  const none = page.getByText('没有查到这笔借款', { exact: true })
  const loan = page.getByText(/12,000|借款成功|审核通过/)
  await expect(loan.first()).toBeVisible()
  await signInElsewhere(context, sandbox, OTHER)
  await expect(none).toBeVisible()
  await expect(loan).toHaveCount(0)
  await page.goto(address)
  await expect(none).toBeVisible()
  await expect(loan).toHaveCount(0)
})

test.describe('a picture of a face', () => {
  test.use({ persona: 'needs-face' })

  test('is gone when another customer signs in, and is not sent as theirs', async ({
    context,
    page,
    sandbox,
  }) => {
    await page.goto(`${BASE}/common/videoh5`)
    const check = new FacePage(page)
    await check.begin()
    await check.isRunning()
    await check.shutter.click()
    await expect(check.use).toBeVisible()
    await signInElsewhere(context, sandbox, OTHER)
    await expect(check.use).toBeHidden()
    expect(await sandbox.calls('credit/faceAuthV3')).toHaveLength(0)
  })
})
