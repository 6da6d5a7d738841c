import type { Page } from '@playwright/test'
import { expect, test } from '../support/around.ts'
import { rowOf } from '../support/environments.ts'

/** Longer than a reload and a sign-in by the app take. */
const PATIENCE = { timeout: 15_000 }

/** Documents that `page` opens from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}

test.describe('sessions that end at once', () => {
  test.use({ row: rowOf('app-android') })

  test('every call of a page is refused at the same time: the app signs in once, and all load again', async ({
    page,
    loan,
    sandbox,
    around,
  }) => {
    await loan.open()
    await loan.amount.fill('23000')
    let refused = 0
    page.on('response', async (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return
      const body = await response.text().catch(() => '')
      if (/"Result":-400[01]/.test(body)) refused += 1
    })
    await sandbox.expireSessions()
    await page.reload()
    await loan.isReady()
    await expect(loan.amount).toHaveValue('23000')

    expect(refused).toBeGreaterThan(3)
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
    await expect(loan.amount).toHaveValue('23000')
    expect(around.called('login').filter((params) => (params as { open: boolean }).open)).toHaveLength(2)
    await loan.continueToConfirm()
  })
})
