import type { Page } from '@playwright/test'
import { CheckoutPage } from '../pages/CheckoutPage.ts'
import { IdentityPage } from '../pages/IdentityPage.ts'
import { BASE, isAt, REAL_NAME } from '../support/channel.ts'
import { timePasses } from '../support/clock.ts'
import { BEFORE } from '../support/history.ts'
import { expect, test } from '../support/test.ts'

/** Pause between two questions about a payment, ms, and how often the page asks. */
const PAUSE = 2_000
const QUESTIONS = 30

const isBackWith = (page: Page, partner: string, code: string) =>
  expect(page).toHaveURL(
    ({ pathname, searchParams }) =>
      pathname === `/__sandbox/partner/${partner}/back` && searchParams.get('code') === code,
  )

for (const { persona, questions, shown, code } of [
  { persona: 'pay-fails', questions: 3, shown: '支付未成功', code: 'CONFIRM_PAY_FAILURE' },
  { persona: 'pay-processing', questions: QUESTIONS, shown: '支付结果待确认', code: 'PAY_ING' },
])
  test.describe(persona, () => {
    test.use({ persona })

    test(`is told, and the partner gets ${code}`, async ({ page, sandbox }) => {
      await page.clock.install()
      await page.goto(`${BASE}/siku/`)
      await isAt(page, 'common/pay')
      const checkout = new CheckoutPage(page)
      await checkout.pay('8,600.00')
      await expect(checkout.waiting).toBeVisible()
      const status = () => sandbox.calls('channel/queryPayStatus')
      for (let asked = 1; asked < questions; asked += 1) {
        await expect.poll(async () => (await status()).length).toBe(asked)
        await timePasses(page, sandbox, PAUSE)
      }
      await expect(page.getByText(shown)).toBeVisible()
      await page.clock.runFor(QUESTIONS * PAUSE)
      expect(await status()).toHaveLength(questions)
      await page.getByRole('button', { name: '返回商家' }).click()
      await isBackWith(page, 'siku', code)
    })
  })

test.describe('the last back of a channel', () => {
  test.use({ persona: 'kidswant-start', signedIn: false })

  test('takes a partner’s customer back there with QUIT; a guarded page asks the second time', async ({
    page,
    privacy,
  }) => {
    const token = 'kidswant.13800000350'
    privacy.plant('the credential', token)
    const enter = async () => {
      await page.goto(`${BASE}/kidswant/loginsuccess?partnerToken=${token}`)
      await isAt(page, 'kidswant/idauth')
    }
    const arrow = page.getByRole('button', { name: '返回' })
    await page.goto(BEFORE)
    await enter()
    await arrow.click()
    await isBackWith(page, 'kidswant', 'QUIT')
    await expect(page.getByText('已退出').first()).toBeVisible()

    await enter()
    const { name } = new IdentityPage(page)
    await name.fill(REAL_NAME)
    await arrow.click()
    const dialog = page.getByRole('dialog', { name: '提示' })
    await dialog.getByRole('button', { name: '继续申请' }).click()
    await expect(dialog).toBeHidden()
    await expect(name).toHaveValue(REAL_NAME)
    await arrow.click()
    await dialog.getByRole('button', { name: '离开' }).click()
    await isBackWith(page, 'kidswant', 'QUIT')
  })
})
