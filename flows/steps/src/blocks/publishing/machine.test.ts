import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOT_FOUND_TRUSTED_AFTER_MS } from '../../constants.ts'
import {
  IDLE,
  isOpen,
  isNotFoundTrusted,
  transition,
  TRANSITIONS,
  type Application,
  type PublishEvent,
  type PublishState,
} from './machine.ts'

const application: Application = {
  serial: 's-1',
  userId: 'u1',
  terms: 'a',
  kind: null,
  at: 1_000,
  sentAt: null,
}
const sent: Application = { ...application, sentAt: 5_000 }
/** When it was sent, by `clock.elapsed()`. */
const SINCE = 7_000
const loan = { listingId: 'L1', loanId: 'N1' }

const states: { [N in PublishState['name']]: Extract<PublishState, { name: N }> } = {
  idle: { name: 'idle' },
  ready: { name: 'ready', application },
  sending: { name: 'sending', application: sent, since: SINCE, isRepeat: false },
  unknown: { name: 'unknown', application: sent, since: SINCE },
  accepted: { name: 'accepted', application: sent, loan },
  refused: { name: 'refused', application: sent, code: 45007, message: '当前暂无可借资方，请稍后重试' },
  notFound: { name: 'notFound', application: sent, since: SINCE },
  closed: { name: 'closed', application: sent },
}

const late = SINCE + NOT_FOUND_TRUSTED_AFTER_MS + 1
const events: { [T in PublishEvent['type']]: Extract<PublishEvent, { type: T }> } = {
  prepare: { type: 'prepare', application: { ...application, serial: 's-2' } },
  restored: { type: 'restored', state: states.accepted },
  send: { type: 'send', at: 5_000, since: SINCE },
  accepted: { type: 'accepted', loan },
  refused: { type: 'refused', code: 45007, message: '当前暂无可借资方，请稍后重试' },
  replyLost: { type: 'replyLost' },
  found: { type: 'found', loan },
  notFound: { type: 'notFound', requestedAt: late },
  closed: { type: 'closed' },
  retry: { type: 'retry' },
  dismiss: { type: 'dismiss' },
  resultShown: { type: 'resultShown' },
  doubted: { type: 'doubted', since: SINCE },
}

/** The whole table, written a second time by hand: the next state for each event in each state. `·` changes nothing. */
const TABLE: Record<PublishState['name'], Record<PublishEvent['type'], PublishState['name'] | '·'>> = {
  // prettier-ignore
  idle:     { prepare: 'ready', restored: 'accepted', send: '·', accepted: '·', refused: '·', replyLost: '·', found: '·', notFound: '·', closed: '·', retry: '·', dismiss: '·', resultShown: '·', doubted: '·' },
  // prettier-ignore
  ready:    { prepare: 'ready', restored: 'accepted', send: 'sending', accepted: '·', refused: '·', replyLost: '·', found: '·', notFound: '·', closed: '·', retry: '·', dismiss: 'idle', resultShown: '·', doubted: '·' },
  // prettier-ignore
  sending:  { prepare: '·', restored: '·', send: '·', accepted: 'accepted', refused: 'refused', replyLost: 'unknown', found: '·', notFound: '·', closed: '·', retry: '·', dismiss: '·', resultShown: '·', doubted: '·' },
  // prettier-ignore
  unknown:  { prepare: '·', restored: 'accepted', send: '·', accepted: '·', refused: '·', replyLost: '·', found: 'accepted', notFound: 'notFound', closed: 'closed', retry: '·', dismiss: '·', resultShown: '·', doubted: '·' },
  // prettier-ignore
  accepted: { prepare: '·', restored: '·', send: '·', accepted: '·', refused: '·', replyLost: '·', found: '·', notFound: '·', closed: '·', retry: '·', dismiss: '·', resultShown: 'idle', doubted: 'unknown' },
  // prettier-ignore
  refused:  { prepare: 'ready', restored: 'accepted', send: '·', accepted: '·', refused: '·', replyLost: '·', found: '·', notFound: '·', closed: '·', retry: '·', dismiss: 'idle', resultShown: '·', doubted: '·' },
  // prettier-ignore
  notFound: { prepare: '·', restored: 'accepted', send: '·', accepted: '·', refused: '·', replyLost: '·', found: 'accepted', notFound: '·', closed: 'closed', retry: 'ready', dismiss: '·', resultShown: '·', doubted: '·' },
  // prettier-ignore
  closed:   { prepare: 'ready', restored: 'accepted', send: '·', accepted: '·', refused: '·', replyLost: '·', found: '·', notFound: '·', closed: '·', retry: '·', dismiss: 'idle', resultShown: '·', doubted: '·' },
}

