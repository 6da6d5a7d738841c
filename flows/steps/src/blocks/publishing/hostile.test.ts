import { CLOCK_JUMPS, manualClock, memoryStorage } from '@koo/page/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { command, EXAMPLES, outcome, storageMode, type Command, type Place } from './testing/commands.ts'
import { RECORD_KEY, sharedLocks, Tab, type Outcome } from './testing/fakes.ts'
import { BrowserStorage, CarefulServer, type StorageMode } from './testing/hostile.ts'

/** What the pages have shown, to compare with the loans of the server. */
interface Seen {
  shown: number
  /** Serial numbers for which a page said that there is no loan and will be none. */
  denied: Set<string>
}

/** Runs one walk. Then everything works again, and the customer refreshes. */
async function walk(commands: Command[], outcomes: Outcome[], mode: StorageMode) {
  const clock = manualClock()
  const server = new CarefulServer(clock)
  server.outcomes = [...outcomes]
  const browser = new BrowserStorage()
  browser.mode = mode
  const locks = sharedLocks()
  const seen: Seen = { shown: 0, denied: new Set() }
  let made = 0

  const open = (entry = memoryStorage()) => {
    const newSerial = () => `own-number-${(made += 1)}`
    const tab = new Tab(server, browser.tab(), locks, newSerial, () => 'u1', {
      entry,
      isDurable: () => browser.isDurable,
      findOpen: (seen) => server.findOpen(seen),
    })
    tab.publisher.store.subscribe(({ state }) => {
      if (state.name === 'closed') seen.denied.add(state.application.serial)
    })
    return { tab, entry }
  }
  const tabs = [open(), open()]
  const at = (index: Place) => tabs[index]!

  const show = ({ publisher, state }: Tab) => {
    if (state.name !== 'accepted') return
    if (!server.knows(state.loan.listingId)) return publisher.doubt()
    if (publisher.resultShown(state.loan)) seen.shown += 1
  }

  /** Leaves a result that cannot be shown: the customer knows of that loan. */
  const leave = async ({ publisher }: Tab) => {
    if (await publisher.leaveResult()) seen.shown += 1
  }

  for (const each of commands) {
    switch (each.do) {
      case 'tap':
        for (let i = 0; i < each.times; i += 1) void at(each.tab).tab.tap(each.terms)
        break
      case 'pass':
        await clock.advance(each.ms)
        break
      case 'reload':
      case 'newTab':
        at(each.tab).tab.kill()
        tabs[each.tab] = open(each.do === 'reload' ? at(each.tab).entry : undefined)
        break
      case 'leave':
        if (at(each.tab).tab.state.name === 'accepted') void leave(at(each.tab).tab)
        break
      case 'show':
        show(at(each.tab).tab)
        break
      case 'setClock':
        clock.setBy(each.ms)
        break
      case 'storage':
        browser.mode = each.mode
        break
      case 'clear':
        browser.clear()
        break
      case 'tamper':
        browser.shared.setItem(RECORD_KEY, each.value)
        break
      case 'unreachable':
        server.isUnreachable = each.is
        break
      default:
        at(each.tab).tab.publisher[each.do]()
    }
    await clock.advance(0)
  }

  server.outcomes = []
  server.isUnreachable = false
  browser.mode = 'kept'
  await clock.advance(120_000)
  for (const { tab } of tabs) {
    tab.publisher.resume()
    tab.publisher.refresh()
  }
  await clock.advance(120_000)
  return { server, tabs: tabs.map(({ tab }) => tab), seen }
}

describe('a server that drops repeats, a browser that keeps no storage, a clock that is changed', () => {
  it('never two loans unless the first result was seen, never a false text, never a dead end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { maxLength: 30 }),
        fc.array(outcome, { maxLength: 8 }),
        storageMode,
        async (commands, outcomes, mode) => {
          const { server, tabs, seen } = await walk(commands, outcomes, mode)
          expect(server.mostInFlight).toBeLessThanOrEqual(2)
          expect(server.loans.length).toBeLessThanOrEqual(seen.shown + 1)
          for (const { serial } of server.loans) expect([...seen.denied]).not.toContain(serial)
          for (const tab of tabs)
            expect(['idle', 'ready', 'accepted', 'refused', 'notFound', 'closed']).toContain(tab.state.name)
        },
      ),
      { numRuns: 3_000, examples: EXAMPLES },
    )
  }, 120_000)

  it.each(CLOCK_JUMPS.flatMap((ms) => [0, 100, 400, 10_000, 21_000].map((after) => [ms, after] as const)))(
    'the clock is changed by %i ms, %i ms after sending: "not received" is shown after the limit, not before',
    async (ms, after) => {
      const clock = manualClock()
      const server = new CarefulServer(clock)
      server.outcomes = [{ kind: 'lostBefore' }]
      const tab = new Tab(
        server,
        new BrowserStorage().tab(),
        sharedLocks(),
        () => 's',
        () => 'u1',
        {
          findOpen: (seen) => server.findOpen(seen),
        },
      )
      void tab.tap()
      await clock.advance(100)
      await clock.advance(after)
      clock.setBy(ms)
      await clock.advance(0)
      expect(tab.state.name).toBe(after < 300 ? 'sending' : after > 20_000 ? 'notFound' : 'unknown')
      await clock.advance(20_000 - Math.min(after, 20_000))
      if (after <= 20_000) expect(tab.state.name).toBe('unknown')
      await clock.advance(6_000)
      expect(tab.state.name).toBe('notFound')
    },
  )

  it.each(['kept', 'denied', 'full'] as const)(
    'a second serial number is given only after the first result was seen: storage %s',
    async (mode) => {
      const again: Command[] = [
        { do: 'newTab', tab: 0 },
        { do: 'clear' },
        { do: 'pass', ms: 2_000 },
        { do: 'tap', tab: 0, times: 1, terms: 't1' },
        { do: 'pass', ms: 2_000 },
      ]
      const first: Command[] = [
        { do: 'tap', tab: 0, times: 1, terms: 't1' },
        { do: 'pass', ms: 2_000 },
      ]
      const unseen = await walk([...first, ...again], [], mode)
      expect(unseen.server.loans.map(({ serial }) => serial)).toEqual(['given-number-1'])
      const seen = await walk(
        [...first, { do: 'show', tab: 0 }, { do: 'pass', ms: 2_000 }, ...again],
        [],
        mode,
      )
      expect(seen.server.loans.map(({ serial }) => serial)).toEqual(['given-number-1', 'given-number-2'])
    },
  )

  it('a request that arrives after its serial number was closed makes no loan, and no text was false', async () => {
    for (const commitAfter of [21_000, 30_000, 59_000, 61_000, 90_000]) {
      const { server, seen } = await walk(
        [
          { do: 'tap', tab: 0, times: 1, terms: 't1' },
          { do: 'pass', ms: 60_000 },
          { do: 'pass', ms: 60_000 },
        ],
        [{ kind: 'late', commitAfter }],
        'kept',
      )
      expect(server.loans.length).toBe(seen.denied.size === 0 ? 1 : 0)
    }
  })
})
