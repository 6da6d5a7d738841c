/** Random walks of a customer through faults in a real browser, against the app as it ships. Each is given again by its seed. */
import type { Browser, BrowserContext } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { Sandbox } from '../support/sandbox.ts'
import { storageFor } from '../support/storage.ts'
import { Customer } from './customer.ts'
import { happen, orderFaults, randomOf, type Walk } from './events.ts'
import { lostFields } from './fields.ts'
import { kindOf } from './kinds.ts'
import { unlikeLedger } from './ledger.ts'

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
  /** The way to borrow that it tried. */
  kind: string
  findings: Findings
  log: string[]
}

/** Every table of costs is read as a customer reads it. */
const READING_SECONDS = 5
/** Turns with faults, and turns after they have stopped within which every walk has to end. */
const FAULTED_TURNS = 9
const LAST_TURNS = 60

/** Time passes for all tabs and for the lender. */
async function pass({ tabs, sandbox }: Walk, ms: number): Promise<void> {
  for (const tab of tabs) await tab.arrived()
  await sandbox.advance(ms)
  for (const { page } of tabs) await page.clock.runFor(ms).catch(() => undefined)
}

/** A page with nothing on it is white, unless it fills while it is given the time of a slow start. */
async function isWhite({ page, look, isBrowsersOwn }: Customer): Promise<boolean> {
  const isBlank = async () => !isBrowsersOwn() && (await look())?.isBlank === true
  if (!(await isBlank())) return false
  const filled = () =>
    document.body?.innerText.trim() !== '' || document.querySelector('[aria-busy=true]') !== null
  await page.waitForFunction(filled).catch(() => undefined)
  return isBlank()
}

