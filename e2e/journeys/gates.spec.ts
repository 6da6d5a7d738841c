import type { Page } from '@playwright/test'
import type { LoanPage } from '../pages/LoanPage.ts'
import { ask } from '../support/channel.ts'
import { expectPlan, expectTerms, readTerms } from '../support/checks.ts'
import { cents, centsAfter, hundredths, shownRate } from '../support/figures.ts'
import { expect, test } from '../support/test.ts'

const INDEX = '/pages/credit/cash/index?amount=12000'
const REASON = '您的综合评分暂不符合借款要求，请7天后再试'

test.describe('a customer who is locked out', () => {
  test.use({ persona: 'locked-out' })

  test('is led from the start page to the reason', { tag: '@error.14' }, async ({ page, sandbox }) => {
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

  test(
    'goes through the start page to the loan page, with its query',
    { tag: '@route.28' },
    async ({ page, loan }) => {
      await page.goto(INDEX)
      await expect(page).toHaveURL(/\/cash\/home\?amount=12000$/)
      await expect(loan.amount).toHaveValue('12,000')
    },
  )
})

const STAFF = '/pages/credit/staff/cashLoan'

/** Opens the staff's question about 12,000 yuan for a year. */
async function askStaff(page: Page, loan: LoanPage) {
  await loan.consent.check()
  await loan.borrow.tap()
  const question = page.getByRole('dialog', { name: '确认申请员工借款？' })
  await expect(question).toContainText('借款 ¥12,000.00，分12期')
  return question
}

test.describe('a member of staff', () => {
  test.use({ persona: 'staff' })

  test(
    'borrows once at the staff rate; plan, question and result have the figures of the ledger',
    { tag: '@role.4' },
    async ({ page, loan, result, sandbox }) => {
      await page.goto(`${STAFF}?amount=12000&period=12`)
      await expect(loan.payments.first()).toHaveText(/^¥/)
      await expect(loan.couponRow).toHaveCount(0)
      const card = cents((await loan.cards())[12] ?? '')
      const sheet = await loan.openSheet('plan')
      const planned = { rows: await loan.plan(), terms: await readTerms(loan.planTerm) }
      await sheet.getByRole('button', { name: '关闭' }).tap()
      await expect(sheet).toBeHidden()
      const question = await askStaff(page, loan)
      const asked = (await question.textContent()) ?? ''
      await question.getByRole('button', { name: '确认借款' }).tap()
      const made = await sandbox.firstLoan()

      expect(card).toBe(made.monthPayCents)
      expectPlan(planned.rows, made, { dated: false })
      expectTerms(planned.terms, made)
      expect(centsAfter('借款', asked.slice(asked.indexOf('？')))).toBe(made.amountCents)
      expect(centsAfter('每期应还', asked)).toBe(made.monthPayCents)
      expect(hundredths(/（单利）(.+?)，/.exec(asked)?.[1] ?? '')).toBe(shownRate(made.afterApr))
      expect(asked).toContain(`到账至${made.bankName}`)
      expect(asked).toContain(`${made.cardNo.slice(-4)}。`)
      await result.shows(made)
      expect(await sandbox.calls('staffCash/publish')).toHaveLength(1)
      expect(await sandbox.calls('cash/publishV2')).toHaveLength(0)
    },
  )
})

test.describe('a member of staff who borrows all that is left', () => {
  test.use({ persona: 'staff' })

  test('is refused a cent more, and has the rest of the limit afterwards', async ({
    page,
    loan,
    sandbox,
  }) => {
    const PUBLISH = 'staffCash/publish'
    // The field takes whole yuan: only a changed request can ask for the cent.
    await page.route(
      `**/${PUBLISH}`,
      async (route) => {
        const body = route.request().postDataJSON() as object
        await route.continue({ postData: { ...body, amount: '20000.01' } })
      },
      { times: 1 },
    )
    await page.goto(`${STAFF}?amount=20000&period=12`)
    await loan.consent.check()
    await loan.borrow.tap()
    await page.getByRole('dialog').getByRole('button', { name: '确认借款' }).tap()
    await expect(page.getByText('借款金额超出可借额度，请重新输入')).toBeVisible()
    expect((await sandbox.world()).loanCount).toBe(0)
    await page.getByRole('button', { name: '返回修改' }).tap()
    // Another application needs another consent.
    await loan.consent.check()
    await loan.borrow.tap()
    await page.getByRole('dialog').getByRole('button', { name: '确认借款' }).tap()
    expect((await sandbox.firstLoan()).amountCents).toBe(2_000_000)
    expect(await ask(page, 'staffCash/getAmount')).toMatchObject({ canUseLoanAmount: 10_000 })
  })
})

test.describe('a member of staff whose loan is refused', () => {
  test.use({ persona: 'staff-audit-fails', tweak: { resultPage: { pollPeriod: 1 } } })

  test(
    'is told so without a claim about money, and has the staff limit back',
    { tag: ['@role.4', '@result.17'] },
    async ({ page, loan, result, sandbox }) => {
      await page.goto(`${STAFF}?amount=12000&period=12`)
      // More than one loan may have: the limit of 30,000 yuan is not the nearest.
      const limit = page.getByText('受资方限制，借款金额最高2万', { exact: true })
      await expect(limit).toBeVisible()
      const question = await askStaff(page, loan)
      await question.getByRole('button', { name: '确认借款' }).tap()
      await result.shows(await sandbox.firstLoan())
      await expect(result.review).toHaveText('审核未通过')
      await expect(result.main.getByText('机构没有通过这笔借款，没有放款，额度会恢复。')).toBeVisible()
      await expect(result.main.getByText('未放款')).toBeVisible()
      await expect(page.locator('body')).not.toContainText(/成功|放款中|到账/)
      await result.wasSeen()
      await page.goto(`${STAFF}?amount=20000&period=12`)
      // The 18,000 yuan that were left would be less.
      await expect(limit).toBeVisible()
      await expect(loan.borrow).toBeEnabled()
    },
  )
})

test('who is not a member of staff is led to the ordinary loan', async ({ page, loan }) => {
  await page.goto('/pages/credit/staff/cashLoan')
  await expect(page.getByRole('heading', { name: '员工借款仅限在职员工申请' })).toBeVisible()
  await page.getByRole('button', { name: '去普通借款' }).tap()
  await loan.isReady()
})
