import fs from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { browser } from '../../.ci/browser.mjs'

interface IndexEntry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  tags?: string[]
}

const themes = ['koo', 'night', 'wireframe'] as const
const folder = path.join(import.meta.dirname, '..', 'storybook-static')
const { entries } = JSON.parse(fs.readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, IndexEntry>
}
const stories = Object.values(entries).filter((entry) => entry.type === 'story')
const { pinned, name: browserName } = await browser()

/** One page a worker: stories are switched through Storybook's channel, which is much faster than loading each. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser: chromium }, use, worker) => {
      const { baseURL, viewport, locale, timezoneId, hasTouch } = worker.project.use
      const context = await chromium.newContext({
        baseURL,
        viewport,
        locale,
        timezoneId,
        hasTouch,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.goto('/iframe.html?viewMode=story')
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
      // Chromium leaves the text of a select where it was when its font comes late: one pixel off.
      await page.evaluate(() =>
        Promise.all(Array.from(document.fonts, (font) => font.load())).then(() => undefined),
      )
      // A theme is switched under a story; its colours must not be on their way when the picture is taken.
      await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' })
      // A toast of a page goes by the clock, and may still be there when the next story is shown.
      await page.addStyleTag({ content: '[data-toasts] { visibility: hidden !important }' })
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Renders a story from scratch, with its play function run to the end. Throws what the story threw. */
async function show(page: Page, id: string): Promise<void> {
  await page.evaluate((storyId) => {
    const channel = (
      window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: {
          emit(name: string, value: unknown): void
          once(name: string, use: (value: unknown) => void): void
        }
      }
    ).__STORYBOOK_ADDONS_CHANNEL__
    const state = { done: false, failure: '' }
    Object.assign(window, { __shown: state })
    const fail = (what: unknown) => {
      const error = what as { message?: string; description?: string }
      state.failure = error?.message ?? error?.description ?? String(what)
      state.done = true
    }
    for (const name of ['storyThrewException', 'storyErrored', 'playFunctionThrewException', 'storyMissing'])
      channel.once(name, fail)
    channel.once('storyFinished', (report) => {
      if ((report as { status?: string }).status === 'error')
        fail({ message: state.failure || 'the story failed' })
      state.done = true
    })
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  }, id)
  await page.waitForFunction(() => (window as unknown as { __shown: { done: boolean } }).__shown.done)
  const failure = await page.evaluate(
    () => (window as unknown as { __shown: { failure: string } }).__shown.failure,
  )
  if (failure) throw new Error(failure)
  await page.evaluate(() => document.fonts.ready)
}

/** What is leaving has left before anything is pictured; only skeletons move for ever. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })

const paint = (page: Page, theme: (typeof themes)[number]) =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, theme)

for (const story of stories) {
  test(`${story.title} / ${story.name}`, async ({ stage }) => {
    await stage.setViewportSize({
      width: story.tags?.includes('tablet') ? 768 : story.tags?.includes('small') ? 320 : 375,
      height: 812,
    })
    await show(stage, story.id)
    await rest(stage)
    // What stands fixed over a page is pictured with the screen, not with the length of the page under it.
    const fullPage = (await stage.getByRole('dialog').count()) === 0
    // Every picture is of a page drawn anew in its theme, the first one too: what moved into its place, a row that
    // scrolled, may lie between two pixels until it is.
    await paint(stage, 'wireframe')
    for (const theme of themes) {
      await paint(stage, theme)
      if (theme !== 'wireframe') {
        const { violations } = await new AxeBuilder({ page: stage })
          .include('body')
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze()
        expect
          .soft(
            violations.map(
              ({ id, nodes }) => `${theme}: ${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
            ),
          )
          .toEqual([])
      }
      if (story.tags?.includes('no-picture')) continue
      if (pinned) {
        await expect.soft(stage).toHaveScreenshot([theme, `${story.id}.png`], { fullPage })
      } else
        test.info().annotations.push({
          type: 'picture',
          description: `not compared: ${browserName} is not the browser of the baselines`,
        })
    }
  })
}
