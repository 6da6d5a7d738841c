import { test as base, expect, type BrowserContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { BindPage } from '../pages/BindPage.ts'
import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { LoginPage } from '../pages/LoginPage.ts'
import { ResultPage } from '../pages/ResultPage.ts'
import { Problems } from './problems.ts'
import { Sandbox, type Tweak } from './sandbox.ts'

interface Options {
  /** Who the customer is: a persona of the sandbox. */
  persona: string
  /** What this customer has differently. */
  tweak: Tweak
  /** False: the customer has to sign in by hand. */
  signedIn: boolean
}

interface Fixtures {
  sandbox: Sandbox
  problems: Problems
  login: LoginPage
  loan: LoanPage
  confirm: ConfirmPage
  result: ResultPage
  bank: BindPage
}

/** Where the app keeps its session; a test that is not about signing in begins with one. */
const SESSION_KEY = 'koo_session'

/** A browser's storage with the world's cookie, and with a session when `signedIn`. */
export async function storageFor(sandbox: Sandbox, persona: string, signedIn: boolean) {
  const { hostname } = new URL(sandbox.origin)
  const cookie = {
    name: 'sandbox_scope',
    value: sandbox.scope,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }
  if (!signedIn) return { cookies: [cookie], origins: [] }
  const { token, userId } = await sandbox.signIn(persona)
  const session = JSON.stringify({ token, userId, expiresAt: Date.now() + 7_200_000 })
  const localStorage = [{ name: SESSION_KEY, value: session }]
  return { cookies: [cookie], origins: [{ origin: sandbox.origin, localStorage }] }
}

/**
 * `test` with a world of the sandbox, a signed-in customer and the pages. Fails when a page does what no page may do,
 * see {@link Problems}.
 */
export const test = base.extend<Options & Fixtures>({
  persona: ['old-customer', { option: true }],
  tweak: [{}, { option: true }],
  signedIn: [true, { option: true }],

  sandbox: async ({ baseURL, persona, tweak }, use) => {
    if (baseURL === undefined) throw new Error('the configuration names no baseURL')
    const sandbox = new Sandbox(baseURL, `e2e-${randomUUID()}`)
    await sandbox.reset(persona, tweak)
    await use(sandbox)
  },

  storageState: async ({ sandbox, persona, signedIn }, use) => {
    await use(await storageFor(sandbox, persona, signedIn))
  },

  problems: [
    async ({ sandbox, context }: { sandbox: Sandbox; context: BrowserContext }, use) => {
      const problems = new Problems(sandbox)
      await problems.watch(context)
      await use(problems)
      expect(problems.found, 'what no page may do').toEqual([])
    },
    { auto: true },
  ],

  login: async ({ page }, use) => use(new LoginPage(page)),
  loan: async ({ page }, use) => use(new LoanPage(page)),
  confirm: async ({ page }, use) => use(new ConfirmPage(page)),
  result: async ({ page }, use) => use(new ResultPage(page)),
  bank: async ({ page }, use) => use(new BindPage(page)),
})

export { expect }