/** What was typed is there after a reload, unless storage was broken. */
async function checkEntry(walk: Walk, found: Findings): Promise<void> {
  const [tab] = walk.tabs
  if (!tab || walk.isStorageHit) return
  if (walk.kind.act)
    for (const lost of await lostFields(tab.page)) {
      found['lost entries'] += 1
      walk.log.push(`LOST ENTRY: ${lost}`)
    }
  const before = await tab.look()
  if (before?.amount == null || before.amount !== walk.kind.amount) return
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

/** What a tab shows that a walk has to know the moment it is shown. */
interface Shown {
  /** The text of the order that is being paid, or of a result. */
  text: string
  /** Whose result it is: the id of a loan, none for an order. */
  listing: string | null
  isResult: boolean
}

type OnShown = (shown: Shown) => void

/** Reports every order that can be paid in a tab of `context`, and every result. */
async function watch(context: BrowserContext, onShown: OnShown): Promise<void> {
  await context.exposeBinding('onShown', (_, shown: Shown) => onShown(shown))
  await context.addInitScript(() => {
    const report = (window as unknown as { onShown: OnShown }).onShown
    const { pathname, searchParams } = new URL(location.href)
    // The partner's page, which the app opens when its order is paid.
    if (pathname.startsWith('/__sandbox/partner/') && searchParams.get('code') === 'SUCCESS')
      report({ text: '', listing: null, isResult: true })
    new MutationObserver(() => {
      const text = document.querySelector('main')?.innerText ?? ''
      const all = document.querySelector('body')?.innerText ?? ''
      const listing = new URLSearchParams(location.search).get('listingId')
      const isBooking = location.pathname.endsWith('/preOrderResult') && text.includes('预约编号')
      if (isBooking || (location.pathname.includes('/result/') && text.includes('借款期数')))
        report({ text, listing, isResult: true })
      else if (all.includes('订单号') && all.includes('还款总额'))
        report({ text: all, listing: null, isResult: false })
    }).observe(document, { childList: true, subtree: true })
  })
}

/**
 * One walk: faults and events, then none any more; it ends with the result of one loan, or of one booking. `name`: one of the
 * kinds of this name.
 */
export async function walk(
  browser: Browser,
  origin: string,
  seed: number,
  name?: string,
): Promise<WalkResult> {
  const random = randomOf(seed)
  const found: Findings = { ...NOTHING_FOUND }
  const kind = kindOf(seed, name)
  const sandbox = new Sandbox(origin, `walk-${randomUUID()}`)
  await sandbox.reset(kind.persona, {
    audit: { polls: 0 },
    resultPage: { pollPeriod: 1 },
    cost: { readingSeconds: READING_SECONDS },
  })
  const context = await browser.newContext({
    baseURL: origin,
    storageState: await storageFor(sandbox, kind.persona, random.upTo(4) > 0),
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
  // The loan that the walk starts with, and the loan of the first result that was on the screen.
  let refused: string | null = null
  let listing: string | null = null
  let order = ''
  const world: Walk = {
    kind,
    context,
    sandbox,
    tabs: [],
    isStorageHit: false,
    seen: null,
    log,
    async openTab() {
      const page = await context.newPage()
      await page.clock.install()
      const tab = new Customer(page, { home: kind.home(refused), kind })
      world.tabs.push(tab)
      await page.goto(tab.home).catch(() => undefined)
      return tab
    },
  }
  await watch(context, (shown) => {
    if (world.seen !== null || (refused !== null && shown.listing === refused)) return
    if (!shown.isResult) {
      order = shown.text
      return
    }
    world.seen = shown.text
    ;({ listing } = shown)
  })
  // Whoever has seen a result in one tab, if only for a moment, asks for nothing any more.
  const turn = async () => {
    for (const tab of world.tabs) if (world.seen === null) await tab.step()
  }
  const turnsUntilSeen = async () => {
    for (let count = 0; count < LAST_TURNS && world.seen === null; count += 1) {
      await turn()
      await pass(world, count < 10 ? 2_000 : 8_000)
    }
  }
  const look = async () => {
    for (const tab of world.tabs) {
      if (!(await isWhite(tab))) continue
      found['white screens'] += 1
      log.push(`WHITE: ${tab.page.url()}`)
    }
  }

  try {
    await world.openTab()
    if (kind.isAfterRefusal) {
      await turnsUntilSeen()
      refused = listing
      world.seen = null
    }
    const checksEntry = random.upTo(3) === 0
    await orderFaults(world, random)
    for (let count = 0; count < FAULTED_TURNS && world.seen === null; count += 1) {
      await turn()
      if (count === 2 && checksEntry) await checkEntry(world, found)
      if (world.seen === null && random.upTo(2) === 0) await happen(world, random)
      await pass(world, 1_200)
      await look()
    }
    log.push('faults stop')
    await sandbox.clearFaults()
    await turnsUntilSeen()
    await look()
    if (world.seen === null) {
      found['dead ends'] += 1
      const texts = await Promise.all(world.tabs.map(({ page }) => page.innerText('body').catch(() => '')))
      log.push(`DEAD END: ${texts.map((text) => text.slice(0, 300).replaceAll('\n', ' ')).join(' | ')}`)
    } else {
      const ledger = await sandbox.world()
      const unlike = kind.unlike?.(ledger, world.seen) ?? unlikeLedger(ledger.loans, world.seen, order)
      found['figures unlike the ledger'] += unlike.length
      if (unlike.length > 0) log.push(`FIGURES: ${unlike.join('; ')} | ${order}${world.seen}`)
    }
    // What is still on its way arrives.
    await sandbox.advance(120_000)
    const ledger = await sandbox.world()
    const { loans, repeatedSerials } = ledger
    // The parts of a mixed loan are one.
    const count = new Set(loans.map(({ listingId }) => listingId)).size
    const others = kind.repeated?.(ledger) ?? []
    found.duplicates =
      Math.max(0, count - (refused === null ? 1 : 2)) + repeatedSerials.length + others.length
    if (found.duplicates > 0) {
      const serials = (await sandbox.serials(kind.publish)).join()
      log.push(`DUPLICATES: ${count} loans, sent as ${serials}; ${others.join()}`)
    }
  } finally {
    await context.close()
  }
  return { kind: kind.name, findings: found, log }
}
