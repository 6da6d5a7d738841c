import type { BrowserContext } from '@playwright/test'

/** Name of the button that confirms the table of what a loan costs, once it can be confirmed. */
export const CONFIRM_COSTS = '已阅读并确认'

/** What the same button says while the table has to be read. */
export const READING = /^请阅读（/

/**
 * Confirms every table of costs in the pages of `context` as soon as that is possible: for journeys about something else. Each table is
 * answered once.
 */
export async function confirmsCosts(context: BrowserContext): Promise<void> {
  await context.addInitScript((name) => {
    const answered = new WeakSet<Element>()
    const confirmOpen = () => {
      for (const button of document.querySelectorAll<HTMLElement>('[role=dialog][data-state=open] button')) {
        if (button.textContent !== name || answered.has(button)) continue
        answered.add(button)
        button.click()
      }
    }
    new MutationObserver(confirmOpen).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    })
  }, CONFIRM_COSTS)
}
