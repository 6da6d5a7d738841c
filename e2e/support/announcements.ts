import type { Page } from '@playwright/test'

type Heard = { announcements: string[] }

/**
 * Records what a screen reader announces by itself: every text that appears or changes in a live region. Text that is
 * read because of the focus, such as a description, is not recorded.
 */
export class Announcements {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  /** Call it before the page is opened: it cannot listen to a document that is already open. */
  static async listen(page: Page): Promise<Announcements> {
    await page.addInitScript(() => {
      const heard: string[] = []
      ;(globalThis as unknown as Heard).announcements = heard
      const LIVE = '[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive]'
      const SILENT = '[aria-hidden=true], [inert], [hidden], [aria-live=off]'
      const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement)
      new MutationObserver((changes) => {
        const regions = new Set<Element>()
        for (const { type, target, addedNodes } of changes) {
          // Removed text is not announced.
          if (type === 'childList' && addedNodes.length === 0) continue
          const around = elementOf(target)?.closest(LIVE)
          if (around) regions.add(around)
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue
            if (node.matches(LIVE)) regions.add(node)
            for (const inside of node.querySelectorAll(LIVE)) regions.add(inside)
          }
        }
        for (const region of regions) {
          const text = region.textContent?.trim() ?? ''
          if (text !== '' && region.isConnected && !region.closest(SILENT)) heard.push(text)
        }
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    return new Announcements(page)
  }

  /** All announcements since the document was opened or {@link forget} was called, oldest first. */
  readonly heard = (): Promise<string[]> =>
    this.#page.evaluate(() => [...(globalThis as unknown as Heard).announcements])

  readonly forget = (): Promise<void> =>
    this.#page.evaluate(() => {
      ;(globalThis as unknown as Heard).announcements.length = 0
    })
}
