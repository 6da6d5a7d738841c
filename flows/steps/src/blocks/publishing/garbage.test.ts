import { manualClock, memoryStorage } from '@koo/page/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withNote } from './entryNotes.ts'
import { storageLock } from './lock.ts'
import { garbage } from './testing/commands.ts'
import { RECORD_KEY, sharedLocks, Tab } from './testing/fakes.ts'
import { CarefulServer } from './testing/hostile.ts'

const USER = 'u1'
const ORDER = `${USER}.order-1`
const LOCK_KEY = 'loan_lock'

/** A note that its checksum confirms, about an application that nobody has sent. */
const note = fc
  .record({
    serial: fc.constantFrom('made-up-number-1', 'given-number-1', 'x.y'),
    sentAt: fc.maxSafeInteger(),
    kind: fc.constantFrom(null, 'staff', 'nobody'),
  })
  .map((each) => withNote(`${RECORD_KEY} ${USER}`, null, each))

const TWO_HUNDRED = { numRuns: 200, seed: 15 }
const VALUES = fc.sample(garbage, TWO_HUNDRED)
const NOTES = fc.sample(fc.oneof(garbage, note), TWO_HUNDRED)

/** Everything that publishing reads from storage and from the history entry, for a customer and for one of their orders. */
const KEYS = {
  'the record': { name: RECORD_KEY, user: USER, values: VALUES },
  'the record beside that of another customer': { name: `${RECORD_KEY}.${USER}`, user: USER, values: VALUES },
  'the record of an order': { name: RECORD_KEY, user: ORDER, values: VALUES },
  'the record beside that of another order': { name: `${RECORD_KEY}.${ORDER}`, user: ORDER, values: VALUES },
  'the lock': { name: `${LOCK_KEY}.${USER}`, user: USER, values: VALUES },
  'the notes in the history entry': { name: 'open', user: USER, values: NOTES },
}
/** States with a way on. */
const ENDS = new Set(['idle', 'ready', 'accepted', 'refused', 'notFound', 'closed'])
type Key = (typeof KEYS)[keyof typeof KEYS]

/** When a value is written: before anything is sent, while it is sent, or after the loan was made. */
const MOMENTS = { first: 0, sending: 400, made: 6_000 }

/** Applies, changes the key, loses the tab, and applies again in a new one for other terms. */
async function walk({ name, user }: Key, value: string, moment: keyof typeof MOMENTS) {
  const clock = manualClock()
  const server = new CarefulServer(clock)
  server.outcomes = [{ kind: 'late', commitAfter: 3_000 }]
  const store = memoryStorage()
  const entry = memoryStorage()
  const denied = new Set<string>()
  const newId = () => `own-number-${(made += 1)}`
  let made = 0
  const inStore = storageLock({
    store,
    lockKey: LOCK_KEY,
    now: () => clock.now(),
    wait: (ms) => clock.wait(ms),
    newId,
  })
  const locks = name.startsWith(LOCK_KEY) ? () => Object.assign(inStore, { die() {} }) : sharedLocks()
  const open = (own = memoryStorage()) => {
    const findOpen = (seen: string | null) => server.findOpen(seen)
    const tab = new Tab(server, store, locks, newId, () => user, { entry: own, findOpen })
    tab.publisher.store.subscribe(({ state }) => {
      if (state.name === 'closed') denied.add(state.application.serial)
      // The result page of a loan that the server does not know.
      if (state.name === 'accepted' && !server.knows(state.loan.listingId)) tab.publisher.doubt()
    })
    return tab
  }
  const change = () =>
    (name === 'open' ? entry : store).setItem(name, value.replaceAll(`"${USER}"`, `"${user}"`))

  if (moment === 'first') change()
  const tab = open(entry)
  void tab.tap()
  await clock.advance(MOMENTS[moment])
  if (moment !== 'first') change()
  tab.kill()
  const next = open(name === 'open' ? entry : undefined)
  await clock.advance(40_000)
  next.publisher.retry()
  next.publisher.dismiss()
  void next.tap('t2')
  await clock.advance(120_000)
  return { loans: server.loans, state: next.state, denied: [...denied] }
}

describe.each(Object.entries(KEYS))('200 values of %s', (_what, key) => {
  it.each(Object.keys(MOMENTS) as (keyof typeof MOMENTS)[])(
    'written at the moment "%s": one loan at most, nothing false is said, no dead end',
    async (moment) => {
      const wrong: string[] = []
      for (const value of key.values) {
        const { loans, state, denied } = await walk(key, value, moment)
        // Whoever writes that the result was seen may borrow again.
        const isSeen = loans.some(({ serial }) => value.includes(`"closed":"${serial}"`))
        if (loans.length > (isSeen ? 2 : 1)) wrong.push(`${loans.length} loans: ${value}`)
        if (loans.some(({ serial }) => denied.includes(serial))) wrong.push(`a false sentence: ${value}`)
        if (!ENDS.has(state.name)) wrong.push(`${state.name} for ever: ${value}`)
      }
      expect(wrong).toEqual([])
    },
  )
})
