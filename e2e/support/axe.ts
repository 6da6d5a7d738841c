import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A document keeps the axe of its first analysis. */
const NO_SOURCE = 'void 0'

/**
 * Axe for a page. Legacy mode: there are no frames, and the other one opens a page of its own for every result. Only
 * violations are described: every rule runs, but nobody reads what it says of the elements that are right. `again`: the
 * document was analysed before.
 */
export const axeOf = (page: Page, again?: 'again'): AxeBuilder =>
  new AxeBuilder({ page, ...(again && { axeSource: NO_SOURCE }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