describe('publish machine', () => {
  const pairs = Object.values(states).flatMap((state) =>
    Object.values(events).map((event) => [state.name, event.type, TABLE[state.name][event.type]] as const),
  )
  it.each(pairs)('%s + %s -> %s', (state, event, next) => {
    const after = transition(states[state], events[event])
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

  it('keeps the serial through a lost reply and a second attempt', () => {
    const again = [
      events.send,
      events.replyLost,
      events.notFound,
      events.retry,
      events.send,
    ].reduce<PublishState>(transition, states.ready)
    expect(again).toMatchObject({ name: 'sending', application: { serial: 's-1' } })
  })

  it('trusts "not found" only after the limit of the request', () => {
    expect(isNotFoundTrusted(states.unknown, SINCE + NOT_FOUND_TRUSTED_AFTER_MS)).toBe(false)
    expect(isNotFoundTrusted(states.unknown, late)).toBe(true)
    expect(transition(states.unknown, { type: 'notFound', requestedAt: late - 2 })).toBe(states.unknown)
  })

  it('keeps the serial of an application that was sent, also with other terms', () => {
    const ready = transition(states.notFound, events.retry)
    const other = transition(ready, {
      ...events.prepare,
      application: { ...application, serial: 's-2', terms: 'b' },
    })
    expect(other).toMatchObject({ name: 'ready', application: { serial: 's-1', terms: 'b' } })
    expect(transition(other, events.dismiss)).toBe(other)
  })

  it('leaves the outcome open when only a repeat was refused', () => {
    const repeat = [events.retry, events.send].reduce<PublishState>(transition, states.notFound)
    expect(transition(repeat, events.refused)).toMatchObject({
      name: 'unknown',
      application: { serial: 's-1' },
    })
  })

  it('never offers anything else while something is open', () => {
    expect(
      Object.values(states)
        .filter(isOpen)
        .map((state) => state.name),
    ).toEqual(['sending', 'unknown', 'accepted', 'notFound'])
  })

  it('on random walks: no second send without a reply, no accepted loan is forgotten, no serial changes while open', () => {
    const anyEvent = fc.oneof(
      fc.constantFrom(...Object.values(events)),
      fc.record({ type: fc.constant('notFound' as const), requestedAt: fc.integer({ min: 0, max: 60_000 }) }),
      fc.record({
        type: fc.constant('send' as const),
        at: fc.integer(),
        since: fc.integer({ min: 0, max: 60_000 }),
      }),
    )
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (walk) => {
        let state: PublishState = IDLE
        let unsettled: string | null = null
        for (const event of walk) {
          if (event.type === 'restored') continue
          const before: PublishState = state
          state = transition(before, event)
          if (state === before) continue
          if (isOpen(before) && before.name !== 'idle' && state.name !== 'idle') {
            expect(state.application.serial).toBe(before.application.serial)
          }
          if (state.name === 'sending') {
            expect(unsettled).toBeNull()
            unsettled = state.application.serial
          }
          if (state.name !== 'sending' && state.name !== 'unknown') unsettled = null
          // A request that may have arrived is given up only after a reply of the server.
          if (before.name === 'ready' && before.application.sentAt !== null && state.name !== 'idle')
            expect(state.application.serial).toBe(before.application.serial)
          if (before.name === 'accepted') expect(['resultShown', 'doubted']).toContain(event.type)
          if (state.name === 'notFound') expect(event).toMatchObject({ type: 'notFound' })
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
