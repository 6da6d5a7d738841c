import { expect, test } from '../support/around.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { rowOf } from '../support/environments.ts'

const FRAME = `/__sandbox/partner-frame?${new URLSearchParams({ path: LoanPage.path })}`

// The partner's page is around the frame; there is no bridge of an app.
test.use({ row: rowOf('partner-app'), manner: 'absent' })

test('the app in a frame shows its title on the page of the partner', async ({ page }) => {
  await page.goto(FRAME)
  const app = page.frameLocator('iframe')
  await expect(app.getByTestId('amount')).toBeVisible()
  await expect(page.getByText('setTitle {"title":"借款"}')).toBeVisible()
  await expect(page).toHaveTitle('借款')
  await expect(app.getByRole('heading', { level: 1 })).toHaveCount(0)
})

test.describe('without a session', () => {
  test.use({ signedIn: false })

  test('the app in a frame says so and goes back to the partner', async ({ page }) => {
    // The sentence is shown for seconds only: looked for from the start.
    await page.goto(FRAME, { waitUntil: 'commit' })
    await expect(page.frameLocator('iframe').getByText('当前登录状态失效，请重新进入')).toBeVisible()
    await expect(page.getByText('quit {"code":"AUTH_LOGIN_HOOK_FAILURE"}')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: '已退出应用' })).toBeVisible()
    await expect(page.frameLocator('iframe').getByRole('button', { name: '重新加载' })).toBeVisible()
  })
})

test('pages of other origins may not show the app in a frame', async ({ sandbox }) => {
  const response = await fetch(sandbox.origin + LoanPage.path)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy.match(/frame-ancestors [^;]*/)?.[0]).toBe(`frame-ancestors ${sandbox.origin}`)
})
