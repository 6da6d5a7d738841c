import type { Page } from '@playwright/test'
import type { Sandbox } from './sandbox.ts'

/** Time passes for the customer and for the lender alike. The page's clock has to be installed. */
export async function timePasses(page: Page, sandbox: Sandbox, ms: number): Promise<void> {
  await page.clock.fastForward(ms)
  await sandbox.advance(ms)
}
