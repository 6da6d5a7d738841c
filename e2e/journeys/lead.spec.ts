import type { Locator, Page } from '@playwright/test'
import { expectPlan, expectTerms, readTerms } from '../support/checks.ts'
import { cents } from '../support/figures.ts'
import { borrow } from '../support/publishing.ts'
import { expect, test } from '../support/test.ts'

const LEAD = '/pages/credit/cashLead/loan'
const REPORT = 'cash/switchLeadFlow'

/** A dialog's button by its exact text. */
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })

test.describe('the loan of the whole limit', () => {
  test.use({ persona: 'campaign-voucher' })

  test(
    'saves in the ledger what its campaign promises, to the cent',
    { tag: '@cashLead.3' },
    async ({ page, loan, confirm, sandbox }) => {
      await page.goto(LEAD)
      const dialog = page.getByRole('dialog')
      const promised = cents((await dialog.getByRole('listitem').textContent()) ?? '')
      await button(dialog, '立即使用').tap()
      await loan.amount.fill('20000')
      await loan.period(12).tap()
      await loan.consent.check()
      await loan.borrow.tap()
      await page.waitForURL(/\/cashLead\/confirm\?amount=20000&period=12/)
      await confirm.hasTerms()
      const terms = await readTerms(confirm.term)
      await confirm.publish()
      const made = await sandbox.firstLoan()
      expect(made.couponCents).toBe(promised)
      expectTerms(terms, made)
    },
  )
})

test.describe('lead-new-style', () => {
  test.use({ persona: 'lead-new-style' })

  test(
    'the partner’s limit, its terms, and one loan that is marked as its',
    { tag: ['@amountState.10', '@loan.6'] },
    async ({ page, loan, confirm, result, sandbox }) => {
      await sandbox.keepRepeats()
      await page.goto(LEAD)
      await loan.isReady()
      await expect(page).toHaveTitle('借款服务')
      await loan.amount.fill('20001')
      await loan.amount.blur()
      await expect(page.getByText('超出本服务可借额度20,000元', { exact: true })).toBeVisible()
      await loan.amount.fill('12000')
      const sheet = await loan.openSheet('plan')
      const planned = { rows: await loan.plan(), terms: await readTerms(loan.planTerm) }
      await button(sheet, '关闭').tap()
      await loan.consent.check()
      await loan.borrow.tap()
      await page.waitForURL(/\/cashLead\/confirm\?amount=12000&period=12/)
      await confirm.hasTerms()
      const offered = { rows: await confirm.plan(), terms: await readTerms(confirm.term) }
      await expect(confirm.main).toContainText('示例小额贷款有限公司')
      await confirm.publish()
      const made = await sandbox.firstLoan()
      expect(made).toMatchObject({ amountCents: 1_200_000, isLead: true })
      expectPlan(planned.rows, made, { dated: false })
      expectTerms(planned.terms, made)
      expectPlan(offered.rows, made, { dated: true })
      expectTerms(offered.terms, made)
      await result.shows(made)
      await expect(page).toHaveURL(/from=cashLead/)
      await expect(page).toHaveTitle(/借款服务结果/)
      expect((await sandbox.world()).repeatedSerials).toEqual([])
    },
  )

  test(
    'without a campaign the plain question, by where the customer comes from',
    { tag: ['@cashLead.7', '@cashLead.8'] },
    async ({ page, loan }) => {
      await page.goto(`${LEAD}?fromScene=koocardloan`)
      await loan.isReady()
      await button(page, '返回').tap()
      const dialog = page.getByRole('dialog', { name: '确认放弃高通过率权益吗？' })
      await expect(button(dialog, '离开')).toBeVisible()
      await button(dialog, '继续借款').tap()
      await expect(dialog).toBeHidden()
    },
  )
})

test.describe('audit-fails', () => {
  test.use({ persona: 'audit-fails' })
  /** A loan that its review has refused, until the lead pop-up opens. */
  const refused = async (page: Page) => {
    const dialog = page.getByRole('dialog')
    await expect(async () => {
      await page.clock.runFor(1_000)
      await expect(dialog).toBeVisible({ timeout: 500 })
    }).toPass()
    return dialog
  }

  test.describe('the landscape of lenders', () => {
    test.use({ tweak: { audit: { polls: 0 }, channel: { lead: { popName: 'landscape', institutions: 5 } } } })

    test(
      'says the refusal first, does not go on by itself, and leads to the partner by a tap',
      { tag: ['@leadPop.5'] },
      async ({ page, confirm, result, sandbox }) => {
        await page.clock.install()
        await borrow(confirm, result, sandbox)
        const dialog = await refused(page)
        await expect(dialog.getByRole('listitem')).toHaveCount(3)
        await expect(dialog).toHaveAccessibleName('这笔借款没有通过')
        await page.clock.runFor(30_000)
        await expect(button(dialog, '暂不需要')).toBeVisible()
        await button(dialog, '重新借款').tap()
        await page.waitForURL(new RegExp(LEAD))
        expect(await sandbox.calls(REPORT)).toHaveLength(1)
        expect((await sandbox.world()).loanCount).toBe(1)
      },
    )
  })
})
