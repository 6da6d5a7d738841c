import { test as base, expect, type BrowserContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { BindPage } from '../pages/BindPage.ts'
import { ConfirmPage } from '../pages/ConfirmPage.ts'
import { InformationPage } from '../pages/InformationPage.ts'
import { LoanPage } from '../pages/LoanPage.ts'
import { LoginPage } from '../pages/LoginPage.ts'
import { ResultPage } from '../pages/ResultPage.ts'
import { Problems } from './problems.ts'
import { Sandbox, type Tweak } from './sandbox.ts'
import { storageFor } from './storage.ts'

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
  information: InformationPage
}

/**
 * `test` with a world of the sandbox, a signed-in customer and the pages. Fails when a page does what no page may do,
 * see {@link Problems}.
 */
export const test = base.extend<Options & Fixtures>({
  persona: ['old-customer', { option: true }],
  tweak: [{}, { option: true }],
  signedIn: [true, { option: true }],

  sandbox: async ({ baseURL, persona, tweak }, give) => {
    if (baseURL === undefined) throw new Error('the configuration names no baseURL')
    const sandbox = new Sandbox(baseURL, `e2e-${randomUUID()}`)
    await sandbox.reset(persona, tweak)
    await give(sandbox)
  },

  storageState: async ({ sandbox, persona, signedIn }, give) => {
    await give(await storageFor(sandbox, persona, signedIn))
  },

  problems: [
    async ({ sandbox, context }: { sandbox: Sandbox; context: BrowserContext }, give) => {
      const problems = new Problems(sandbox)
      await problems.watch(context)
      await give(problems)
      expect(problems.found, 'what no page may do').toEqual([])
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
