import { memoryStore } from '@koo/steps/testing'
import { describe, expect, it } from 'vitest'
import { PUBLISH_RECORD_KEY, READY_RECORD_LIFE_MS } from '../src/constants.ts'
import { IDLE, type Intention, type PublishState } from '../src/publish/machine.ts'
import { clear, close, keep, lastClosedAt, restore } from '../src/publish/record.ts'

const NOW = 1_772_000_000_000
const mine: Intention = { serial: 's-1', userId: 'u1', terms: '5000|12', at: NOW - 1_000, sentAt: NOW - 500 }
const hers: Intention = { ...mine, serial: 's-2', userId: 'u2' }
const loan = { listingId: 'L1', loanId: 'N1' }

describe('stored record', () => {
  it.each<[PublishState, PublishState['name']]>([
    [{ name: 'ready', intention: mine }, 'ready'],
    [{ name: 'sending', intention: mine }, 'unknown'],
    [{ name: 'unknown', intention: mine }, 'unknown'],
    [{ name: 'accepted', intention: mine, loan }, 'accepted'],
    [{ name: 'absent', intention: mine }, 'ready'],
    [{ name: 'refused', intention: mine, code: 1, message: '' }, 'idle'],
  ])('%j comes back as %s', (state, name) => {
    const store = memoryStore()
    keep(store, { name: 'sending', intention: mine })
    keep(store, state)
    const back = restore(store, 'u1', NOW)
    expect(back.name).toBe(name)
    if (back.name !== 'idle') expect(back.intention).toEqual(mine)
  })

  it('is written under the key that other calls read', () => {
    const store = memoryStore()
    keep(store, { name: 'sending', intention: mine })
    expect(JSON.parse(store.getItem(PUBLISH_RECORD_KEY)!)).toMatchObject({
      serial: 's-1',
      userId: 'u1',
      state: 'sending',
    })
  })

  it('shows one customer nothing of another, and loses neither', () => {
    const store = memoryStore()
    keep(store, { name: 'unknown', intention: mine })
    expect(restore(store, 'u2', NOW)).toEqual(IDLE)
    keep(store, { name: 'sending', intention: hers })
    expect(restore(store, 'u2', NOW)).toMatchObject({ name: 'unknown', intention: { serial: 's-2' } })
    expect(restore(store, 'u1', NOW)).toMatchObject({ name: 'unknown', intention: { serial: 's-1' } })
    clear(store, hers)
    expect(restore(store, 'u1', NOW)).toMatchObject({ name: 'unknown' })
  })

  it('never writes a mere preparation over something that was sent', () => {
    const store = memoryStore()
    keep(store, { name: 'sending', intention: mine })
    keep(store, { name: 'ready', intention: { ...mine, serial: 's-9', sentAt: null } })
    clear(store, { ...mine, serial: 's-9' })
    expect(restore(store, 'u1', NOW)).toMatchObject({ name: 'unknown', intention: { serial: 's-1' } })
  })

  it('forgets an intention that was never sent after a day, an unknown outcome never', () => {
    const store = memoryStore()
    keep(store, { name: 'ready', intention: { ...mine, sentAt: null } })
    expect(restore(store, 'u1', mine.at + READY_RECORD_LIFE_MS)).toEqual(IDLE)
    keep(store, { name: 'unknown', intention: mine })
    expect(restore(store, 'u1', NOW + 30 * READY_RECORD_LIFE_MS).name).toBe('unknown')
  })

  it('starts the limit anew when the clock was set back', () => {
    const store = memoryStore()
    keep(store, { name: 'sending', intention: { ...mine, sentAt: NOW + 60_000 } })
    expect(restore(store, 'u1', NOW)).toMatchObject({ intention: { sentAt: NOW } })
  })

  it('asks again for a success whose ids were lost', () => {
    const store = memoryStore({ [PUBLISH_RECORD_KEY]: JSON.stringify({ ...mine, state: 'success' }) })
    expect(restore(store, 'u1', NOW).name).toBe('unknown')
  })

  it('remembers of a finished journey only that it ended', () => {
    const store = memoryStore()
    close(store, mine, NOW)
    expect(restore(store, 'u1', NOW)).toEqual(IDLE)
    expect(lastClosedAt(store, 'u1')).toBe(NOW)
    expect(lastClosedAt(store, 'u2')).toBeNull()
  })

  it.each([
    '',
    'null',
    '7',
    '[]',
    '{"serial":"s"}',
    '{"serial":{"$ne":1},"userId":"u1","terms":"","at":1,"state":"sending"}',
    '{"serial":"s","userId":"u1","terms":"","at":"1","state":"sending"}',
    '{"serial":"s","userId":"u1","terms":"","at":1,"state":"toString"}',
    `{"serial":"${'s'.repeat(500)}","userId":"u1","terms":"","at":1,"state":"sending"}`,
  ])('survives tampered storage: %.60s', (text) => {
    expect(restore(memoryStore({ [PUBLISH_RECORD_KEY]: text }), 'u1', NOW)).toEqual(IDLE)
  })
})
