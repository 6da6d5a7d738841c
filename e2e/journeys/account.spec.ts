import { allStored, BASE, isAt } from '../support/channel.ts'
import { expect, test } from '../support/test.ts'

const SETTINGS = `${BASE}/account/settings`

test.describe('signing out', () => {
  test('asks first, and leaves nothing to the next customer: not on the screen, not by back, not in storage', async ({
    page,
    loan,
    login,
    sandbox,
  }) => {
    await loan.open()
    await loan.amount.fill('23100')
    await page.goto(SETTINGS)
    await expect(page.getByRole('button', { name: /^手机号.*138/ })).toBeVisible()
    await page.getByRole('button', { name: '退出登录' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).tap()
    expect(await sandbox.calls('user/logout')).toHaveLength(0)
    await page.getByRole('button', { name: '退出登录' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap()
    await expect(login.heading).toBeVisible()
    expect(await sandbox.calls('user/logout')).toHaveLength(1)
    // Three digits alone may be in a random number.
    expect(await allStored(page)).not.toMatch(/23100|138[\d*]{4}/)
    await page.goBack()
    await expect(login.heading).toBeVisible()
    await expect(page.getByText('138')).toHaveCount(0)
  })

  test('works without a network: this phone forgets the customer all the same', async ({
    page,
    context,
    login,
    sandbox,
  }) => {
    sandbox.expectNoNetwork()
    await page.goto(SETTINGS)
    await page.getByRole('button', { name: '退出登录' }).tap()
    await context.setOffline(true)
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).tap()
    await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible()
    expect(await allStored(page)).not.toContain('token')
    await context.setOffline(false)
    await page.getByRole('button', { name: '重新加载' }).tap()
    await expect(login.heading).toBeVisible()
  })
})

test.describe('the other address of the sign-in', () => {
  test.use({ signedIn: false })

  test('leads a visitor to the sign-in, and from there to the page that asked', async ({ page, login }) => {
    const to = encodeURIComponent(`${BASE}/account/about`)
    await page.goto(`${BASE}/account/login?redirect=${to}`)
    await expect(page).toHaveURL(({ pathname }) => pathname === `${BASE}/login`)
    await login.signIn()
    await isAt(page, 'account/about')
  })

  test('leads nowhere outside the app', async ({ page, login }) => {
    await page.goto(`${BASE}/account/login?redirect=${encodeURIComponent('https://evil.test/')}`)
    await login.signIn()
    await isAt(page, 'cash/home')
  })
})

test.describe('help for a visitor', () => {
  test.use({ signedIn: false })

  test('is found by a search, read, and left by back to the list', async ({ page }) => {
    await page.goto(`${BASE}/account/help`)
    await page.getByRole('searchbox', { name: '搜索问题' }).fill('罚息')
    await page.getByRole('button', { name: '逾期有什么影响？' }).tap()
    await expect(page.getByText('可能影响您的征信记录')).toBeVisible()
    await page.goBack()
    await isAt(page, 'account/help')
    await expect(page.getByRole('button', { name: '怎么还款？' })).toBeVisible()
  })

  test('is a telephone number with its hours where there is no app', async ({ page }) => {
    await page.goto(`${BASE}/account/service`)
    await expect(page.getByRole('link', { name: /^客服电话/ })).toHaveAttribute('href', 'tel:400-000-0000')
    await expect(page.getByText('每日09:00-21:00')).toBeVisible()
  })
})

test('a nickname is saved alone, and is there after a reload', async ({ page, sandbox }) => {
  await page.goto(`${BASE}/account/profile`)
  await page.getByRole('button', { name: /^昵称/ }).tap()
  await page.getByRole('textbox', { name: '昵称' }).fill('小陈')
  await page.getByRole('button', { name: '保存' }).tap()
  await expect(page.getByRole('button', { name: /^昵称.*小陈/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^昵称.*小陈/ })).toBeVisible()
  expect(await sandbox.calls('user/updateUserData')).toHaveLength(1)
})
