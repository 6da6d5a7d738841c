import type { Page } from '@playwright/test'
import { BEFORE } from './history.ts'
import type { Sandbox } from './sandbox.ts'
import { SESSION_KEY, sessionOf } from './storage.ts'

/**
 * From now on `page` is that of another customer, in a world of their own: nothing of the one before is left. For tests that
 * look at many customers: the code of the app is loaded and compiled once.
 */
export async function become(page: Page, sandbox: Sandbox, persona: string): Promise<void> {
  await page.goto(BEFORE)
  await sandbox.reset(persona)
  await page.evaluate(
    ([key, session]) => {
      localStorage.clear()
      sessionStorage.clear()
      localStorage.setItem(key, session)
    },
    [SESSION_KEY, await sessionOf(sandbox, persona)] as const,
  )
}
