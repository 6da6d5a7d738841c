import type { Page, Route } from '@playwright/test'
import { LoanPage } from '../pages/LoanPage.ts'
import { expect, test } from '../support/around.ts'
import { rowOf } from '../support/environments.ts'

/** Longer than a reload and a sign-in by the app take. */
const PATIENCE = { timeout: 15_000 }

/** What the figures are made of. */
const FIRST_CALLS = /cash\/getAmount|getLoanRateInfoV3|queryAllBankcardList|cash\/queryCoupons/

/** Documents that `page` opens from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}

/** Holds the calls that follow the figures of the loan page, until `release`. */
async function holdCalls(page: Page) {
  const held: Route[] = []
  let isReleased = false
  const hold = (route: Route) => (isReleased ? route.continue() : void held.push(route))
  await page.route((url) => url.pathname.startsWith('/api/') && !FIRST_CALLS.test(url.pathname), hold)
  return {
    held,
    /** Lets all replies arrive at the same time; resolves to how many say that the session has ended. */
    async release(): Promise<number> {
      isReleased = true
      const replies = await Promise.all(held.map((route) => route.fetch()))
      const texts = await Promise.all(replies.map((reply) => reply.text()))
      await Promise.all(held.map((route, k) => route.fulfill({ response: replies[k]! })))
      return texts.filter((text) => /"Result":-400[01]/.test(text)).length
    },
  }
}

test.describe('sessions that end at once', () => {
  test.use({ row: rowOf('app-android') })

  test('ten calls of a page are refused at the same time: the app signs in once, and all load again', async ({
    page,
    loan,
    sandbox,
    around,
  }) => {
    const { held, release } = await holdCalls(page)
    await page.goto(LoanPage.path)
    await loan.amount.fill('23000')
    await expect.poll(() => held.length, PATIENCE).toBeGreaterThanOrEqual(10)
    await sandbox.expireSessions()
    expect(await release()).toBeGreaterThanOrEqual(10)
    await loan.isReady()
    await expect(loan.amount).toHaveValue('23,000')

    expect(around.called('login').filter((params) => (params as { open: boolean }).open)).toHaveLength(1)
    expect(await sandbox.calls('user/refreshToken')).toHaveLength(1)
    expect(await sandbox.calls('user/login')).toHaveLength(0)
    await loan.continueToConfirm()
  })
})

test.describe('a session of the iOS app that ends twice within a minute', () => {
  test.use({ row: rowOf('app-ios') })

  test('reloads the page the first time only, and signs in both times', async ({
    page,
    loan,
    sandbox,
    around,
  }) => {
    await loan.open()
    await loan.amount.fill('23000')
    const documents = countDocuments(page)
    const signIns = async () => (await sandbox.calls('user/refreshToken')).length

    await sandbox.expireSessions()
    await loan.consent.tap()
    await expect.poll(signIns, PATIENCE).toBe(1)
    await loan.isReady()
    expect(documents()).toBe(1)

    await sandbox.expireSessions()
    await loan.consent.tap()
    await expect.poll(signIns, PATIENCE).toBe(2)
    await loan.isReady()
    expect(documents()).toBe(1)
    await expect(loan.amount).toHaveValue('23,000')
    expect(around.called('login').filter((params) => (params as { open: boolean }).open)).toHaveLength(2)
    await loan.continueToConfirm()
  })
})

test.describe('a visitor whose app takes long to sign in', () => {
  test.use({ row: rowOf('app-ios'), signedIn: false, manner: 'never replies' })

  test('sees the shape of the page until the sign-in has failed, and can try again', async ({ page }) => {
    await page.goto(LoanPage.path)
    await expect(page.getByText('借多少')).toBeVisible({ timeout: 1_000 })
    await expect(page.getByText('暂时无法登录')).toBeVisible(PATIENCE)
    await expect(page.getByText('借多少')).toBeHidden()
    await expect(page.getByRole('button', { name: '重新加载' })).toBeEnabled()
  })
})
