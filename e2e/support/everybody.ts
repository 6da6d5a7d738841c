import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { layoutFaults, settled } from './looks.ts'
import { tabFaults } from './tab-order.ts'
import { expect } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** Day and night differ only in colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Sizes of screen and text, in the order in which they are looked at. */
const SIZES = [
  { what: '320 pixels', width: 320, height: 568, text: '' },
  { what: 'text of twice the size', width: 375, height: 812, text: '200%' },
] as const

async function axeFaults(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await settled(page)
  // Legacy mode: there are no frames, and the other one opens a page of its own for every result.
  const { violations } = await narrow(new AxeBuilder({ page }).setLegacyMode()).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${String(node.target)} ${node.failureSummary?.split('\n')[1]?.trim()}`),
  )
}

/** Looks at the screen by day and by night, with the keyboard alone, on a narrow screen and with large text, in one visit. */
export async function expectForEverybody(page: Page): Promise<void> {
  // Blocks of a page may come late, one after the other.
  await page.waitForLoadState('networkidle')
  expect.soft(await axeFaults(page, (axe) => axe.withTags(RULES)), 'axe by day').toEqual([])
  expect.soft(await tabFaults(page), 'keyboard alone').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  expect.soft(await axeFaults(page, (axe) => axe.withRules(COLOUR_RULES)), 'axe by night').toEqual([])
  for (const { what, width, height, text } of SIZES) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, text)
    await settled(page)
    expect.soft(await layoutFaults(page), what).toEqual([])
  }
}
