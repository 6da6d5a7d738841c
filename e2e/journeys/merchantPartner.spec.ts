import type { Page } from '@playwright/test'
import { BASE, isAt } from '../support/channel.ts'
import { BEFORE } from '../support/history.ts'
import {
  awaitLimit,
  borrow,
  button,
  field,
  hand,
  orderCredit,
  pass,
  says,
  send,
} from '../support/merchant.ts'
import { pictureNamed } from '../support/picture.ts'
import { expect, test } from '../support/test.ts'

const META = 'channel/getPageMeta'
const AUTHORISE = '/__sandbox/partner/merchant-credit/authorise'

/** The customers of the partner: their credentials, and whether they have yet to allow the partner to tell of their shops. */
const CUSTOMERS = [
  { persona: 'merchant-credit-start', token: 'merchant-credit.13800000362', authorises: true },
  { persona: 'merchant-credit-after', token: 'merchant-credit.13800000363', authorises: false },
] as const

const entryWith = (token: string) => `${BASE}/merchant-credit/loginsuccess?partnerToken=${token}`
const isAuthorising = (page: Page) => expect(page).toHaveURL(({ pathname }) => pathname === AUTHORISE)

for (const { persona, token, authorises } of CUSTOMERS)
  test.describe(persona, () => {
    test.use({ persona, signedIn: false, tweak: { audit: { polls: 0 } } })

    test.beforeEach(async ({ page, privacy }) => {
      privacy.plant('the credential', token)
      await page.goto(BEFORE)
    })

    test('comes from the partner, and goes through the whole application to a loan', async ({
      page,
      loan,
      confirm,
      result,
      sandbox,
    }) => {
      const asked = async () => (await sandbox.calls(META)).length
      await page.clock.install()
      await page.goto(entryWith(token))
      if (authorises) {
        await isAuthorising(page)
        await button(page, '暂不授权').tap()
        await expect.poll(asked).toBe(2)
        await isAuthorising(page)
        await button(page, '同意授权').tap()
      }
      await isAt(page, 'merchant/merchantCredit')
      const steps = authorises ? 3 : 1
      expect(await asked()).toBe(steps)

      await orderCredit(page)
      await page.getByRole('button', { name: /^经营许可证/ }).tap()
      await send(page, pictureNamed('licence.png'))
      await says(page, '已收到')
      await field(page, '申请金额').fill('100000')
      await button(page, '提交申请').tap()
      await isAt(page, 'merchant/orderSubmitted')
      await says(page, '¥100,000')
      await pass(page, sandbox, 11_000)
      await isAt(page, 'merchant/submitPass')
      await button(page, '去上传资料').tap()
      await hand(page, '店铺租赁合同', pictureNamed('contract.png'))
      await isAt(page, 'merchant/submitPass')
      await says(page, '资料已收齐')
      // Its pages ask for the status of the order alone.
      expect(await asked()).toBe(steps)

      // Who comes by the partner's link once more is where the application is.
      await page.goto(entryWith(token))
      await isAt(page, 'merchant/submitPass')
      await says(page, '资料已收齐')
      expect(await asked()).toBe(steps + 1)
      await awaitLimit(page, sandbox)
      await borrow(page, sandbox, { loan, confirm, result })
      expect(await asked()).toBe(steps + 1)
    })
  })

test.describe('the partner', () => {
  test.use({ persona: 'merchant-credit-start', signedIn: false })
  const [{ token }] = CUSTOMERS

  test('is where a refused credential leads back to, never to our own sign-in', async ({
    page,
    login,
    privacy,
  }) => {
    privacy.plant('the credential', token)
    await page.goto(entryWith(`${token}.expired`))
    await isAt(page, 'merchant-credit/loginfail')
    await says(page, '登录凭证已过期，请返回合作方重新进入')
    await expect(login.heading).toHaveCount(0)
    await button(page, '返回合作方').tap()
    await expect(page).toHaveURL(
      /__sandbox\/partner\/merchant-credit\/back.*[?&]code=AUTH_LOGIN_HOOK_FAILURE/,
    )
  })

  test('shows an authorisation that was given with a way on, when back leads to it', async ({
    page,
    pageErrors,
    privacy,
  }) => {
    privacy.plant('the credential', token)
    await page.goto(entryWith(token))
    await button(page, '同意授权').tap()
    await isAt(page, 'merchant/merchantCredit')
    await page.goBack()
    await isAuthorising(page)
    await says(page, '链接已失效')
    // The browser says so as well.
    expect(pageErrors.found.splice(0)).toEqual([expect.stringContaining('410 (Gone)')])
    await page.getByRole('link', { name: '重新进入' }).tap()
    await isAt(page, 'merchant/merchantCredit')
  })
})
