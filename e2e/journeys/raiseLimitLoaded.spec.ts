import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isAt, isHome } from '../support/channel.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { RAISE, task } from '../support/raise.ts'
import { expect, test } from '../support/test.ts'

const ASSETS = path.join(import.meta.dirname, '../../app/dist-e2e/assets')

/** The file with the definition of the flow: this page is named there only. */
const definition = () =>
  readdirSync(ASSETS).find(
    (file) =>
      file.endsWith('.js') &&
      readFileSync(path.join(ASSETS, file), 'utf8').includes('wsdAuthPushStreamExample'),
  )
const file = () => `**/assets/${definition()}`

test.describe('the definition of the flow, which comes with its first page', () => {
  test('that does not arrive leaves a page with a way on, and comes at the next try', async ({
    page,
    sandbox,
  }) => {
    sandbox.expectNoNetwork()
    await page.route(file(), (route) => route.abort())
    await page.goto(`${RAISE}/xszAuth`)
    await expect(page.getByText('页面没有加载成功')).toBeVisible()
    await expect(page.getByRole('button', { name: '回到首页' })).toBeVisible()
    await page.unroute(file())
    await page.getByRole('button', { name: '重新加载' }).tap()
    await isAt(page, 'raiseLimit/xszAuth')
    await expect(page.getByRole('button', { name: /从相册选择/ })).toBeVisible()
  })

  test.describe('from a banner of the loan page', () => {
    test.use({ persona: 'window-picture' })

    test('leads home when it does not arrive, and is there the next time', async ({ page, sandbox }) => {
      sandbox.expectNoNetwork()
      await page.goto(LoanPage.path)
      await page.route(file(), (route) => route.abort())
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /查看详情/ })
        .tap()
      await expect(page.getByText('页面没有加载成功')).toBeVisible()
      await page.getByRole('button', { name: '回到首页' }).tap()
      await isHome(page)
      await page.unroute(file())
      await page.goto(`${RAISE}/home`)
      await expect(task(page, '公积金认证')).toBeVisible()
    })
  })
})

test.describe('a customer with all verifications done', () => {
  test.use({ persona: 'raise-done' })

  test('reads it in the list, and how the limit changed in the history', async ({ page }) => {
    await page.goto(`${RAISE}/home`)
    await expect(page.getByText('提额认证已全部完成')).toBeVisible()
    await expect(task(page, '已完成')).toHaveCount(12)
    await page.getByRole('button', { name: '提额记录' }).tap()
    const rows = page.getByRole('listitem')
    await expect(rows).toHaveCount(6)
    await expect(rows.first()).toContainText('¥50,000.00')
    await expect(rows.filter({ hasText: '综合评估降额' })).toContainText(/−¥6,000\.00.*¥37,000\.00/)
  })
})

test('pages lead to those of other flows by links that are there', async ({ page }) => {
  await page.goto(`${RAISE}/cardDzlMid`)
  await isAt(page, 'dzl/moreAuth')
  await page.goto(`${RAISE}/perfectInfo?authId=135`)
  await page.getByRole('button', { name: '补充联系人', exact: true }).tap()
  await isAt(page, 'koocard/contact/fourfive')
})
