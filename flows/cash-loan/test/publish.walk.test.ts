import { manualClock, memoryStore } from '@koo/steps/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FakeLender, sharedLocks, Tab, type Fate } from './publish.world.ts'

type Command =
  | { do: 'tap'; tab: 0 | 1; times: number; terms: string }
  | { do: 'pass'; ms: number }
  | { do: 'kill' | 'refresh' | 'again' | 'dismiss' | 'show'; tab: 0 | 1 }

const tab = fc.constantFrom<0 | 1>(0, 1)
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    do: fc.constant('tap' as const),
    tab,
    times: fc.constantFrom(1, 1, 2, 20),
    terms: fc.constantFrom('t1', 't2'),
  }),
  fc.record({
    do: fc.constant('pass' as const),
    ms: fc.constantFrom(0, 150, 400, 2_000, 9_000, 21_000, 60_000),
  }),
  fc.record({
    do: fc.constantFrom(
      'kill' as const,
      'refresh' as const,
      'again' as const,
      'dismiss' as const,
      'show' as const,
    ),
    tab,
  }),
)

const fate: fc.Arbitrary<Fate> = fc.oneof(
  fc.constantFrom<Fate>(
    { kind: 'accepted' },
    { kind: 'refused' },
    { kind: 'sessionEnded' },
    { kind: 'lostBefore' },
    { kind: 'lostAfter' },
  ),
  fc.record({ kind: fc.constant('late' as const), commitAfter: fc.integer({ min: 0, max: 20_000 }) }),
)

/** A loan that was made and seen, by a tab that died, while the answer to its request is still on the way; then another. */
const seenBeforeItsAnswer: [Command[], Fate[]] = [
  [
    { do: 'tap', tab: 1, times: 1, terms: 't1' },
    { do: 'kill', tab: 1 },
    { do: 'pass', ms: 9_000 },
    { do: 'show', tab: 1 },
    { do: 'pass', ms: 2_000 },
    { do: 'tap', tab: 0, times: 1, terms: 't1' },
  ],
  [{ kind: 'late', commitAfter: 0 }],
]

/** Runs one walk and returns what the lender saw. */
async function walk(commands: Command[], fates: Fate[], dropsRepeats: boolean) {
  const clock = manualClock()
  const lender = new FakeLender(clock, dropsRepeats)
  lender.fates = [...fates]
  const store = memoryStore()
  const locks = sharedLocks()
  let made = 0
  const open = () => new Tab(lender, store, locks, () => `serial-${(made += 1)}`)
  const tabs: [Tab, Tab] = [open(), open()]
  let shown = 0

  const show = (at: Tab) => {
    const { state } = at
    if (state.name !== 'accepted') return
    at.publisher.shown(state.loan.listingId)
    lender.settled(state.intention.serial)
    shown += 1
  }

  for (const each of commands) {
    switch (each.do) {
      case 'tap':
        for (let i = 0; i < each.times; i += 1) void tabs[each.tab].tap(each.terms, clock.now())
        break
      case 'pass':
        await clock.advance(each.ms)
        break
      case 'kill':
        tabs[each.tab].kill()
        tabs[each.tab] = open()
        break
      case 'show':
        show(tabs[each.tab])
        break
      default:
        tabs[each.tab].publisher[each.do]()
    }
    await clock.advance(0)
  }

  // Faults end; the customer waits and presses whatever the page offers.
  lender.fates = []
  await clock.advance(120_000)
  for (const each of tabs) each.publisher.refresh()
  await clock.advance(120_000)
  return { lender, tabs, shown }
}

describe('model walks of the publish machine', () => {
  it.each([
    ['a lender that drops repeats', true],
    ['a lender that does not', false],
  ])(
    '%s: never two loans for one intention, never two requests at once, never a dead end',
    async (_name, dropsRepeats) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(command, { maxLength: 30 }),
          fc.array(fate, { maxLength: 8 }),
          async (commands, fates) => {
            const { lender, tabs } = await walk(commands, fates, dropsRepeats)
            const serials = lender.loans.map((loan) => loan.serial)
            expect(new Set(serials).size).toBe(serials.length)
            expect(lender.mostInFlight).toBeLessThanOrEqual(1)
            for (const each of tabs) {
              expect(['idle', 'ready', 'accepted', 'refused', 'absent']).toContain(each.state.name)
            }
          },
        ),
        { numRuns: 1_000, examples: [seenBeforeItsAnswer] },
      )
    },
  )

  it('never starts a second intention while the first may still become a loan', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { maxLength: 30 }),
        fc.array(fate, { maxLength: 8 }),
        async (commands, fates) => {
          const { lender, shown } = await walk(commands, fates, false)
          // Each loan beyond the first needs a result that the customer has seen.
          expect(lender.loans.length).toBeLessThanOrEqual(shown + 1)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
