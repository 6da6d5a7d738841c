import { expect, type Page } from '@playwright/test'
import { isAboutLoading, rest, show, stories, test, windowOf, type IndexEntry } from './stage.ts'

/** Lower edge of what a customer sees first, above the bar of a page, in CSS px. */
const FOLD = 640
/** Least part of that which a skeleton takes, and how much longer than its page it may be: texts and lists have any length. */
const LEAST_PART = 0.45
const MOST_BELOW = 40

/** The lowest edge of text, pictures, fields and skeletons that move with the page, in CSS px. */
const lowestEdge = (page: Page) =>
  page.evaluate(() => {
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (/^(?:sticky|fixed)$/.test(getComputedStyle(element).position) || isFixed(element.parentElement))
    const isShown = (element: HTMLElement) =>
      element.dataset['skeleton'] !== undefined ||
      element.matches('svg, img, input, canvas') ||
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
    const edges = [...document.querySelectorAll<HTMLElement>('#storybook-root *')].map((element) => {
      const { width, height, bottom } = element.getBoundingClientRect()
      return width > 4 && height > 4 && isShown(element) && !isFixed(element) ? bottom : 0
    })
    return Math.round(Math.max(0, ...edges))
  })

/** The first story of the same page that is not about loading. */
const pageOf = ({ title }: IndexEntry) =>
  stories.find((story) => story.title === title && !isAboutLoading(story))

async function edgeOf(page: Page, story: IndexEntry): Promise<number> {
  await page.setViewportSize(windowOf(story))
  await show(page, story)
  await rest(page)
  return lowestEdge(page)
}

const loading = stories.filter(({ title, name }) => title.startsWith('Pages/') && /\bLoading\b/.test(name))
for (const story of loading) {
  test(`the skeleton of ${story.title} has the height of the page`, async ({ stage }) => {
    const page = pageOf(story)
    if (!page) throw new Error('no story shows the page itself')
    const content = await edgeOf(stage, page)
    const skeleton = await edgeOf(stage, story)
    expect(skeleton).toBeGreaterThan(LEAST_PART * Math.min(content, FOLD))
    expect(skeleton).toBeLessThan(content + MOST_BELOW)
  })
}
