import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Axe for a page. Legacy mode: there are no frames, and the other one opens a page of its own for every result. Only
 * violations are described: every rule runs, but nobody reads what it says of the elements that are right.
 */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
