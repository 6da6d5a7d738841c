import type AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import inventory from '../../flows/inventory.json' with { type: 'json' }
import { expect, test } from '../support/around.ts'
import { axeOf } from '../support/axe.ts'
import { BASE, isAt } from '../support/channel.ts'
import { ENVIRONMENTS, rowOf } from '../support/environments.ts'
import { layoutFaults, settled } from '../support/looks.ts'
import { tabFaults } from '../support/tab-order.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** Day and night differ only in colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Pages that go on by themselves as soon as the server has answered: seen while it has not. */
const PASSING =
  /^\/maoyan$|\/(?:checking|loginsuccess|middle|agency|bindcard|koocard|contactadding|\w+Mid)$|^\/yinlian\/waiting$/
/** Pages that go on at once, without a call: nobody sees them. */
const UNSEEN = new Set(['/yinlian/koocard', '/koocard/houseLoanMid', '/koocard/breakDirectlyProtocolMid'])
/** Pages of the camera that only an app has. */
const NATIVE = /^\/(?:common|koocard|kidswant)\/video(?:\/|$)/

const setText = (page: Page, size: string) =>
  page.evaluate((value) => {
    document.documentElement.style.fontSize = value
  }, size)

async function axeFaults(page: Page, narrow: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await settled(page)
  const { violations } = await narrow(axeOf(page)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${String(node.target)} ${node.failureSummary?.split('\n')[1]?.trim()}`),
  )
}

async function layoutFaultsAt(page: Page, width: number, height: number, text = ''): Promise<string[]> {
  await page.setViewportSize({ width, height })
  await setText(page, text)
  await settled(page)
  return layoutFaults(page)
}

/** The pages of the loan need a loan, and have journeys of their own. */
const { 'cash-loan': _, ...channels } = inventory

/** Pages of a channel that are looked at in any case: they show that its theme can be read. */
const OF_EACH_THEME = 3

const kindOf = ({ path, title }: { path: string; title: string }) => `${path.split('/').at(-1)} ${title}`

/** Each kind of page once: channels share steps, which differ in nothing but the theme of the channel. */
function oneOfEach(all: typeof channels) {
  const seen = new Set<string>()
  return Object.entries(all).map(([channel, pages]) => {
    const visible = pages.filter(({ path }) => !UNSEEN.has(path))
    const chosen = visible.filter((page, at) => at < OF_EACH_THEME || !seen.has(kindOf(page)))
    for (const page of chosen) seen.add(kindOf(page))
    return [channel, chosen] as const
  })
}

/** Pages of every channel, day and night in the theme of its partner: axe, keyboard alone, 320 pixels, 200 % text. */
for (const [channel, pages] of oneOfEach(channels))
  for (const { path, title } of pages)
    test.describe(() => {
      test.use({
        row: NATIVE.test(path) ? rowOf('app-android') : ENVIRONMENTS.at(-1)!,
        persona: path.endsWith('/result') && channel !== 'maoyan' ? `${channel}-ready` : 'old-customer',
      })

      test(`${path} can be used by everybody`, async ({ page }) => {
        if (PASSING.test(path)) await page.route('**/api/**', () => undefined)
        await page.goto(BASE + path)
        await expect(page).toHaveTitle(title)
        await expect(page.getByRole('main')).toBeVisible()
        expect.soft(await axeFaults(page, (axe) => axe.withTags(RULES)), 'axe by day').toEqual([])
        expect.soft(await tabFaults(page), 'keyboard alone').toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await axeFaults(page, (axe) => axe.withRules(COLOUR_RULES)), 'axe by night').toEqual([])
        expect.soft(await layoutFaultsAt(page, 320, 568), '320 pixels').toEqual([])
        expect.soft(await layoutFaultsAt(page, 375, 812, '200%'), 'text of twice the size').toEqual([])
        await isAt(page, path.slice(1))
      })
    })
