import { expect, test } from '../support/around.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { rowOf } from '../support/environments.ts'

/** The partner's page with a page of the app in its frame. */
const around = (path: string) => `/__sandbox/partner-frame?${new URLSearchParams({ path })}`
const FRAME = around(LoanPage.path)
const BASE = '/pages/credit'
const SENTENCE = '请在新窗口中打开此页面'

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

const named: readonly (readonly [string, boolean])[] = [
  ['/siku/loginsuccess', true],
  ['/siku', true],
  ['/cash/home', true],
  ['/result/loan', true],
  ['/login', false],
  ['/bankCard/list', false],
  ['/staff/cashLoan', false],
  ['/', false],
]
test('a page of the partner names him as who may frame it, every other one nobody', async ({ sandbox }) => {
  for (const [path, isHis] of named) {
    const response = await fetch(`${sandbox.origin}${BASE}${path}`)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(/frame-ancestors [^;]*/.exec(policy)?.[0], path).toBe(
      `frame-ancestors ${isHis ? sandbox.origin : "'none'"}`,
    )
  }
})

test('a page that is not his cannot be shown by the partner', async ({ page, pageErrors }) => {
  await page.goto(around(`${BASE}/login`))
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
  await expect(page.locator('ol li')).toHaveCount(0)
  // The browser says why.
  expect(pageErrors.found.splice(0)).toEqual([expect.stringContaining(`"frame-ancestors 'none'"`)])
})

test.describe('a visitor, in a browser', () => {
  test.use({ row: rowOf('h5'), signedIn: false })

  test('is not asked for a code in the frame: the sign-in opens in a window of its own', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url())
    })
    await page.goto(FRAME)
    const app = page.frameLocator('iframe')
    await expect(app.getByRole('heading', { name: SENTENCE })).toBeVisible()
    await expect(app.getByRole('textbox')).toHaveCount(0)
    expect(calls).toEqual([])

    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      app.getByRole('button', { name: '在新窗口中打开' }).click(),
    ])
    await expect(opened.getByRole('heading', { name: '手机号登录' })).toBeVisible()
    expect(new URL(opened.url()).searchParams.get('return')).toBe(LoanPage.path)
    expect(await opened.evaluate(() => window.opener === null)).toBe(true)
    await opened.close()

    await app.getByRole('button', { name: '没有打开？在当前窗口打开' }).click()
    await expect(page.getByRole('heading', { name: '手机号登录' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`${BASE}/login`)
  })
})
