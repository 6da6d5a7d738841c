import { axeOf } from '../support/axe.ts'
import { settled } from '../support/looks.ts'
import { placeOf, walks } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** The two colour schemes differ only in colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const THEMES = { light: 'koo', dark: 'night' }

/** Every screen, sheet and dialog, checked by axe by day and by night. */
for (const { name, walk, persona = 'old-customer', tweak = {}, signedIn = true } of walks) {
  test.describe('axe finds nothing', () => {
    test.use({ persona, tweak, signedIn })

    test(`while ${name}`, async ({ page, sandbox }) => {
      await walk(placeOf(page, sandbox), async (screen) => {
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme })
          await expect(page.locator('html')).toHaveAttribute('data-theme', THEMES[colorScheme])
          await settled(page)
          const axe = axeOf(page)
          const { violations } = await (
            colorScheme === 'light' ? axe.withTags(RULES) : axe.withRules(COLOUR_RULES)
          ).analyze()
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map(
              (node) => `${id}: ${String(node.target)} ${node.failureSummary?.split('\n')[1]?.trim()}`,
            ),
          )
          expect.soft(found, `${screen}, ${colorScheme}`).toEqual([])
        }
      })
    })
  })
}
