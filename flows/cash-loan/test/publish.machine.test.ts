import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOT_FOUND_TRUSTED_AFTER_MS } from '../src/constants.ts'
import {
  IDLE,
  isOpen,
  isTrusted,
  step,
  TRANSITIONS,
  type Intention,
  type PublishEvent,
  type PublishState,
} from '../src/publish/machine.ts'

const intention: Intention = { serial: 's-1', userId: 'u1', terms: 'a', at: 1_000, sentAt: null }
const sent: Intention = { ...intention, sentAt: 5_000 }
const loan = { listingId: 'L1', loanId: 'N1' }

const states: { [N in PublishState['name']]: Extract<PublishState, { name: N }> } = {
  idle: { name: 'idle' },
  ready: { name: 'ready', intention },
  sending: { name: 'sending', intention: sent },
  unknown: { name: 'unknown', intention: sent },
  accepted: { name: 'accepted', intention: sent, loan },
  refused: { name: 'refused', intention: sent, code: 45007, message: '当前暂无可借资方，请稍后重试' },
  absent: { name: 'absent', intention: sent },
}

const late = sent.sentAt! + NOT_FOUND_TRUSTED_AFTER_MS + 1
const events: { [T in PublishEvent['type']]: Extract<PublishEvent, { type: T }> } = {
  begin: { type: 'begin', intention: { ...intention, serial: 's-2' } },
  restored: { type: 'restored', state: states.accepted },
  send: { type: 'send', at: 5_000 },
  accepted: { type: 'accepted', loan },
  refused: { type: 'refused', code: 45007, message: '当前暂无可借资方，请稍后重试' },
  sessionEnded: { type: 'sessionEnded' },
  lost: { type: 'lost' },
  found: { type: 'found', loan },
  notFound: { type: 'notFound', askedAt: late },
  again: { type: 'again' },
  dismiss: { type: 'dismiss' },
  shown: { type: 'shown' },
}

/** The whole table, written a second time by hand: what each event does in each state. `·` changes nothing. */
const TABLE: Record<PublishState['name'], Record<PublishEvent['type'], PublishState['name'] | '·'>> = {
  // prettier-ignore
  idle:     { begin: 'ready', restored: 'accepted', send: '·', accepted: '·', refused: '·', sessionEnded: '·', lost: '·', found: '·', notFound: '·', again: '·', dismiss: '·', shown: '·' },
  // prettier-ignore
  ready:    { begin: 'ready', restored: 'accepted', send: 'sending', accepted: '·', refused: '·', sessionEnded: '·', lost: '·', found: '·', notFound: '·', again: '·', dismiss: 'idle', shown: '·' },
  // prettier-ignore
  sending:  { begin: '·', restored: '·', send: '·', accepted: 'accepted', refused: 'refused', sessionEnded: 'ready', lost: 'unknown', found: '·', notFound: '·', again: '·', dismiss: '·', shown: '·' },
  // prettier-ignore
  unknown:  { begin: '·', restored: 'accepted', send: '·', accepted: '·', refused: '·', sessionEnded: '·', lost: '·', found: 'accepted', notFound: 'absent', again: '·', dismiss: '·', shown: '·' },
  // prettier-ignore
  accepted: { begin: '·', restored: '·', send: '·', accepted: '·', refused: '·', sessionEnded: '·', lost: '·', found: '·', notFound: '·', again: '·', dismiss: '·', shown: 'idle' },
  // prettier-ignore
  refused:  { begin: 'ready', restored: '·', send: '·', accepted: '·', refused: '·', sessionEnded: '·', lost: '·', found: '·', notFound: '·', again: '·', dismiss: 'idle', shown: '·' },
  // prettier-ignore
  absent:   { begin: '·', restored: '·', send: '·', accepted: '·', refused: '·', sessionEnded: '·', lost: '·', found: 'accepted', notFound: '·', again: 'ready', dismiss: 'idle', shown: '·' },
}

describe('publish machine', () => {
  const pairs = Object.values(states).flatMap((state) =>
    Object.values(events).map((event) => [state.name, event.type, TABLE[state.name][event.type]] as const),
  )
  it.each(pairs)('%s + %s -> %s', (state, event, next) => {
    const after = step(states[state], events[event])
    if (next === '·') expect(after).toBe(states[state])
    else expect(after.name).toBe(next)
  })

  it('has no transition that the table does not name', () => {
    const named = Object.entries(TRANSITIONS).flatMap(([state, row]) =>
      Object.keys(row).map((event) => `${state} ${event}`),
    )
    const expected = pairs.filter(([, , next]) => next !== '·').map(([state, event]) => `${state} ${event}`)
    expect(named.toSorted()).toEqual(expected.toSorted())
  })

  it('keeps the serial through a lost answer and a second attempt', () => {
    const again = [events.send, events.lost, events.notFound, events.again, events.send].reduce<PublishState>(
      step,
      states.ready,
    )
    expect(again).toMatchObject({ name: 'sending', intention: { serial: 's-1' } })
  })

  it('trusts "not found" only after the limit of the request', () => {
    expect(isTrusted(sent, sent.sentAt! + NOT_FOUND_TRUSTED_AFTER_MS)).toBe(false)
    expect(isTrusted(sent, late)).toBe(true)
    expect(step(states.unknown, { type: 'notFound', askedAt: late - 2 })).toBe(states.unknown)
  })

  it('never offers anything else while something is open', () => {
    expect(
      Object.values(states)
        .filter(isOpen)
        .map((state) => state.name),
    ).toEqual(['sending', 'unknown', 'accepted', 'absent'])
  })

  it('over any walk: no second send without an answer, an accepted loan is never forgotten, no serial is swapped while open', () => {
    const anyEvent = fc.oneof(
      fc.constantFrom(...Object.values(events)),
      fc.record({ type: fc.constant('notFound' as const), askedAt: fc.integer({ min: 0, max: 60_000 }) }),
      fc.record({ type: fc.constant('send' as const), at: fc.integer({ min: 0, max: 60_000 }) }),
    )
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (walk) => {
        let state: PublishState = IDLE
        let unanswered: string | null = null
        for (const event of walk) {
          if (event.type === 'restored') continue
          const before: PublishState = state
          state = step(before, event)
          if (state === before) continue
          if (isOpen(before) && before.name !== 'idle' && state.name !== 'idle') {
            expect(state.intention.serial).toBe(before.intention.serial)
          }
          if (state.name === 'sending') {
            expect(unanswered).toBeNull()
            unanswered = state.intention.serial
          }
          if (state.name !== 'sending' && state.name !== 'unknown') unanswered = null
          if (before.name === 'accepted') expect(event.type).toBe('shown')
          if (state.name === 'absent') expect(event).toMatchObject({ type: 'notFound' })
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
