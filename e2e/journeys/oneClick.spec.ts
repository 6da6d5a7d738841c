import type { Page } from '@playwright/test'
import { OneClickSheet } from '../pages/OneClickSheet.ts'
import type { ConfirmPage } from '../pages/ConfirmPage.ts'
import type { ResultPage } from '../pages/ResultPage.ts'
import { borrow } from '../support/publishing.ts'
import type { LoanView, Sandbox } from '../support/sandbox.ts'
import { expect, test as base } from '../support/test.ts'

const PUBLISH = 'cash/oneClickLoanPublish'
/** The partner lender's loan page. */
const LEAD = /\/pages\/credit\/cashLead\/loan(\?|$)/

type Place = { page: Page; confirm: ConfirmPage; result: ResultPage; sandbox: Sandbox }

const test = base.extend<{ offer: OneClickSheet }>({
  offer: async ({ page }, give) => give(new OneClickSheet(page)),
})

/** A loan of the wallet, refused by its review, until the pop-up opens. */
async function refused({ page, confirm, result, sandbox }: Place): Promise<LoanView> {
  await page.clock.install()
  const loan = await borrow(confirm, result, sandbox)
  const offer = page.getByRole('dialog', { name: '一键借款' })
  // The next poll of the review, then the 3 seconds before the offer.
  await expect(async () => {
    await page.clock.fastForward(4_000)
    await expect(offer).toBeVisible({ timeout: 1_000 })
  }).toPass()
  return loan
}

/** The loan that one click made: there is exactly one beside the refused one. */
async function lent(sandbox: Sandbox): Promise<LoanView> {
  await expect.poll(async () => (await sandbox.world()).loanCount).toBe(2)
  const { loans, repeatedSerials } = await sandbox.world()
  expect(repeatedSerials).toEqual([])
  const [, loan] = loans
  if (!loan) throw new Error('no loan')
  return loan
}

/** The ledger has what the pop-up showed, and the result page shows it again. */
async function same(
  shown: Awaited<ReturnType<OneClickSheet['figures']>>,
  loan: LoanView,
  result: ResultPage,
) {
  expect(loan.amountCents).toBe(shown.amount)
  expect(loan.monthPayCents).toBe(shown.payment)
  expect(loan.rows.reduce((sum, row) => sum + row.cents.realTotal, 0)).toBe(shown.total)
  await result.shows(loan)
  await expect(result.page).toHaveURL(/from=cashLead/)
  await expect(result.page).toHaveTitle(/借款服务结果/)
}

test.use({ tweak: { audit: { polls: 0 }, resultPage: { pollPeriod: 1 } } })

test.describe('lead-new-style', () => {
  test.use({ persona: 'lead-new-style' })

  test(
    'borrows all in the new style, once, to the cent',
    { tag: ['@oneClick.12', '@oneClick.8'] },
    async ({ page, confirm, result, sandbox, offer }) => {
      await sandbox.keepRepeats()
      await refused({ page, confirm, result, sandbox })
      await expect(offer.sheet).toContainText('刚才的借款没有通过，可以由以下机构放款')
      await expect(offer.consent).not.toBeChecked()
      await offer.allBorrow.tap()
      await expect(offer.allBorrow).toBeDisabled()
      const shown = await offer.figures()
      expect(shown.amount).toBe(2_000_000)
      await offer.take()
      await same(shown, await lent(sandbox), result)
      expect(await sandbox.calls(PUBLISH)).toHaveLength(1)
      // oneClick.8: back does not lead to the refused loan's pop-up as a form.
      await expect(offer.sheet).toBeHidden()
    },
  )
})

test.describe('lead-old-style', () => {
  test.use({ persona: 'lead-old-style' })

  test(
    'nothing without the tick, then one loan without a coupon',
    { tag: ['@oneClick.1', '@agreement.6'] },
    async ({ page, confirm, result, sandbox, offer }) => {
      await refused({ page, confirm, result, sandbox })
      await expect(offer.sheet.getByText('共5家机构')).toBeVisible()
      await expect(offer.reselect).toBeVisible()
      await offer.confirm.tap()
      await expect(page.getByText('请先勾选借款协议')).toBeVisible()
      expect(await sandbox.calls(PUBLISH)).toHaveLength(0)
      const shown = await offer.figures()
      await offer.consent.check()
      await page.clock.fastForward(1_000)
      await offer.confirm.tap()
      const loan = await lent(sandbox)
      expect(loan.couponIds).toEqual([])
      await same(shown, loan, result)
    },
  )

  test(
    'another selection leads to the cash-lead page, without a loan',
    { tag: '@oneClick.11' },
    async ({ page, confirm, result, sandbox, offer }) => {
      await refused({ page, confirm, result, sandbox })
      await offer.reselect.tap()
      await expect(offer.sheet).toBeHidden()
      await page.clock.fastForward(500)
      await page.waitForURL(LEAD)
      expect((await sandbox.world()).loanCount).toBe(1)
    },
  )
})

