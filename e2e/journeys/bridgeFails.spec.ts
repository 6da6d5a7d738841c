import { expect, test } from '../support/around.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { isHome } from '../support/channel.ts'
import { rowOf } from '../support/environments.ts'

/** Longer than the app may take to reply. */
const PATIENCE = { timeout: 15_000 }

/** What the loan page asks for when its first figures are shown. */
const LATE_CALLS = ['merchant/getUserWindowList', 'user/queryCardStatus', 'merchant/rewardQuery']

test.describe('an app that is silent when the session ends', () => {
  test.use({ row: rowOf('app-android') })

  test('gets a sentence and another try, and nothing of the form is lost', async ({
    page,
    loan,
    sandbox,
    around,
  }) => {
    await loan.open()
    await loan.amount.fill('23000')
    await loan.period(6).tap()
    // Nothing is on its way any more: the tap is the first to meet the ended session.
    for (const call of LATE_CALLS) await sandbox.asked(call)
    await expect(loan.consent).toBeEnabled()
    await around.behave(page, 'never replies')
    await sandbox.expireSessions()
    await loan.consent.tap()

    await expect(page.getByText('登录暂时没有完成，请重试')).toBeVisible(PATIENCE)
    await expect(page.getByRole('alert')).toContainText('暂时无法登录')
    await around.behave(page, 'ordinary')
    await page.getByRole('button', { name: '重新加载' }).tap()

    await loan.isReady()
    await expect(loan.amount).toHaveValue('23,000')
    await expect(loan.period(6)).toBeChecked()
    await loan.continueToConfirm()
  })
})

test.describe('an app whose replies are of other calls', () => {
  test.use({ row: rowOf('app-ios'), manner: 'replies to another call' })

  test('does not hold a loan up, and is left by the way of a browser', async ({
    page,
    loan,
    confirm,
    result,
    sandbox,
  }) => {
    await loan.open()
    await loan.amount.fill('12000')
    await loan.continueToConfirm()
    await confirm.publish()
    await result.shows(await sandbox.firstLoan())
    await expect(page).toHaveTitle('借款结果')
    await result.finish.tap()
    await isHome(page)
  })
})

test.describe('a mini-program that does not sign in', () => {
  test.use({ row: rowOf('messenger-miniprogram'), signedIn: false, manner: 'refuses everything' })

  test('leads to the sign-in by code', async ({ page, login, loan }) => {
    await page.goto(LoanPage.path)
    await page.waitForURL(/\/login\?/)
    await login.signIn()
    await loan.isReady()
  })
})

test.describe('a messenger in which the customer refuses', () => {
  test.use({ row: rowOf('messenger-browser'), signedIn: false })

  test('says so and leads to the sign-in by code, without a second page of the messenger', async ({
    page,
    login,
    loan,
  }) => {
    await page.goto(LoanPage.path)
    await page.getByRole('button', { name: '拒绝' }).tap()
    await expect(page.getByText('微信授权没有完成，请使用手机号登录')).toBeVisible()
    await login.signIn()
    await loan.isReady()
    await expect(page).toHaveURL(new RegExp(`${LoanPage.path}$`))
  })
})

test.describe('a session that ends in the app of iOS', () => {
  for (const [version, reloads] of [
    ['3.0.9', 0],
    ['3.1.0', 1],
    ['3.10.0', 1],
  ] as const)
    test.describe(version, () => {
      test.use({ row: { ...rowOf('app-ios'), version } })

      test(`reloads the page ${reloads} times in a minute, signs in once, and keeps the form`, async ({
        page,
        loan,
        sandbox,
        around,
      }) => {
        await loan.open()
        await loan.amount.fill('23000')
        let documents = 0
        page.on('request', (request) => {
          if (request.isNavigationRequest()) documents += 1
        })
        await sandbox.expireSessions()
        await loan.consent.tap()
        // The token is the old one after the reload, too: then the app signs in.
        await expect.poll(() => around.called('login').length, PATIENCE).toBeGreaterThan(0)
        await loan.isReady()
        await expect(loan.amount).toHaveValue('23,000')
        await loan.continueToConfirm()
        expect(documents).toBe(reloads)
        expect(await sandbox.calls('user/refreshToken')).toHaveLength(1)
        expect(around.called('login').filter((params) => (params as { open: boolean }).open)).toHaveLength(1)
      })
    })
})
