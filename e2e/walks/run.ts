/** Random walks of a customer through faults in a real browser, against the app as it ships. Each is given again by its seed. */
import type { Browser, BrowserContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { cents } from '../support/figures.ts'
import { Sandbox } from '../support/sandbox.ts'
import { storageFor } from '../support/storage.ts'
import { AMOUNT, Customer, HOME } from './customer.ts'
import { happen, orderFaults, randomOf, type Walk } from './events.ts'

/** What walks are searched for; all of it must stay 0. */
const NOTHING_FOUND = {
  duplicates: 0,
  'white screens': 0,
  'dead ends': 0,
  'lost entries': 0,
  'figures unlike the ledger': 0,
  'uncaught errors': 0,
}

type Findings = Record<keyof typeof NOTHING_FOUND, number>

/** One walk: what was found, and what happened, to read when something was. */
export interface WalkResult {
  findings: Findings
  log: string[]
}

/** Turns with faults, and turns after they have stopped within which every walk has to end. */
const FAULTED_TURNS = 9
const LAST_TURNS = 60

/** Time passes for all tabs and for the lender. */
async function pass({ tabs, sandbox }: Walk, ms: number): Promise<void> {
  await sandbox.advance(ms)
  for (const { page } of tabs) await page.clock.runFor(ms).catch(() => undefined)
}

/** A page with nothing on it for a whole second is white; one that is being loaded is not. */
async function isWhite(tab: Customer): Promise<boolean> {
  for (let look = 0; look < 10; look += 1) {
    const screen = await tab.look()
    if (!screen?.isBlank || tab.isBrowsersOwn()) return false
    await tab.page.waitForLoadState('load', { timeout: 1_000 }).catch(() => undefined)
    await tab.page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => undefined)
  }
  return true
}

/** What was typed is there after a reload, unless storage was broken. */
async function checkEntry(walk: Walk, found: Findings): Promise<void> {
  const [tab] = walk.tabs
  const before = await tab?.look()
  if (!tab || walk.isStorageHit || before?.amount !== String(AMOUNT)) return
  // A draft is written when typing rests.
  await tab.page.clock.runFor(1_000)
  await tab.page.reload().catch(() => undefined)
  await tab.page
    .getByTestId('amount')
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined)
  const again = await tab.look()
  if (again?.amount != null && again.amount !== before.amount) {
    found['lost entries'] += 1
    walk.log.push(`LOST ENTRY: ${before.amount} became "${again.amount}"`)
  }
}

/** Reports the text of every result that is shown in a tab of `context`, the moment it is. */
async function watchResults(context: BrowserContext, onResult: (text: string) => void): Promise<void> {
  await context.exposeBinding('onResult', (_, text: string) => onResult(text))
  await context.addInitScript(() => {
    const report = (window as unknown as { onResult(text: string): void }).onResult
    new MutationObserver(() => {
      const main = location.pathname.includes('/result/') ? document.querySelector('main') : null
      if (main?.textContent?.includes('借款期数')) report(main.innerText)
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Whether the result that was shown is the loan of the ledger. */
async function isInLedger(sandbox: Sandbox, text: string): Promise<boolean> {
  const [loan] = (await sandbox.world()).loans
  const shown = /借款金额（元）\s+([\d,.]+)/.exec(text)?.[1]
  return (
    loan !== undefined &&
    shown !== undefined &&
    cents(shown) === loan.amountCents &&
    text.includes(`${loan.loanPeriod}期`)
  )
}

/** One walk: faults and events, then none any more; it ends with the result of one loan. */
export async function walk(browser: Browser, origin: string, seed: number): Promise<WalkResult> {
  const random = randomOf(seed)
  const found: Findings = { ...NOTHING_FOUND }
  const sandbox = new Sandbox(origin, `walk-${randomUUID()}`)
  await sandbox.reset('old-customer', { audit: { polls: 0 } })
  const context = await browser.newContext({
    baseURL: origin,
    storageState: await storageFor(sandbox, 'old-customer', random.upTo(4) > 0),
    viewport: { width: 375, height: 812 },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(5_000)
  const log: string[] = []
  context.on('weberror', (event) => {
    found['uncaught errors'] += 1
    log.push(`UNCAUGHT: ${String(event.error())}`)
  })
  const world: Walk = {
    context,
    sandbox,
    tabs: [],
    isStorageHit: false,
    seen: null,
    log,
    async openTab() {
      const page = await context.newPage()
      await page.clock.install()
      const tab = new Customer(page)
      world.tabs.push(tab)
      await page.goto(HOME).catch(() => undefined)
      return tab
    },
  }
  await watchResults(context, (text) => {
    world.seen ??= text
  })
  const look = async () => {
    for (const tab of world.tabs) {
      if (!(await isWhite(tab))) continue
      found['white screens'] += 1
      log.push(`WHITE: ${tab.page.url()}`)
    }
  }

  try {
    await world.openTab()
    const checksEntry = random.upTo(3) === 0
    await orderFaults(world, random)
    // Whoever has seen a result in one tab, if only for a moment, asks for nothing any more.
    const turn = async () => {
      for (const tab of world.tabs) if (world.seen === null) await tab.step()
    }
    for (let count = 0; count < FAULTED_TURNS && world.seen === null; count += 1) {
      await turn()
      if (count === 2 && checksEntry) await checkEntry(world, found)
      if (world.seen === null && random.upTo(2) === 0) await happen(world, random)
      await pass(world, 1_200)
      await look()
    }
    log.push('faults stop')
    await sandbox.clearFaults()
    for (let count = 0; count < LAST_TURNS && world.seen === null; count += 1) {
      await turn()
      await pass(world, count < 10 ? 2_000 : 8_000)
    }
    await look()
    if (world.seen === null) {
      found['dead ends'] += 1
      const texts = await Promise.all(world.tabs.map(({ page }) => page.innerText('body').catch(() => '')))
      log.push(`DEAD END: ${texts.map((text) => text.slice(0, 300).replaceAll('\n', ' ')).join(' | ')}`)
    } else if (!(await isInLedger(sandbox, world.seen))) {
      found['figures unlike the ledger'] += 1
      log.push(`FIGURES: ${world.seen}`)
    }
    // What is still on its way arrives.
    await sandbox.advance(120_000)
    const { loanCount, repeatedSerials } = await sandbox.world()
    found.duplicates = Math.max(0, loanCount - 1) + repeatedSerials.length
    if (found.duplicates > 0)
      log.push(`DUPLICATES: ${loanCount} loans, sent as ${(await sandbox.serials()).join()}`)
  } finally {
    await context.close()
  }
  return { findings: found, log }
}
