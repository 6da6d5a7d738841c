import fs from 'node:fs'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, type Page } from '@playwright/test'

/** A story or page of the static Storybook. */
export interface IndexEntry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  /** File of the story, seen from this package. */
  importPath: string
  tags?: string[]
}

/**
 * Legacy mode: a story has no frames, and the other one opens a page of its own for every result. Only violations are
 * described: every rule runs, but nobody reads what it says of the elements that are right. `axeSource`: what puts axe into
 * the page.
 */
export const axeOf = (page: Page, axeSource?: string) =>
  new AxeBuilder({ page, ...(axeSource !== undefined && { axeSource }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .include('body')

/** The stage keeps the axe of its first analysis. */
export const NO_SOURCE = 'void 0'

const folder = path.join(import.meta.dirname, '..', 'storybook-static')
const { entries } = JSON.parse(fs.readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, IndexEntry>
}
export const stories = Object.values(entries).filter((entry) => entry.type === 'story')

/** What the window of the stories has: Storybook's channel, and what the stage adds. */
interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(name: string, value: unknown): void
    once(name: string, use: (value: unknown) => void): void
  }
  /** Ends the toasts that a story has kept; whether there were any. */
  __endToasts(): Promise<boolean>
}

/** One page per worker: stories are switched through Storybook's channel, which is much faster than loading each. */
export const test = base.extend<object, { stage: Page }>({
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
      // The addon analyses each story once more; its rules are among those of the picture run.
      await page.evaluate(() =>
        (window as unknown as Storybook).__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
          globals: { a11y: { manual: true } },
        }),
      )
      // When its font loads late, Chromium leaves the text of a select in its old place: one pixel off.
      await page.evaluate(() =>
        Promise.all(Array.from(document.fonts, (font) => font.load())).then(() => undefined),
      )
      // A page may scroll to its first wrong field late: not while its pictures are taken.
      await page.evaluate(() => {
        const scroll = Element.prototype.scrollIntoView
        Element.prototype.scrollIntoView = function scrollUnlessPictured(options) {
          if (!document.documentElement.dataset['pictured']) scroll.call(this, options)
        }
      })
      // The theme changes under a rendered story; its colours must have no transition when the picture is taken.
      await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important }' })
      // The toast of a page disappears by the clock and could still be there in the next story.
      await page.addStyleTag({
        content: 'html:not([data-about-toast]) [data-toasts] { visibility: hidden !important }',
      })
      // A story about a toast keeps it until the next story: its pictures would have it in one theme only.
      await page.evaluate(() => {
        const held: (() => void)[] = []
        const later = window.setTimeout
        const TOASTS = [2000, 3000]
        window.setTimeout = ((task: () => void, ms?: number, ...rest: unknown[]) => {
          if (!('aboutToast' in document.documentElement.dataset) || !TOASTS.includes(ms ?? 0))
            return later(task, ms, ...rest)
          held.push(task)
          return 0
        }) as typeof window.setTimeout
        const endToasts = async () => {
          delete document.documentElement.dataset['aboutToast']
          const had = held.splice(0)
          for (const end of had) end()
          if (had.length > 0)
            await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
          return had.length > 0
        }
        Object.assign(window, { __endToasts: endToasts })
      })
      await axeOf(page).analyze()
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Renders a story from scratch and runs its play function to the end. Throws what the story threw. */
export async function show(page: Page, { id, tags = [] }: IndexEntry): Promise<void> {
  // Ends the toasts that a story before has kept.
  const hadToasts = await page.evaluate(() => (window as unknown as Storybook).__endToasts())
  if (hadToasts) await rest(page)
  const failure = await page.evaluate(
    ({ storyId, isAboutToast }) =>
      new Promise<string>((resolve) => {
        delete document.documentElement.dataset['pictured']
        document.documentElement.toggleAttribute('data-about-toast', isAboutToast)
        let failure = ''
        const fail = (what: unknown) => {
          const error = what as { message?: string; description?: string }
          failure = error?.message ?? error?.description ?? String(what)
          resolve(failure)
        }
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Storybook
        for (const name of [
          'storyThrewException',
          'storyErrored',
          'playFunctionThrewException',
          'storyMissing',
        ])
          channel.once(name, fail)
        channel.once('storyFinished', (report) => {
          const { status } = report as { status?: string }
          resolve(status === 'error' ? failure || 'the story failed' : '')
        })
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
      }),
    { storyId: id, isAboutToast: tags.includes('toast') },
  )
  if (failure) throw new Error(failure)
  await page.evaluate(() => document.fonts.ready)
}

/** Waits until all exit animations have ended; only skeletons are animated for ever. */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })

/** Skeletons that can be seen. */
export const skeletons = (page: Page) => page.locator('[data-skeleton]').filter({ visible: true })

/** Whether a story is about loading: its name says so, or its component is a skeleton. */
export const isAboutLoading = ({ title, name }: IndexEntry) =>
  /skeleton$/i.test(title) || /\b(?:Loading|Late|Busy|Computing)\b/.test(name)

const PHONE = { width: 375, height: 812 }

/** The window by the tag of a story; a phone without one. `low`: a phone on its side. */
const WINDOWS = {
  wide: { ...PHONE, width: 1280 },
  tablet: { ...PHONE, width: 768 },
  small: { ...PHONE, width: 320 },
  low: { width: 740, height: 360 },
}

export const windowOf = ({ tags = [] }: IndexEntry) =>
  Object.entries(WINDOWS).find(([tag]) => tags.includes(tag))?.[1] ?? PHONE