test.describe('lead-right', () => {
  test.use({ persona: 'lead-right' })

  test(
    'a coupon and a right on top of it, to the cent, over HTTP',
    { tag: '@oneClick.18' },
    async ({ page, confirm, result, sandbox, offer }) => {
      await refused({ page, confirm, result, sandbox })
      await expect(offer.sheet.getByText('会员利息9折')).toBeVisible()
      const shown = await offer.figures()
      await offer.take()
      const loan = await lent(sandbox)
      expect(loan.couponIds).toEqual(['CL3', 'CL6'])
      expect(loan.rightCents).toBeGreaterThan(0)
      await same(shown, loan, result)
    },
  )
})

for (const { persona, path, agree, title } of [
  {
    persona: 'lead-read-protocol',
    path: 'droolsprotocolv2',
    agree: '已阅读并同意，确认借款',
    title: '阅读协议',
  },
  {
    persona: 'lead-read-verification',
    path: 'droolsv2verification',
    agree: '确认是本人，提交借款',
    title: '身份验证',
  },
]) {
  test.describe(persona, () => {
    test.use({ persona })
    test(
      `reads on ${path}, then one loan to the cent`,
      { tag: ['@route.35', '@oneClick.3', '@oneClick.4', '@oneClick.6'] },
      async ({ page, confirm, result, sandbox, offer }) => {
        await refused({ page, confirm, result, sandbox })
        const shown = await offer.figures()
        await offer.take()
        await page.waitForURL(
          new RegExp(`/result/${path}\\?loanfrom=oneClickLeadFlow&instShareProfitNewUserType=leadFlow`),
        )
        await expect(page).toHaveTitle(title)
        expect(await sandbox.calls(PUBLISH)).toHaveLength(0)
        await offer.readAndAgree(agree)
        await same(shown, await lent(sandbox), result)
      },
    )
  })
}

test.describe('lead-no-lender', () => {
  test.use({ persona: 'lead-no-lender' })
  test(
    'shows the reason, and leads to the cash-lead page 2 seconds later',
    { tag: '@oneClick.9' },
    async ({ page, confirm, result, sandbox, offer }) => {
      await refused({ page, confirm, result, sandbox })
      await offer.take()
      await expect(page.getByText('当前暂无可借资方，请稍后重试')).toBeVisible()
      await expect(page.getByText('没有放款，额度没有变化，没有产生任何费用', { exact: false })).toBeVisible()
      await page.clock.fastForward(2_000)
      await page.waitForURL(LEAD)
      expect((await sandbox.world()).loanCount).toBe(1)
    },
  )
})

test.describe('lead-audit-fails', () => {
  test.use({ persona: 'lead-audit-fails' })
  test(
    'the refusal of the partner is the end, no further offer follows',
    { tag: '@result.18' },
    async ({ page, confirm, result, sandbox, offer }) => {
      await refused({ page, confirm, result, sandbox })
      const shown = await offer.figures()
      await offer.take()
      await same(shown, await lent(sandbox), result)
      await expect(async () => {
        await page.clock.fastForward(4_000)
        await expect(result.review).toHaveText('审核未通过', { timeout: 1_000 })
      }).toPass()
      await page.clock.fastForward(10_000)
      await expect(offer.sheet).toBeHidden()
      await expect(result.again).toBeVisible()
    },
  )
})

test.describe('a lost reply', () => {
  test.use({ persona: 'lead-new-style' })
  test(
    'the serial number is reconciled before anything is offered; one loan',
    { tag: '@oneClick.10' },
    async ({ page, confirm, result, sandbox, offer }) => {
      await sandbox.keepRepeats()
      await refused({ page, confirm, result, sandbox })
      const shown = await offer.figures()
      await sandbox.fault({ match: PUBLISH, fault: 'http=504:after' })
      await offer.take()
      await same(shown, await lent(sandbox), result)
      expect(await sandbox.calls(PUBLISH)).toHaveLength(1)
    },
  )
})
