import type { Page, Request } from '@playwright/test'
import { expect, test, type Around } from '../support/around.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { OLD_CUSTOMER, type LoginPage } from '../pages/LoginPage.ts'
import { BASE, isHome } from '../support/channel.ts'
import { ENVIRONMENTS, type EnvironmentRow } from '../support/environments.ts'
import type { Privacy } from '../support/privacy.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { borrowFrom } from '../support/publishing.ts'

/** What a link brings along for the headers. */
const LINK = `${LoanPage.path}?tenantId=tenant-7&entryId=entry-9`

/** The twelve headers (spec 7) of a call in this environment. Calls of a session have the token, too. */
const headersOf = ({ kind, os, version, sourceId, channelName }: EnvironmentRow) => ({
  'x-app-version': version ?? expect.stringMatching(/^\d+\.\d+\.\d+$/),
  'x-timestamp': expect.stringMatching(/^\d{13}$/),
  'x-device-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  'x-platform': 'web',
  'x-app-id': 'koo-h5',
  'x-tenant-id': 'tenant-7',
  'x-os': os,
  'x-channel-app': kind,
  'x-source-id': sourceId,
  'x-channel-name': channelName,
  'x-entry-id': 'entry-9',
})

/** Calls to the gateway, as they are sent. */
function watchCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  return calls
}

/** Codes and tokens of the sign-in must be found nowhere afterwards. */
function plantSecrets(page: Page, privacy: Privacy): void {
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname === '/__sandbox/oauth' && response.status() === 303) {
      const code = new URL(response.headers()['location'] ?? '').searchParams.get('code')
      if (code !== null) privacy.plant('the code of the messenger', code)
    }
    if (pathname !== '/__sandbox/native-login') return
    const { token } = (await response.json()) as { token: string | null }
    if (token !== null) privacy.plant('the token of the app', token)
  })
}

interface Parts {
  page: Page
  login: LoginPage
  sandbox: Sandbox
  around: Around
  privacy: Privacy
}

/** Signs a visitor in, in the way of the environment. */
async function signIn(row: EnvironmentRow, { page, login, sandbox, around, privacy }: Parts): Promise<void> {
  if (row.signIn === 'app') return
  if (row.signIn === 'code') {
    await expect(login.heading).toBeVisible()
    return login.signIn()
  }
  if (row.signIn === 'messenger') return page.getByRole('button', { name: '同意并登录' }).tap()
  await expect(page.getByText('当前登录状态失效，请重新进入')).toBeVisible()
  await expect.poll(() => around.called('quit')).toEqual([{ code: 'AUTH_LOGIN_HOOK_FAILURE' }])
  await expect(page).toHaveURL(new RegExp(LoanPage.path))
  // The partner opens the app again, with a credential of its customer; the hand-over makes a session of it.
  const credential = `siku.${OLD_CUSTOMER}`
  privacy.plant('the credential of the partner', credential)
  await page.goto(`${BASE}/siku/loginsuccess?partnerToken=${credential}`)
  await page.waitForURL((url) => !url.pathname.endsWith('/loginsuccess'))
  expect(await sandbox.calls('channel/loginHook')).toMatchObject([{ request: { partnerToken: credential } }])
  await page.goto(LINK)
}

for (const row of ENVIRONMENTS)
  test.describe(row.kind, () => {
    test.use({ row, signedIn: false })

    test('a loan from sign-in to result, by its own sign-in, headers, title and way out', async ({
      page,
      login,
      loan,
      confirm,
      result,
      sandbox,
      privacy,
      around,
    }) => {
      const calls = watchCalls(page)
      plantSecrets(page, privacy)
      await page.goto(LINK)
      await signIn(row, { page, login, sandbox, around, privacy })
      await loan.isReady()
      // Nobody sees a page of this app for the sign-in but in a plain browser.
      expect(await sandbox.calls('user/login')).toHaveLength(row.signIn === 'code' ? 1 : 0)

      const shows = async (title: string) => {
        await expect(page).toHaveTitle(title)
        await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toHaveCount(
          row.kind === 'h5' ? 1 : 0,
        )
        if (row.tellsTitle) await around.hears('setTitle', { title })
      }
      await shows('借款')
      await borrowFrom({ loan, confirm }, () => shows('确认借款'))
      await result.shows(await sandbox.firstLoan())
      await shows('借款结果')

      const wanted = headersOf(row)
      const sent = calls.map((call) => call.headers())
      for (const headers of sent) expect(headers).toMatchObject(wanted)
      expect(new Set(sent.map((headers) => headers['x-device-id'])).size).toBe(1)
      const published = calls.filter((call) => call.url().endsWith('/cash/publishV2'))
      expect(published.map((call) => call.headers()['x-token'] ?? '')).toEqual([
        expect.stringMatching(/.{8,}/),
      ])

      await result.finish.tap()
      if (row.leave) await around.hears(...row.leave)
      else await isHome(page)
      if (row.kind === 'h5') expect(around.calls).toEqual([])
    })
  })
