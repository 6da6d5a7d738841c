import type { Page } from '@playwright/test'
import type { Sandbox } from './sandbox.ts'

/** Moves the clocks of the page and of the sandbox. The page's clock must be installed. */
export async function timePasses(page: Page, sandbox: Sandbox, ms: number): Promise<void> {
  await page.clock.fastForward(ms)
  await sandbox.advance(ms)
}
