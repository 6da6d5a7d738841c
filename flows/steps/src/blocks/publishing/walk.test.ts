import { manualClock, memoryStorage } from '@koo/page/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FakeServer, sharedLocks, Tab, type Outcome } from './testing/fakes.ts'

type Command =
  | { do: 'tap'; tab: 0 | 1; times: number; terms: string }
  | { do: 'pass'; ms: number }
  | { do: 'kill' | 'refresh' | 'retry' | 'dismiss' | 'show'; tab: 0 | 1 }

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
      'retry' as const,
      'dismiss' as const,
      'show' as const,
    ),
    tab,
  }),
)

const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.constantFrom<Outcome>(
    { kind: 'accepted' },
    { kind: 'refused' },
    { kind: 'lostBefore' },
    { kind: 'lostAfter' },
  ),
  fc.record({ kind: fc.constant('late' as const), commitAfter: fc.integer({ min: 0, max: 20_000 }) }),
)

/** A loan that was made and seen in one tab, while the reply to its request in a closed tab is still on its way; then another. */
const seenBeforeItsReply: [Command[], Outcome[]] = [
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

/** Runs one walk and returns what the server saw. */
async function walk(commands: Command[], outcomes: Outcome[], dropsRepeats: boolean) {
  const clock = manualClock()
  const server = new FakeServer(clock, dropsRepeats)
  server.outcomes = [...outcomes]
  const store = memoryStorage()
  const locks = sharedLocks()
  let made = 0
  const open = () => new Tab(server, store, locks, () => `serial-${(made += 1)}`)
  const tabs: [Tab, Tab] = [open(), open()]
  let shown = 0

  const show = (at: Tab) => {
    const { state } = at
    if (state.name !== 'accepted') return
    at.publisher.resultShown(state.loan)
    server.settled(state.application.serial)
    shown += 1
  }

  for (const each of commands) {
    switch (each.do) {
      case 'tap':
        for (let i = 0; i < each.times; i += 1) void tabs[each.tab].tap(each.terms)
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

  // The faults end; the customer waits and refreshes.
  server.outcomes = []
  await clock.advance(120_000)
  for (const each of tabs) each.publisher.refresh()
  await clock.advance(120_000)
  return { server, tabs, shown }
}

describe('random walks with the publish machine', () => {
  it.each([
    ['a server that drops repeats', true],
    ['a server that does not', false],
  ])(
    '%s: never two loans for one application, never two requests at once, never a dead end',
    async (_name, dropsRepeats) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(command, { maxLength: 30 }),
          fc.array(outcome, { maxLength: 8 }),
          async (commands, outcomes) => {
            const { server, tabs } = await walk(commands, outcomes, dropsRepeats)
            const serials = server.loans.map((loan) => loan.serial)
            expect(new Set(serials).size).toBe(serials.length)
            expect(server.mostInFlight).toBeLessThanOrEqual(1)
            for (const each of tabs) {
              expect(['idle', 'ready', 'accepted', 'refused', 'notFound', 'closed']).toContain(
                each.state.name,
              )
            }
          },
        ),
        { numRuns: 1_000, examples: [seenBeforeItsReply] },
      )
    },
  )

  it('never starts a second application while the first may still become a loan', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(command, { maxLength: 30 }),
        fc.array(outcome, { maxLength: 8 }),
        async (commands, outcomes) => {
          const { server, shown } = await walk(commands, outcomes, false)
          // Each loan beyond the first needs a result that the customer has seen.
          expect(server.loans.length).toBeLessThanOrEqual(shown + 1)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
