import { CLOCK_JUMPS } from '@koo/page/testing'
import fc from 'fast-check'
import type { Outcome } from './fakes.ts'
import type { StorageMode } from './hostile.ts'

/** One of the two tabs. */
export type Place = 0 | 1
/** What happens in one turn of a random walk. */
export type Command =
  | { do: 'tap'; tab: Place; times: number; terms: string }
  | { do: 'pass'; ms: number }
  | { do: 'reload' | 'newTab' | 'refresh' | 'retry' | 'dismiss' | 'leave' | 'show'; tab: Place }
  | { do: 'setClock'; ms: number }
  | { do: 'storage'; mode: StorageMode }
  | { do: 'clear' }
  | { do: 'tamper'; value: string }
  | { do: 'unreachable'; is: boolean }

export const storageMode = fc.constantFrom<StorageMode>('kept', 'denied', 'full')
const place = fc.constantFrom<Place>(0, 1)
const simple = ['reload', 'newTab', 'refresh', 'retry', 'dismiss', 'leave', 'show'] as const

/** Stored records that were tampered with: similar to a real one, or anything else. */
const record = fc.record(
  {
    serial: fc.oneof(fc.constantFrom('made-up-number-1', 'given-number-1', '', '../x'), fc.anything()),
    userId: fc.oneof(fc.constantFrom('u1', 'u1', 'u2'), fc.anything()),
    terms: fc.oneof(fc.constantFrom('t1', 't2', ''), fc.anything()),
    at: fc.oneof(fc.integer(), fc.double(), fc.anything()),
    sentAt: fc.oneof(fc.constant(null), fc.integer(), fc.double(), fc.anything()),
    state: fc.oneof(fc.constantFrom('new', 'sending', 'unknown', 'success', 'closed'), fc.anything()),
    loan: fc.oneof(fc.constantFrom({ listingId: 'L9' }, { listingId: 'L1', loanId: null }), fc.anything()),
    closed: fc.oneof(fc.constantFrom('made-up-number-1', 'given-number-1'), fc.anything()),
  },
  { requiredKeys: ['userId', 'serial', 'state'] },
)
/** What a storage key may hold after somebody changed it. */
export const garbage = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom('', 'null', '[]', '{"__proto__":{"x":1}}', '\u0000', '9'.repeat(5_000)),
  record.map((value) => JSON.stringify(value)),
)

const tap = fc.record({
  do: fc.constant('tap' as const),
  tab: place,
  times: fc.constantFrom(1, 1, 2, 20),
  terms: fc.constantFrom('t1', 't2'),
})
const pass = fc.record({
  do: fc.constant('pass' as const),
  ms: fc.constantFrom(0, 50, 150, 400, 2_000, 9_000, 21_000, 60_000),
})
export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: tap },
  { weight: 4, arbitrary: pass },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom(...simple), tab: place }) },
  fc.record({ do: fc.constant('setClock' as const), ms: fc.constantFrom(...CLOCK_JUMPS) }),
  fc.record({ do: fc.constant('storage' as const), mode: storageMode }),
  fc.record({ do: fc.constant('clear' as const) }),
  fc.record({ do: fc.constant('tamper' as const), value: garbage }),
  fc.record({ do: fc.constant('unreachable' as const), is: fc.boolean() }),
)

/** Outcome of a publish request. It may come later than the limit of a call: the texts must be true then too. */
export const outcome: fc.Arbitrary<Outcome> = fc.oneof(
  fc.constantFrom<Outcome>(
    { kind: 'accepted' },
    { kind: 'refused' },
    { kind: 'lostBefore' },
    { kind: 'lostAfter' },
  ),
  fc.record({ kind: fc.constant('late' as const), commitAfter: fc.integer({ min: 0, max: 100_000 }) }),
)

/** Nothing is stored, the page is closed while the request is on its way, and another tab applies before it arrives. */
const lostWithTab = (
  mode: StorageMode,
  ms: number,
  again: 'reload' | 'newTab',
): [Command[], Outcome[], StorageMode] => [
  [
    { do: 'tap', tab: 0, times: 1, terms: 't1' },
    { do: 'pass', ms: 150 },
    { do: again, tab: 0 },
    { do: 'clear' },
    { do: 'tap', tab: 0, times: 1, terms: 't2' },
    { do: 'pass', ms: 21_000 },
    { do: 'tap', tab: 0, times: 1, terms: 't2' },
  ],
  [{ kind: 'late', commitAfter: ms }],
  mode,
]
/** The loan is made, but its tab is closed before the result was shown, and nothing is stored. */
const closedBeforeResult = (mode: StorageMode): [Command[], Outcome[], StorageMode] => [
  [
    { do: 'tap', tab: 0, times: 1, terms: 't1' },
    { do: 'pass', ms: 2_000 },
    { do: 'newTab', tab: 0 },
    { do: 'clear' },
    { do: 'pass', ms: 2_000 },
    { do: 'tap', tab: 0, times: 1, terms: 't2' },
  ],
  [],
  mode,
]
/** A record with the server's next number as a finished loan, lost with its tab while a request is on its way. */
const numberMarkedAsUsed: [Command[], Outcome[], StorageMode] = [
  [
    {
      do: 'tamper',
      value: JSON.stringify({
        serial: 'given-number-1',
        userId: 'u1',
        terms: 't1',
        at: 0,
        sentAt: 0,
        state: 'closed',
        closed: 'given-number-1',
      }),
    },
    { do: 'newTab', tab: 0 },
    { do: 'tap', tab: 0, times: 1, terms: 't1' },
    { do: 'pass', ms: 150 },
    { do: 'clear' },
    { do: 'newTab', tab: 0 },
    { do: 'tap', tab: 0, times: 1, terms: 't1' },
    { do: 'pass', ms: 60_000 },
  ],
  [{ kind: 'late', commitAfter: 30_000 }],
  'kept',
]
/** A loan whose result was not seen; its record was changed to one that was sent under a made-up number and not received. */
const sentUnderAnotherNumber: [Command[], Outcome[], StorageMode] = [
  [
    { do: 'tap', tab: 0, times: 1, terms: 't1' },
    { do: 'pass', ms: 2_000 },
    {
      do: 'tamper',
      value: JSON.stringify({
        serial: 'made-up-number-1',
        userId: 'u1',
        terms: 't1',
        at: 0,
        sentAt: 0,
        state: 'unknown',
      }),
    },
    { do: 'newTab', tab: 0 },
    { do: 'pass', ms: 21_000 },
    { do: 'pass', ms: 9_000 },
    { do: 'retry', tab: 0 },
    { do: 'tap', tab: 0, times: 1, terms: 't1' },
    { do: 'pass', ms: 2_000 },
  ],
  [],
  'kept',
]
const LOST_TABS = (['kept', 'denied', 'full'] as const).flatMap((mode) =>
  (['reload', 'newTab'] as const).flatMap((again) =>
    [200, 5_000, 30_000].map((ms) => lostWithTab(mode, ms, again)),
  ),
)
/** Walks that are always run. */
export const EXAMPLES = [
  ...LOST_TABS,
  ...(['kept', 'denied', 'full'] as const).map(closedBeforeResult),
  numberMarkedAsUsed,
  sentUnderAnotherNumber,
]
