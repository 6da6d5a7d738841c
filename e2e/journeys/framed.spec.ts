import { expect, test } from '../support/test.ts'

test('an address that is not of a listed host is not framed', { tag: '@route.34' }, async ({ page }) => {
  await page.goto(`/pages/credit/result/iframe?url=${encodeURIComponent('https://evil.test/?a=1&b=2')}`)
  await expect(page.getByText('暂时无法打开该页面')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})
