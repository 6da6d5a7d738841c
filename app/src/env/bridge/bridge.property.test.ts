import { DeviceFailure } from '@koo/flow'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { manualClock, settled } from '@koo/host/testing'
import { createBridge } from './bridge.ts'
import type { Wire } from './wires.ts'

/** One thing that happens: a call of the page, a message of the app to one of the calls, or time that passes. */
type Event =
  | { at: 'call' }
  | { at: 'message'; to: number; says: keyof typeof messages }
  | { at: 'abort'; of: number }
  | { at: 'time'; ms: number }

/** Messages of an app. `settles` is the outcome that the call then has; the others must change nothing. */
const messages = {
  token: { body: { result: { token: 'token-of-the-app' } }, settles: 'token-of-the-app' },
  none: { body: { result: { token: null } }, settles: 'null' },
  refused: { body: { error: { code: 'refused' } }, settles: 'refused' },
  wrongShape: { body: { result: { token: 7 } }, settles: null },
  wrongCode: { body: { error: { code: 'toString' } }, settles: null },
  proto: { body: JSON.parse('{"__proto__":{"result":{"token":null}}}') as object, settles: null },
  nothing: { body: {}, settles: null },
} as const satisfies Record<string, { body: object; settles: string | null }>

const LIMIT = 5_000
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ at: fc.constant('call' as const) }),
  fc.record({
    at: fc.constant('message' as const),
    // Also ids of calls that were never made.
    to: fc.integer({ min: 0, max: 7 }),
    says: fc.constantFrom(...(Object.keys(messages) as (keyof typeof messages)[])),
  }),
  fc.record({ at: fc.constant('abort' as const), of: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ at: fc.constant('time' as const), ms: fc.constantFrom(50, 2_500, 5_000) }),
)

/** What each call must have come to, by the first thing that may settle it. */
function expected(events: readonly Event[]): (string | null)[] {
  const calls: { since: number; outcome: string | null }[] = []
  let now = 0
  for (const each of events) {
    if (each.at === 'call') calls.push({ since: now, outcome: null })
    if (each.at === 'message') {
      const call = calls[each.to]
      if (call) call.outcome ??= messages[each.says].settles
    }
    if (each.at === 'abort') {
      const call = calls[each.of]
      if (call) call.outcome ??= 'cancelled'
    }
    if (each.at === 'time') {
      now += each.ms
      for (const call of calls) if (now - call.since >= LIMIT) call.outcome ??= 'timedOut'
    }
  }
  return calls.map(({ outcome }) => outcome)
}

it(
  'no sequence of replies settles a call wrongly, twice, or another one',
  { tags: ['BRG-005'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
        const clock = manualClock()
        const app: { say(message: unknown): void } = { say: () => undefined }
        const wire: Wire = (receive) => {
          app.say = receive
          return () => undefined
        }
        let made = 0
        const bridge = createBridge({
          wire: Promise.resolve(wire),
          shell: { environment: 'app-ios', os: 'ios', shellVersion: '3.4.0' },
          after: clock.after,
          newId: () => `id-${made++}`,
        })
        await settled()
        const outcomes: (string | null)[] = []
        const settlements: number[] = []
        const aborts: AbortController[] = []
        for (const each of events) {
          if (each.at === 'call') {
            const at = outcomes.push(null) - 1
            const abort = new AbortController()
            aborts.push(abort)
            const keep = (outcome: string) => {
              outcomes[at] = outcome
              settlements.push(at)
            }
            bridge.call('login', { open: false }, { signal: abort.signal }).then(
              ({ token }) => keep(String(token)),
              (error: unknown) => keep(error instanceof DeviceFailure ? error.kind : 'another error'),
            )
          } else if (each.at === 'message')
            app.say(JSON.stringify({ id: `id-${each.to}`, ...messages[each.says].body }))
          else if (each.at === 'abort') aborts[each.of]?.abort()
          else await clock.advance(each.ms)
          await settled()
        }
        expect(outcomes).toEqual(expected(events))
        expect(new Set(settlements).size).toBe(settlements.length)
      }),
      { numRuns: 300 },
    )
  },
)

it('no text, number or object that is not a message does anything', async () => {
  const clock = manualClock()
  let say: (message: unknown) => void = () => undefined
  const wire: Wire = (receive) => {
    say = receive
    return () => undefined
  }
  const bridge = createBridge({
    wire: Promise.resolve(wire),
    shell: { environment: 'app-ios', os: 'ios', shellVersion: '3.4.0' },
    after: clock.after,
    newId: () => 'id',
  })
  const outcome = bridge.call('login', { open: false }).catch((error: DeviceFailure) => error.kind)
  await settled()
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (message) => say(message)))
  await clock.advance(LIMIT)
  expect(await outcome).toBe('timedOut')
})
