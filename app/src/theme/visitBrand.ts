import type { SafeStorage } from '@koo/host/storage'

/** Tab storage key: the brand of the partner whose flow this visit came through. */
export const BRAND_KEY = 'koo_brand'

/** The name of a brand, as the ids of flows are written. */
const NAME = /^[a-z]{2,20}$/

export interface VisitBrandParts {
  tab: Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>
  body: HTMLElement
  /** The page was loaded again, or came back by the history: it is the same visit. */
  isSameVisit: boolean
  /** Loads the sheet with the brands. */
  loadThemes(): Promise<unknown>
  onLeave(keep: () => void): void
}

/**
 * Keeps the brand of a partner over a reload: on the pages of flows that have none it would be gone. A visit that begins anew
 * has the brand of its first page.
 */
export function keepVisitBrand({ tab, body, isSameVisit, loadThemes, onLeave }: VisitBrandParts): void {
  const kept = tab.getItem(BRAND_KEY)
  if (isSameVisit && kept !== null && NAME.test(kept) && !body.dataset['theme']) {
    body.dataset['theme'] = kept
    loadThemes().catch(() => undefined)
  }
  onLeave(() => {
    const { theme } = body.dataset
    if (theme) tab.setItem(BRAND_KEY, theme)
    else tab.removeItem(BRAND_KEY)
  })
}

/** Whether the browser has loaded this document again, or taken it out of its history. */
export function isSameVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload' || entry?.type === 'back_forward'
}
