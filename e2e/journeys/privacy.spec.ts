import type { Page } from '@playwright/test'
import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { InformationPage } from '../pages/InformationPage.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { ResultPage } from '../pages/ResultPage.ts'
import { COLLECTED } from '../support/privacy.ts'
import { expect, test } from '../support/test.ts'

/** What somebody else's link may carry. Every test looks for each of these everywhere, see `support/privacy.ts`. */
const CANARIES = {
  token: 'canary-token-1c9f',
  userId: 'canary-user-77',
  realName: '张三丰',
  idNo: '11010119900307123X',
  cardNo: '6222020200112233445',
  bankName: '金丝雀银行',
  mobile: '13912345678',
  verifyCode: '246813',
  homeAddress: '文三路九十九号',
}
const query = new URLSearchParams(CANARIES).toString()

const PAGES = [
  LoanPage.path,
  ConfirmPage.path,
  ResultPage.path,
  InformationPage.path,
  '/pages/credit/bankCard/list',
  '/pages/credit/coupon/mine',
  '/pages/credit/login',
  '/pages/credit/',
  '/pages/credit/nowhere',
]

test.beforeEach(({ privacy }) => {
  for (const [what, text] of Object.entries(CANARIES)) privacy.plant(what, text)
})

/** Reports are sent when the page is idle. */
const nextReport = (page: Page, kind: string) =>
  page.waitForRequest(
    (request) => new URL(request.url()).pathname === COLLECTED && (request.postData() ?? '').includes(kind),
  )

test('personal data in the address is gone when a page is shown', async ({ page }) => {
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(`${path}?${query}&amount=5000#${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(decodeURIComponent(page.url())).not.toMatch(new RegExp(Object.values(CANARIES).join('|')))
      // Nothing of it is left to go back to, either.
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
})

test.describe('a visitor', () => {
  test.use({ signedIn: false })

  test('is brought back after the sign-in without what the link carried', async ({ page, login, loan }) => {
    await page.goto(`${LoanPage.path}?${query}&amount=5000`)
    await expect(login.heading).toBeVisible()
    expect(new URL(page.url()).searchParams.get('return')).toBe(`${LoanPage.path}?amount=5000`)
    await login.signIn()
    await loan.isReady()
    await expect(page).toHaveURL(`${LoanPage.path}?amount=5000`)
    await expect(loan.amount).toHaveValue('5,000')
  })

  test('has no way in by a return address that carries it', async ({ page, login, loan }) => {
    const back = encodeURIComponent(`${LoanPage.path}?amount=5000&${query}`)
    await page.goto(`/pages/credit/login?return=${back}`)
    await login.signIn()
    await loan.isReady()
    await expect(page).toHaveURL(`${LoanPage.path}?amount=5000`)
  })
})

test('a failure report has the code and none of the server’s words', async ({ page, sandbox }) => {
  const message = `客户${CANARIES.realName}（${CANARIES.homeAddress}）`
  await sandbox.fault({ match: 'cash/getAmount', fault: { kind: 'result', code: 42_111, message } })
  const sent = nextReport(page, 'call-failed')
  await page.goto(LoanPage.path)
  expect((await sent).postData()).toContain('"errorCode":42111')
})

test('an uncaught error is reported by its kind and place', async ({ page, loan, pageErrors }) => {
  await loan.open()
  const sent = nextReport(page, 'uncaught')
  await page.evaluate(
    (said) =>
      void setTimeout(() => {
        throw new RangeError(said)
      }),
    `${CANARIES.realName} ${CANARIES.idNo}`,
  )
  expect((await sent).postData()).toContain('"message":"RangeError')
  pageErrors.found.length = 0
})

test('a title from the address is shown, and not reported', async ({ page }) => {
  const shown = page.waitForRequest('**/api/apphome/pvUpload')
  await page.goto(`/pages/credit/coupon/mine?pageTitle=${encodeURIComponent('优惠明细')}`)
  await expect(page).toHaveTitle('优惠明细')
  expect((await shown).postData()).not.toContain('优惠明细')
})
