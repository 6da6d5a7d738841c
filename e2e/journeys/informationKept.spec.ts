import type { BrowserContext, Page } from '@playwright/test'
import { InformationPage } from '../pages/InformationPage.ts'
import { BEFORE } from '../support/history.ts'
import {
  DRAFT,
  DRAFT_REST,
  expectDone,
  expectStays,
  FAILED,
  MOBILE,
  SAVE,
  stored,
  UNKNOWN,
  VALUES,
} from '../support/information.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: 'no-profile' })

/** Opens another page first, so that the customer can go back to it. */
test.beforeEach(async ({ page }) => {
  await page.goto(BEFORE)
})

/** Kills the tab without a notice, as an operating system does when memory is low. */
async function kill(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  // The reply never arrives, because the tab that would send it is gone.
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

test.describe('what was typed', () => {
  test('survives a reload', async ({ page, information, sandbox }) => {
    await information.open()
    await information.fill(VALUES)
    await page.reload()
    await information.shows(VALUES)
    await information.submit.tap()
    await expectDone(page, sandbox, 1)
  })

  test('survives a killed tab', async ({ page, context, information, sandbox }) => {
    await page.clock.install()
    await information.open()
    await information.fill(VALUES)
    await page.clock.fastForward(DRAFT_REST)
    await expect.poll(() => stored(page, DRAFT)).toContain(VALUES.email)
    await kill(context, page)

    const next = new InformationPage(await context.newPage())
    await next.page.goto(BEFORE)
    await next.open()
    await next.shows(VALUES)
    await next.submit.tap()
    await expectDone(next.page, sandbox, 1)
  })

  test('survives a tab that is killed at once when another app is opened', async ({
    page,
    context,
    information,
  }) => {
    await information.open()
    await information.fill({ ...VALUES, email: '' })
    // The last letter and the switch to another app in one task, before the draft is saved.
    await information.field('email').evaluate((field, text) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      setter?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      document.dispatchEvent(new Event('visibilitychange'))
    }, VALUES.email)
    await expect.poll(() => stored(page, DRAFT)).toContain(VALUES.email)
    await kill(context, page)

    const next = new InformationPage(await context.newPage())
    await next.open()
    await next.shows(VALUES)
  })

  for (const code of [-4000, -4001] as const) {
    test(`survives a session that ended before the submit (${code}): one sign-in, the same page`, async ({
      page,
      login,
      information,
      sandbox,
    }) => {
      await information.open()
      await information.fill(VALUES)
      await sandbox.expireSessions(code)
      await information.submit.tap()
      await expect(login.heading).toBeVisible()
      await login.signIn(MOBILE)

      await expectStays(information, VALUES)
      // Signing in repaired the failure: no message is shown and nothing is sent twice.
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
      expect(await sandbox.calls(SAVE)).toMatchObject([{ result: code }])
      expect(await sandbox.calls('user/sendLoginCode')).toHaveLength(1)
      expect(await sandbox.calls('user/login')).toHaveLength(1)
      await information.submit.tap()
      await expectDone(page, sandbox, 2)
    })
  }

  test('survives a session that ended while the page was away', async ({
    page,
    login,
    information,
    sandbox,
  }) => {
    await information.open()
    await information.fill(VALUES)
    await sandbox.expireSessions()
    await page.reload()
    await expect(login.heading).toBeVisible()
    await login.signIn(MOBILE)
    await expectStays(information, VALUES)
    expect(await sandbox.calls('user/login')).toHaveLength(1)
  })

  test('survives a server error, and a reload after it', async ({ page, information, sandbox }) => {
    await information.open()
    await information.fill(VALUES)
    await sandbox.fault({ match: SAVE, times: 1, fault: 'result=42020' })
    await information.submit.tap()
    await information.saysOverButton(FAILED)
    await expectStays(information, VALUES)
    await page.reload()
    await expectStays(information, VALUES)
    await information.submit.tap()
    await expectDone(page, sandbox, 2)
  })

  test('survives a lost network', async ({ page, context, information, sandbox }) => {
    sandbox.expectNoNetwork()
    await information.open()
    await information.fill(VALUES)
    await context.setOffline(true)
    await expect(page.getByText('网络已断开，请检查网络设置')).toBeVisible()
    await information.submit.tap()
    await information.saysOverButton(UNKNOWN)
    await expectStays(information, VALUES)
    expect(await sandbox.calls(SAVE)).toHaveLength(0)
    await context.setOffline(false)
    await expect(page.getByText('网络已断开')).toHaveCount(0)
    await information.submit.tap()
    await expectDone(page, sandbox, 1)
  })

  test('is deleted after saving, and the server’s values are shown', async ({
    page,
    information,
    sandbox,
  }) => {
    await information.open()
    await information.fill(VALUES)
    await information.submit.tap()
    await expectDone(page, sandbox, 1)
    expect(await stored(page, DRAFT)).toBeNull()
    await information.open()
    await information.shows(VALUES)
  })

  test('is not shown to another customer on the same phone', async ({
    page,
    login,
    information,
    sandbox,
  }) => {
    await information.open()
    await information.fill(VALUES)
    await sandbox.expireSessions()
    await information.submit.tap()
    // The same persona with another phone number is another account, also without data.
    await login.signIn('15912340109')
    await information.isReady()
    await expect(information.field('company')).toHaveValue('')
    await expect(information.field('detail')).toHaveValue('')
    expect((await stored(page, DRAFT)) ?? '').not.toContain(VALUES.company)
  })
})
