/** What a phone and an impatient customer do to a page. */
import type { BrowserContext, Locator, Page } from '@playwright/test'

/**
 * Kills the tab without a notice, as a phone does when memory is low, and opens it again: with its address and its own storage.
 * The tab before is closed.
 */
export async function kill(context: BrowserContext, page: Page): Promise<Page> {
  const address = page.url()
  const own = await page.evaluate(() => Object.entries(sessionStorage))
  const crashed = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  // The reply never arrives, because the tab that would send it is gone.
  devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
  const next = await context.newPage()
  await next.addInitScript((entries) => {
    if (sessionStorage.length > 0) return
    for (const [key, text] of entries) sessionStorage.setItem(key, text)
  }, own)
  await next.goto(address)
  return next
}

/** Taps twenty times; the page has time to render in between. */
export const tapTwenty = (button: Locator): Promise<void> =>
  button.evaluate(async (element: HTMLElement) => {
    for (let taps = 0; taps < 20; taps += 1) {
      element.click()
      // A test may have stopped the clock, so no timer.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  })
