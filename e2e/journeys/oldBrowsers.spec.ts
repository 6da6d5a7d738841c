import type { Page } from '@playwright/test'
import { tooOldCopy } from '../../app/src/shell/copy.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { expect, test } from '../support/test.ts'

/** Scripts and sheets that the page has asked for, as paths. */
function filesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(?:js|css)$/.test(pathname)) files.push(pathname)
  })
  return files
}

test.describe('a browser without what the build for current browsers needs', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(URLSearchParams.prototype, 'size'))
  })

  test('gets the other build, its sheets, and an address with its query', async ({ page, loan }) => {
    const files = filesOf(page)
    await loan.open()
    await loan.amount.fill('12000')
    await loan.continueToConfirm()
    await expect(page).toHaveURL(/\/cash\/home\/confirm\?/)
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter((file) => !file.includes('/assets/old/'))).toEqual([])
    await expect(page.locator('html')).toHaveCSS('opacity', '1')
    await expect(page.locator('head style')).toHaveCount(0)
  })

  test('says that the page did not load when a sheet does not come, after one reload', async ({
    page,
    pageErrors,
  }) => {
    const files = filesOf(page)
    await page.route('**/assets/old/page-*.css', (route) => route.abort())
    await page.goto(LoanPage.path)
    await expect(page.getByText('页面没有加载成功')).toBeVisible()
    expect(files.filter((file) => file.includes('/page-'))).toHaveLength(2)
    expect(pageErrors.found.splice(0).every((error) => error.includes('ERR_FAILED'))).toBe(true)
  })
})

test('a browser that cannot run the app says so at once', async ({ page }) => {
  const files = filesOf(page)
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'BigInt'))
  await page.goto(LoanPage.path, { waitUntil: 'domcontentloaded' })
  await expect(page.locator('#root')).toHaveText(tooOldCopy, { timeout: 2_000 })
  expect(files).toEqual([])
})

test('an error at the start shows its message at once, without a reload', async ({ page, pageErrors }) => {
  const files = filesOf(page)
  await page.addInitScript(() => {
    const native = window.matchMedia.bind(window)
    // The inline script asks first, then the app.
    let asked = 0
    window.matchMedia = (query) => {
      asked += 1
      if (asked > 1) throw new Error('planted')
      return native(query)
    }
  })
  await page.goto('/pages/credit/login')
  await expect(page.getByText('页面没有加载成功')).toBeVisible()
  expect(files.filter((file) => file.includes('/index-') && file.endsWith('.js'))).toHaveLength(1)
  await expect.poll(() => pageErrors.found.join()).toContain('planted')
  pageErrors.found.length = 0
})
