import type { BrowserContext } from '@playwright/test'
import type { FaultRuleInput } from '@koo/sandbox'
import { replying, type Sandbox } from '../support/sandbox.ts'
import { tapOften, type Customer } from './customer.ts'
import type { Kind } from './kinds.ts'

/** Random numbers that are the same for the same seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (most: number) => Math.floor(next() * most)
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T
  return { next, upTo, pick }
}

export type Random = ReturnType<typeof randomOf>

const HOUR = 3_600_000
const CLOCK_JUMPS = [-24 * HOUR, -HOUR, -60_000, 60_000, HOUR, 24 * HOUR]
const after = (content: unknown) => ({ ...replying(content), when: 'after' as const })
const system = (Result: number) => ({
  kind: 'reply' as const,
  body: { Result, ResultMessage: '系统异常，请稍后重试', Content: null },
  when: 'after' as const,
})
const FAULTS: readonly FaultRuleInput['fault'][] = [
  'half',
  'drop=after',
  'drop=before',
  'hang=after',
  'hang=before',
  'late=15000',
  'late=30000',
  'late=50000',
  'http=500',
  'http=500:after',
  'malformed',
  'truncated',
  'latency=300:after',
  'result=45007',
  system(42020),
  system(-1),
  after({}),
  after(null),
  after({ listingId: { id: 1 }, loanId: 7 }),
]

/** One world of a walk: a browser with its tabs, the sandbox, and what is broken in them. */
export interface Walk {
  kind: Kind
  context: BrowserContext
  sandbox: Sandbox
  tabs: Customer[]
  /** Storage was emptied or broken, or a day has passed: what was typed may be lost, and the customer may have to sign in. */
  isStorageHit: boolean
  /** The first result that was on the screen of a tab; null while there was none. */
  seen: string | null
  log: string[]
  openTab(): Promise<Customer>
}

/** Orders the faults of a walk. */
export async function orderFaults({ kind, sandbox, log }: Walk, random: Random): Promise<void> {
  const calls = [kind.publish, kind.publish, kind.publish, ...kind.calls]
  const rules = Array.from({ length: 1 + random.upTo(3) }, () => ({
    match: random.pick(calls),
    times: 1 + random.upTo(2),
    skip: random.upTo(2),
    fault: random.pick(FAULTS),
  }))
  for (const rule of rules) log.push(`fault ${rule.match} ${JSON.stringify(rule.fault)} x${rule.times}`)
  await sandbox.fault(...rules)
}

/** What may happen between two steps of the customer. */
const EVENTS: Record<string, (walk: Walk, tab: Customer, random: Random) => Promise<unknown>> = {
  reload: (_, { page }) => page.reload(),
  async back(_, { page, home }) {
    await page.goBack()
    // Whoever left the app comes back to it.
    if (page.url() === 'about:blank') await page.goto(home)
  },
  async killed(walk, tab) {
    // A result that is on the screen by now has been seen: its report arrives before this answer.
    await tab.page.evaluate(() => undefined).catch(() => undefined)
    walk.tabs.splice(walk.tabs.indexOf(tab), 1)
    await tab.page.close()
    await walk.openTab()
  },
  async twoTabs(walk) {
    if (walk.tabs.length < 2) await walk.openTab()
  },
  doubleTap: (_, { page }) => tapOften(page),
  async offline({ context }, { page }) {
    await context.setOffline(true)
    await page.clock.fastForward(3_000)
    await context.setOffline(false)
  },
  async clock(walk, { page }, random) {
    const now = await page.evaluate(() => Date.now())
    const jump = random.pick(CLOCK_JUMPS)
    if (Math.abs(jump) >= 24 * HOUR) walk.isStorageHit = true
    await page.clock.setSystemTime(now + jump)
  },
  async cleared(walk, { page }, random) {
    walk.isStorageHit = true
    const all = random.upTo(2) === 0
    await page.evaluate(
      (record) => {
        for (const key of Object.keys(localStorage)) if (key.startsWith(record)) localStorage.removeItem(key)
        sessionStorage.clear()
      },
      all ? '' : walk.kind.record,
    )
  },
  async tampered(walk, { page }, random) {
    walk.isStorageHit = true
    const value = random.pick(['', 'null', '[]', '{"state":"success"}', '\u0000', '9'.repeat(5_000)])
    // The record of a customer has their id in its key.
    await page.evaluate(
      ([record, text]) => {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(record))
        for (const key of [record, ...keys]) localStorage.setItem(key, text)
      },
      [walk.kind.record, value] as const,
    )
  },
  async limit({ sandbox }, { page }) {
    await page.clock.fastForward(21_000)
    await sandbox.advance(21_000)
  },
}

/** One random event; nothing happens when it is not possible now. */
export async function happen(walk: Walk, random: Random): Promise<void> {
  const name = random.pick(Object.keys(EVENTS))
  const tab = random.pick(walk.tabs)
  walk.log.push(name)
  await EVENTS[name]?.(walk, tab, random).catch(() => undefined)
}
