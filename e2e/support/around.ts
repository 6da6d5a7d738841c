import { expect, type BrowserContext, type Page } from '@playwright/test'
import { inlineScript } from '../../app/scripts/pages/inline.ts'
import type { MannerName as Manner, Surroundings } from '../../app/src/env/testing/surroundings.ts'
import { agentOf, ENVIRONMENTS, type EnvironmentRow } from './environments.ts'
import { test as base } from './test.ts'

/** A call of the page to the app or the messenger around it. */
interface Call {
  method: string
  params: unknown
}

/** The app or the messenger around the pages of a test. */
export class Around {
  readonly calls: Call[] = []
  readonly #context: BrowserContext
  readonly #script: string

  constructor(context: BrowserContext, script: string) {
    this.#context = context
    this.#script = script
  }

  /** Puts the stand-in before every document that the context opens from now on. */
  async start(surroundings: Surroundings): Promise<void> {
    await this.#context.exposeFunction('surroundingsCalled', (method: string, params: unknown) => {
      this.calls.push({ method, params })
    })
    await this.#context.addInitScript({
      content: `window.kooSurroundings = ${JSON.stringify(surroundings)};${this.#script}`,
    })
  }

  /** From now on the app or the messenger around `page` behaves in another way. */
  async behave(page: Page, manner: Manner): Promise<void> {
    const change = (next: Manner) => Object.assign(window.kooSurroundings ?? {}, { manner: next })
    await this.#context.addInitScript(change, manner)
    await page.evaluate(change, manner)
  }

  /** Presses the back key of the app. True when the page handles it; else the app would close. */
  readonly pressBack = (page: Page): Promise<boolean> =>
    page.evaluate(() => !window.dispatchEvent(new Event('kooback', { cancelable: true })))

  /** Parameters of the calls of one method so far, oldest first. */
  readonly called = (method: string): unknown[] =>
    this.calls.filter((call) => call.method === method).map(({ params }) => params)

  /** Waits until the page has called a method with these parameters. */
  async hears(method: string, params: object): Promise<void> {
    await expect.poll(() => this.called(method)).toContainEqual(params)
  }
}

interface Options {
  /** The environment of the page. */
  row: EnvironmentRow
  /** How the app or the messenger behaves. */
  manner: Manner
}

/** `test` in one of the nine kinds of environment, by user agent and by what is around the page. */
export const test = base.extend<Options & { around: Around }, { standIn: string }>({
  row: [ENVIRONMENTS.at(-1)!, { option: true }],
  manner: ['ordinary', { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern that the fixture needs no other.
  standIn: [async ({}, give) => give(await inlineScript('../env/testing/inPage.ts')), { scope: 'worker' }],
  userAgent: async ({ row }, give) => give(agentOf(row)),
  around: [
    async ({ context, standIn, row, manner }, give) => {
      const around = new Around(context, standIn)
      // Any page may put the bridge of an app into a plain browser: nobody calls it there.
      const kind = row.kind === 'h5' ? 'app-ios' : row.kind
      await around.start({ kind, version: row.version ?? '3.4.0', manner })
      await give(around)
    },
    { auto: true },
  ],
})

export { expect }
