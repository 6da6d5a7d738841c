import { expect, type Page, type Request } from '@playwright/test'
import { OLD_CUSTOMER, type LoginPage } from '../pages/LoginPage.ts'
import type { Around } from './around.ts'
import { BASE } from './channel.ts'
import type { EnvironmentRow } from './environments.ts'
import type { Privacy } from './privacy.ts'
import type { Sandbox } from './sandbox.ts'

/** What a link brings along for the headers. */
export const BROUGHT = '?tenantId=tenant-7&entryId=entry-9'

/** The twelve headers (spec 7) of a call in this environment. Calls of a session have the token, too. */
export const headersOf = ({ kind, os, version, sourceId, channelName }: EnvironmentRow) => ({
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
export function watchCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request)
  })
  return calls
}

/** Codes and tokens of the sign-in must be found nowhere afterwards. */
export function plantSecrets(page: Page, privacy: Privacy): void {
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

interface SignInParts {
  page: Page
  /** The page that the customer wanted, with its query. */
  target: string
  /** Default: the old customer. In an app the customer is the one of the app. */
  mobile?: string
  login: LoginPage
  sandbox: Sandbox
  around: Around
  privacy: Privacy
}

/** Signs a visitor in, in the way of the environment. */
export async function signIn(
  row: EnvironmentRow,
  { page, target, login, sandbox, around, privacy, mobile = OLD_CUSTOMER }: SignInParts,
): Promise<void> {
  if (row.signIn === 'app') return
  if (row.signIn === 'code') {
    await expect(login.heading).toBeVisible()
    return login.signIn(mobile)
  }
  if (row.signIn === 'messenger') {
    await page.getByLabel('手机号').fill(mobile)
    return page.getByRole('button', { name: '同意并登录' }).tap()
  }
  await expect(page.getByText('当前登录状态失效，请重新进入')).toBeVisible()
  await expect.poll(() => around.called('quit')).toEqual([{ code: 'AUTH_LOGIN_HOOK_FAILURE' }])
  await expect(page).toHaveURL(new RegExp(new URL(target, page.url()).pathname))
  // The partner opens the app again, with a credential of its customer; the hand-over makes a session of it.
  const credential = `siku.${mobile}`
  privacy.plant('the credential of the partner', credential)
  await page.goto(`${BASE}/siku/loginsuccess?partnerToken=${credential}`)
  await page.waitForURL((url) => !url.pathname.endsWith('/loginsuccess'))
  expect(await sandbox.calls('channel/loginHook')).toMatchObject([{ request: { partnerToken: credential } }])
  await page.goto(target)
}

/** What is seen and heard of a title where this environment shows it. */
export const titleShown =
  (row: EnvironmentRow, { page, around }: { page: Page; around: Around }) =>
  async (title: string): Promise<void> => {
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toHaveCount(
      row.kind === 'h5' ? 1 : 0,
    )
    if (row.tellsTitle) await around.hears('setTitle', { title })
  }

/** Every call had the headers of the environment, and all of them the same device. */
export function expectHeaders(row: EnvironmentRow, calls: readonly Request[]): void {
  const sent = calls.map((call) => call.headers())
  for (const headers of sent) expect(headers).toMatchObject(headersOf(row))
  expect(new Set(sent.map((headers) => headers['x-device-id'])).size).toBe(1)
}
