import deck from '../../flows/host/src/navigation/testing/url-rows.json' with { type: 'json' }
import { allStored, BASE, isAt } from '../support/channel.ts'
import { expect, test } from '../support/test.ts'

const REDIRECT = `${BASE}/middleRedirect`

test.describe('a link that passes on', () => {
  test('opens the page of a key in its own place', { tag: '@route.26' }, async ({ page }) => {
    await page.goto(`${BASE}/account/about`)
    await page.goto(`${REDIRECT}?to=settings`)
    await isAt(page, 'account/settings')
    await page.goBack()
    await isAt(page, 'account/about')
  })

  /** Page keys with the addresses of their pages. */
  const KEYS = {
    loan: 'cash/home',
    moreauth: 'dzl/moreAuth',
    'repayment-list': 'repayment/bills',
    'bank-cards': 'bankCard/list',
    'personal-data': 'account/profile',
    address: 'account/address',
    'coupon-centre': 'coupon/centre',
    'help-centre': 'account/help',
    feedback: 'account/feedback',
    autopay: 'repayment/autopay',
    'raise-limit-home': 'raiseLimit/home',
    'sign-in': 'activity/signIn',
    'customer-service': 'account/service',
    privacy: 'account/privacy',
    offline: 'offline',
    'vip-centre': 'membership/centre',
    home: 'home',
    wallet: 'wallet',
    mine: 'mine',
    combine: 'common/pay',
    'contact-add': 'koocard/contactadd',
  }
  test('opens the page of each key', async ({ page }) => {
    for (const [key, at] of Object.entries(KEYS))
      await test.step(key, async () => {
        await page.goto(`${REDIRECT}?to=${key}`)
        await isAt(page, at)
        await expect(page, key).not.toHaveTitle(/^(?:页面不存在|)$/)
      })
    await page.goto(`${REDIRECT}?to=unknown`)
    await expect(page.getByText('无法打开该页面')).toBeVisible()
  })

  test('opens an address of the app, without what is secret in it', async ({ page }) => {
    const url = encodeURIComponent(`${BASE}/account/settings?token=TOP-SECRET&from=mail`)
    await page.goto(`${REDIRECT}?url=${url}`)
    await isAt(page, 'account/settings')
    expect(page.url()).not.toContain('TOP-SECRET')
    expect(await allStored(page)).not.toContain('TOP-SECRET')
  })

  const hostile = [
    ...deck.rows.filter(({ decision, value }) => decision === 'block' && !value.includes('{{')).slice(0, 12),
    { id: 'itself', value: `${REDIRECT}?to=settings` },
    { id: 'twice encoded', value: encodeURIComponent(`${BASE}/account/settings`) },
  ]
  test('opens no other address, and leads home', async ({ page }) => {
    for (const { id, value } of hostile)
      await test.step(id, async () => {
        await page.goto(`${REDIRECT}?url=${encodeURIComponent(value)}`)
        await expect(page.getByText('无法打开该页面'), id).toBeVisible()
        await isAt(page, 'middleRedirect')
        await page.getByRole('button', { name: '回到首页' }).tap()
        await expect(page, id).not.toHaveURL(/middleRedirect/)
      })
  })
})

test.describe('the landing page of a sign-in', () => {
  test('leads on a customer who is signed in, and reads no code of somebody else', async ({
    page,
    sandbox,
  }) => {
    const redirect = encodeURIComponent(`${BASE}/account/settings`)
    await page.goto(`${BASE}/loginCallback?code=c-1&state=of-somebody&redirect=${redirect}`)
    await isAt(page, 'account/settings')
    expect(await sandbox.calls('user/messengerLogin')).toHaveLength(0)
    expect(await allStored(page)).not.toContain('of-somebody')
  })

  test.describe('for a visitor', () => {
    test.use({ signedIn: false })

    test('leads to the sign-in and then to the page that was asked for; back asks nobody twice', async ({
      page,
      login,
    }) => {
      const redirect = encodeURIComponent(`${BASE}/account/settings`)
      await page.goto(`${BASE}/loginCallback?code=c-1&state=of-somebody&redirect=${redirect}`)
      await expect(login.heading).toBeVisible()
      await page.goBack()
      await expect(page.getByText('登录没有完成')).toBeVisible()
      expect(page.url()).not.toMatch(/code=|state=/)
      await page.getByRole('button', { name: '重新登录' }).tap()
      await login.signIn()
      await isAt(page, 'account/settings')
    })
  })
})

test('the page without a network is shown without one', async ({ page, context, sandbox }) => {
  await page.goto(`${BASE}/offline`)
  await expect(page.getByText('网络可以使用')).toBeVisible()
  sandbox.expectNoNetwork()
  await context.setOffline(true)
  await expect(page.getByText('网络连接已断开')).toBeVisible()
  await page.getByRole('button', { name: '重试' }).tap()
  await expect(page.getByText('还没有连上网络')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('网络可以使用')).toBeVisible()
})

test(
  'the agreements of the partners are listed, and each has its page',
  { tag: '@agreement.10' },
  async ({ page }) => {
    await page.goto(`${BASE}/agreementList`)
    await expect(page.getByRole('button', { name: /合作机构\d+个人征信授权书/ })).toHaveCount(12)
    await page.getByRole('button', { name: '合作机构12个人征信授权书' }).tap()
    await isAt(page, 'agreement')
    await page.goBack()
    await isAt(page, 'agreementList')
  },
)

test(
  'an unknown address has a title, an id and a way home',
  { tag: '@route.1' },
  async ({ page, sandbox }) => {
    await page.goto(`${BASE}/nowhere/at/all`)
    await expect(page).toHaveTitle('页面不存在')
    await expect(page.getByRole('button', { name: '回到首页' })).toBeVisible()
    await expect.poll(() => sandbox.views()).toEqual(['not_found'])
  },
)
