import type { Page } from '@playwright/test'
import type { Sandbox } from './sandbox.ts'

/** Moves the clocks of the page and of the sandbox. The page's clock must be installed. */
export async function timePasses(page: Page, sandbox: Sandbox, ms: number): Promise<void> {
  await page.clock.fastForward(ms)
  await sandbox.advance(ms)
}

const stopped = new WeakSet<Page>()

/** Stops the page's clock, so that what ends after a time stays on the screen. The clock must be installed. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000)
  stopped.add(page)
}

/** Waits for work of the page that needs timers. A stopped clock moves by a few milliseconds meanwhile. */
export async function withTimers<T>(page: Page, work: Promise<T>): Promise<T> {
  if (!stopped.has(page)) return work
  let isDone = false
  const end = () => {
    isDone = true
  }
  work.then(end, end)
  while (!isDone) await page.clock.runFor(1)
  return work
}
