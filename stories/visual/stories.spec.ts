import type { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { browser } from '../../.ci/browser.ts'
import {
  axeOf,
  isAboutLoading,
  NO_SOURCE,
  rest,
  show,
  skeletons,
  stories,
  test,
  windowOf,
  type IndexEntry,
} from './stage.ts'

const { pinned, name: browserName } = await browser()

type Theme = 'koo' | 'night' | 'wireframe'

/** Themes in which a story is pictured, by its folder: a page says nothing as a wireframe that its parts do not. */
function themesOf({ importPath }: IndexEntry): Theme[] {
  if (importPath.includes('kit/src/')) return ['koo', 'night', 'wireframe']
  // Tools of developers, and documentation: customers never see them.
  if (importPath.includes('app/lab/') || importPath.includes('docs/')) return ['koo']
  return ['koo', 'night']
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** What axe checks in a theme: the themes differ in colours only. A board shows several pages at once, each with its landmarks. */
const AXE = {
  koo: (axe: AxeBuilder, { title }: IndexEntry) =>
    title.startsWith('Boards/')
      ? axe.withTags(WCAG)
      : // A part has no landmark around it.
        axe.withTags([...WCAG, 'best-practice']).disableRules('region'),
  night: (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block']),
}

/**
 * Every picture is of the top of a page: what a play function has scrolled to depends on when fields became visible. A page
 * that scrolls to its first wrong field only now does not move any more.
 */
const toTop = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['pictured'] = 'true'
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  })

const paint = (page: Page, theme: Theme) =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
    return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  }, theme)

/**
 * Puts the bars that stay at the lower edge of the screen to the end of their page, or back. On a picture of a whole page they
 * would lie over its middle. By a rule for their classes: a page that renders anew makes another bar. Returns whether a page
 * that is longer than the screen has one.
 */
const layBars = (page: Page, where: 'end' | 'screen') =>
  page.evaluate((place) => {
    document.getElementById('laid-bars')?.remove()
    if (place === 'screen') return false
    const isLong = document.documentElement.scrollHeight > window.innerHeight
    /** Whether an element is in a frame of its own, which its bar closes: a board shows screens. */
    const isFramed = ({ parentElement: around }: Element): boolean =>
      around !== null &&
      around !== document.body &&
      (getComputedStyle(around).overflowY !== 'visible' || isFramed(around))
    const bars = [...document.querySelectorAll<HTMLElement>('body [class]')].filter((element) => {
      const { position, bottom } = getComputedStyle(element)
      return position === 'sticky' && bottom === '0px' && !isFramed(element)
    })
    const laid = Object.assign(document.createElement('style'), { id: 'laid-bars' })
    const selectors = bars.map(({ classList }) =>
      [...classList].map((name) => `.${CSS.escape(name)}`).join(''),
    )
    laid.textContent = selectors.map((selector) => `${selector} { position: static !important }`).join('')
    document.head.append(laid)
    return isLong && bars.length > 0
  }, where)

for (const story of stories) {
  test(`${story.title} / ${story.name}`, async ({ stage }) => {
    await stage.setViewportSize(windowOf(story))
    await show(stage, story)
    await rest(stage)
    // A picture of a page that waits for ever shows nothing of what the story is about.
    // On a busy machine the last reply may come after the play function.
    if (!isAboutLoading(story)) {
      await expect.soft(skeletons(stage), 'a skeleton is left').toHaveCount(0)
      await rest(stage)
    }
    // With a fixed element over the page, the picture shows the screen, not the whole length of the page.
    const fullPage = (await stage.getByRole('dialog').count()) === 0
    // Every picture is of a page rendered again in its theme, the first one too: an element that moved into its place,
    // or a row that scrolled, may be between two pixels until then.
    await paint(stage, 'wireframe')
    for (const theme of themesOf(story)) {
      await paint(stage, theme)
      if (theme !== 'wireframe') {
        // A row half behind the bar is whole once it is scrolled: no target is too small because of that.
        if (fullPage) await layBars(stage, 'end')
        const { violations } = await AXE[theme](axeOf(stage, NO_SOURCE), story).analyze()
        expect
          .soft(
            violations.map(
              ({ id, nodes }) => `${theme}: ${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
            ),
          )
          .toEqual([])
        if (fullPage) await layBars(stage, 'screen')
      }
      if (story.tags?.includes('no-picture')) continue
      if (pinned) {
        await toTop(stage)
        const hasBar = fullPage && (await layBars(stage, 'end'))
        await expect.soft(stage).toHaveScreenshot([theme, `${story.id}.png`], { fullPage })
        if (fullPage) await layBars(stage, 'screen')
        // What a customer sees first, with the bar where it is.
        if (hasBar && theme === 'koo')
          await expect.soft(stage).toHaveScreenshot([theme, `${story.id}.screen.png`], { fullPage: false })
      } else
        test.info().annotations.push({
          type: 'picture',
          description: `not compared: ${browserName} is not the browser of the baselines`,
        })
    }
  })
}
