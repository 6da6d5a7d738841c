import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { BindPage } from '../pages/BindPage.ts'
import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { InformationPage } from '../pages/InformationPage.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { LoginPage } from '../pages/LoginPage.ts'
import { ResultPage } from '../pages/ResultPage.ts'
import { confirmsCosts } from './costs.ts'
import { PageErrors } from './pageErrors.ts'
import { Privacy } from './privacy.ts'
import { Sandbox, type Tweak } from './sandbox.ts'
import { storageFor } from './storage.ts'

interface Options {
  /** The persona of the sandbox. */
  persona: string
  /** Changes to the persona. */
  tweak: Tweak
  /** False: the test signs in by hand. */
  signedIn: boolean
  /** False: the test reads and confirms what a loan costs by hand. */
  confirmsCosts: boolean
}

interface Fixtures {
  sandbox: Sandbox
  routes: void
  costs: void
  pageErrors: PageErrors
  privacy: Privacy
  login: LoginPage
  loan: LoanPage
  confirm: ConfirmPage
  result: ResultPage
  bank: BindPage
  information: InformationPage
}

/**
 * `test` with a world of the sandbox, a signed-in customer and the page objects. Fails when a page causes an error, see
 * {@link PageErrors}, or leaves personal data where it must not be, see {@link Privacy}.
 */
export const test = base.extend<Options & Fixtures>({
  persona: ['old-customer', { option: true }],
  tweak: [{}, { option: true }],
  signedIn: [true, { option: true }],
  confirmsCosts: [true, { option: true }],

  sandbox: async ({ baseURL, persona, tweak }, give) => {
    if (baseURL === undefined) throw new Error('the configuration names no baseURL')
    const sandbox = new Sandbox(baseURL, `e2e-${randomUUID()}`)
    await sandbox.reset(persona, tweak)
    await give(sandbox)
  },

  storageState: async ({ sandbox, persona, signedIn }, give) => {
    await give(await storageFor(sandbox, persona, signedIn))
  },

  pageErrors: [
    async ({ sandbox, context }: { sandbox: Sandbox; context: BrowserContext }, give) => {
      const pageErrors = new PageErrors(sandbox)
      await pageErrors.watch(context)
      await give(pageErrors)
      expect(pageErrors.found, 'errors of the page').toEqual([])
    },
    { auto: true },
  ],

  privacy: [
    // The page is named so that it is still there when it is looked at.
    async (
      { sandbox, context, page: _page }: { sandbox: Sandbox; context: BrowserContext; page: Page },
      give,
    ) => {
      const privacy = new Privacy(sandbox.origin)
      await privacy.watch(context)
      await give(privacy)
      expect(await privacy.leaks(context), 'personal data where none may be').toEqual([])
    },
    { auto: true },
  ],

  routes: [
    // The handler of a request that is still pending when the test ends may not fail the test.
    async ({ page }: { page: Page }, give) => {
      await give()
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
    { auto: true },
  ],

  costs: [
    async (
      { context, confirmsCosts: isConfirmed }: { context: BrowserContext; confirmsCosts: boolean },
      give,
    ) => {
      if (isConfirmed) await confirmsCosts(context)
      await give()
    },
    { auto: true },
  ],

  login: async ({ page }, give) => give(new LoginPage(page)),
  loan: async ({ page }, give) => give(new LoanPage(page)),
  confirm: async ({ page }, give) => give(new ConfirmPage(page)),
  result: async ({ page }, give) => give(new ResultPage(page)),
  bank: async ({ page }, give) => give(new BindPage(page)),
  information: async ({ page }, give) => give(new InformationPage(page)),
})

export { expect }
