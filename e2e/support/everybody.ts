import type AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { axeOf } from './axe.ts'
import { withTimers } from './clock.ts'
import { layoutFaults, settled } from './looks.ts'
import { tabFaults } from './tabOrder.ts'
import { expect } from './test.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
/** Day and night differ only in colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Sizes of screen and text, in the order in which they are looked at. */
const SIZES = [
  { what: '320 pixels', width: 320, height: 568, text: '' },
  { what: 'zoomed to 200 %', width: 188, height: 406, text: '' },
  { what: 'text of twice the size', width: 375, height: 812, text: '200%' },
] as const

const DIALOG = '[role=dialog], [role=alertdialog]'

/** The rules are of `axe`. Under an open dialog nothing can be used: then the dialog alone is looked at. */
async function axeFaults(page: Page, axe: AxeBuilder): Promise<string[]> {
  await settled(page)
  const isOver = await page.locator(DIALOG).first().isVisible()
  const found = await faultsOf(page, isOver ? axe.include(DIALOG) : axe)
  if (isOver || !found.some(isObscured)) return found
  // A row half behind the bar at the bottom is whole once it is scrolled: what is too small is so at both ends of the page.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await settled(page)
  const atEnd = await faultsOf(page, axeOf(page, 'again').withRules(['target-size']))
  await page.evaluate(() => window.scrollTo(0, 0))
  return found.filter(
    (fault) => !isObscured(fault) || atEnd.some((other) => targetOf(other) === targetOf(fault)),
  )
}

async function faultsOf(page: Page, axe: AxeBuilder): Promise<string[]> {
  const { violations } = await withTimers(page, axe.analyze())
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${String(node.target)} ${node.failureSummary?.split('\n')[1]?.trim()}`),
  )
}

const isObscured = (fault: string) => fault.startsWith('target-size') && fault.includes('obscured')
/** The element of a fault, without what is wrong with it. */
const targetOf = (fault: string) => fault.replace(/ Target has .*/, '')

/**
 * Shows the page in a size; the text is as large as the browser has it by itself unless `text` says otherwise. Parts that
 * measure themselves follow one frame later.
 */
async function setSize(page: Page, size: { width: number; height: number }, text = ''): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, text)
  await withTimers(page, page.evaluate(twoFrames))
  await settled(page)
}

const twoFrames = () =>
  new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))

const expectNone = (found: string[], look: string) => expect.soft(found, look).toEqual([])

/** Looks at the screen as {@link expectToRead} does, and with the keyboard alone. */
export async function expectForEverybody(page: Page, screen: string): Promise<void> {
  await expectToRead(page, screen)
  expectNone(await tabFaults(page), `${screen}: keyboard alone`)
}

/**
 * Looks at the screen by day and by night, on a narrow screen, zoomed and with large text, in one visit. Afterwards it is
 * day again and the screen has its size. `screen` is its name in a report.
 */
export async function expectToRead(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize()
  if (!before) throw new Error('the screen has no size')
  const isTheme = (theme: string) => expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  expectNone(await axeFaults(page, axeOf(page).withTags(RULES)), `${screen}: axe by day`)
  await page.emulateMedia({ colorScheme: 'dark' })
  await isTheme('night')
  expectNone(await axeFaults(page, axeOf(page, 'again').withRules(COLOUR_RULES)), `${screen}: axe by night`)
  for (const { what, text, ...size } of SIZES) {
    await setSize(page, size, text)
    expectNone(await layoutFaults(page), `${screen}: ${what}`)
  }
  await setSize(page, before)
  await page.emulateMedia({ colorScheme: 'light' })
  await isTheme('koo')
}
