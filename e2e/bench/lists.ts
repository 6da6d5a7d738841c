// What the longest lists cost on a slow phone: the processor is slowed down four times.
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { BASE } from '../../app/scripts/serve.ts'
import { Sandbox } from '../support/sandbox.ts'
import { storageFor } from '../support/storage.ts'

/** How many times slower the processor is. */
const SLOWER = 4
/** How often the list is scrolled, and how far each time, in CSS px: further than what is rendered ahead. */
const SCROLLS = 40
const FAR = 2_500

/** Most that a list may cost: ms of one task, nodes of the document. */
export const LIST_LIMITS = { task: 1_000, nodes: 3_000 } as const

interface LongList {
  readonly name: string
  readonly persona: string
  readonly path: string
  /** The button that leaves the list, of the row in view or of the page; without one, another page is opened by its address. */
  readonly leaves?: string
}

const LISTS: readonly LongList[] = [
  { name: '10,000 coupons', persona: 'many', path: '/coupon/mine', leaves: '使用规则' },
  { name: '1,000 bills', persona: 'many-bills', path: '/repayment/bills', leaves: '还款计划' },
  { name: '500 refunds', persona: 'many-refunds', path: '/repayment/refunds' },
]

/** Figures of one list. */
export interface ListFigures {
  readonly name: string
  /** Rows that the list says it has. */
  readonly rows: number
  /** The longest task from the first byte to the way back, ms. */
  readonly task: number
  /** The most nodes that the document had. */
  readonly nodes: number
  /** How often there was no row in the middle of the screen after a scroll. */
  readonly blanks: number
  /** How many rows away the customer was after they had left the list and come back. */
  readonly away: number
}

/** Opens, scrolls, leaves each list and comes back to it. */
export async function listFigures(browser: Browser, origin: string): Promise<ListFigures[]> {
  const figures: ListFigures[] = []
  for (const list of LISTS) figures.push(await figuresOf(browser, origin, list))
  return figures
}

async function figuresOf(
  browser: Browser,
  origin: string,
  { name, persona, path, leaves }: LongList,
): Promise<ListFigures> {
  const sandbox = new Sandbox(origin, `bench-${randomUUID()}`)
  await sandbox.reset(persona)
  const context = await browser.newContext({
    storageState: await storageFor(sandbox, persona, true),
    viewport: { width: 375, height: 812 },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(watchTasks)
    await page.goto(`${origin}${BASE}${path}`)
    await page.locator('li[aria-posinset]').first().waitFor()
    const rows = await page.evaluate(lengthOfList)
    let [nodes, blanks] = [0, 0]
    for (let count = 0; count < SCROLLS; count += 1) {
      await page.mouse.wheel(0, FAR)
      await framesPass(page)
      nodes = Math.max(nodes, await page.evaluate(nodesOfDocument))
      if ((await page.evaluate(rowInView)) === 0) blanks += 1
    }
    const before = await page.evaluate(rowInView)
    if (leaves === undefined) await page.goto(`${origin}${BASE}/account/about`)
    else {
      const own = page.locator(`li[aria-posinset="${before}"]`).getByRole('button', { name: leaves })
      await ((await own.count()) > 0 ? own : page.getByRole('button', { name: leaves })).first().click()
      await page.waitForURL((url) => !url.pathname.endsWith(path))
    }
    await page.goBack()
    await page.locator('li[aria-posinset]').first().waitFor()
    await framesPass(page)
    const after = await page.evaluate(rowInView)
    const task = await page.evaluate(longestTask)
    return { name, rows, task, nodes, blanks, away: Math.abs(after - before) }
  } finally {
    await context.close()
  }
}

/** Two frames: a list hears of a scroll with the next one, and measures its rows in the one after. */
const framesPass = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame)
  })

// The following run in the page: they use nothing from outside of themselves.

function watchTasks(): void {
  const tasks: number[] = []
  Object.assign(window, { tasks })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

const longestTask = () => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks)

const nodesOfDocument = () => document.getElementsByTagName('*').length

const lengthOfList = () =>
  Number(document.querySelector('li[aria-setsize]')?.getAttribute('aria-setsize') ?? 0)

/** The number of the row in the middle of the screen; 0 when there is none. */
const rowInView = () => {
  const middle = innerHeight / 2
  const row = [...document.querySelectorAll('li[aria-posinset]')].find((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return top <= middle && middle <= bottom
  })
  return Number(row?.getAttribute('aria-posinset') ?? 0)
}
