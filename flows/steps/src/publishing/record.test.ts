import { memoryStore } from '@koo/page/testing'
import { describe, expect, it } from 'vitest'
import { UNSENT_RECORD_LIFE_MS } from '../constants.ts'
import { IDLE, type Application, type PublishState } from './machine.ts'
import { publishRecord } from './record.ts'

const RECORD_KEY = 'loan_serial_no'
const NOW = 1_772_000_000_000
const mine: Application = {
  serial: 's-1',
  userId: 'u1',
  terms: '5000|12',
  at: NOW - 1_000,
  sentAt: NOW - 500,
}
const hers: Application = { ...mine, serial: 's-2', userId: 'u2' }
const loan = { listingId: 'L1', loanId: 'N1' }

function open(entries?: Record<string, string>) {
  const store = memoryStore(entries)
  return { store, ...publishRecord(store, RECORD_KEY) }
}

describe('stored record', () => {
  it.each<[PublishState, PublishState['name']]>([
    [{ name: 'ready', application: mine }, 'ready'],
    [{ name: 'sending', application: mine }, 'unknown'],
    [{ name: 'unknown', application: mine }, 'unknown'],
    [{ name: 'accepted', application: mine, loan }, 'accepted'],
    [{ name: 'notFound', application: mine }, 'ready'],
    [{ name: 'refused', application: mine, code: 1, message: '' }, 'idle'],
  ])('%j comes back as %s', (state, name) => {
    const record = open()
    record.save({ name: 'sending', application: mine })
    record.save(state)
    const back = record.restore('u1', NOW)
    expect(back.name).toBe(name)
    if (back.name !== 'idle') expect(back.application).toEqual(mine)
  })

  it('is written under the key that other calls read', () => {
    const record = open()
    record.save({ name: 'sending', application: mine })
    expect(JSON.parse(record.store.getItem(RECORD_KEY)!)).toMatchObject({
      serial: 's-1',
      userId: 'u1',
      state: 'sending',
    })
  })

  it('shows one customer nothing of another, and loses neither', () => {
    const record = open()
    record.save({ name: 'unknown', application: mine })
    expect(record.restore('u2', NOW)).toEqual(IDLE)
    record.save({ name: 'sending', application: hers })
    expect(record.restore('u2', NOW)).toMatchObject({ name: 'unknown', application: { serial: 's-2' } })
    expect(record.restore('u1', NOW)).toMatchObject({ name: 'unknown', application: { serial: 's-1' } })
    record.remove(hers)
    expect(record.restore('u1', NOW)).toMatchObject({ name: 'unknown' })
  })

  it('never writes a mere preparation over something that was sent', () => {
    const record = open()
    record.save({ name: 'sending', application: mine })
    record.save({ name: 'ready', application: { ...mine, serial: 's-9', sentAt: null } })
    record.remove({ ...mine, serial: 's-9' })
    expect(record.restore('u1', NOW)).toMatchObject({ name: 'unknown', application: { serial: 's-1' } })
  })

  it('forgets an application that was never sent after a day, an unknown outcome never', () => {
    const record = open()
    record.save({ name: 'ready', application: { ...mine, sentAt: null } })
    expect(record.restore('u1', mine.at + UNSENT_RECORD_LIFE_MS)).toEqual(IDLE)
    record.save({ name: 'unknown', application: mine })
    expect(record.restore('u1', NOW + 30 * UNSENT_RECORD_LIFE_MS).name).toBe('unknown')
  })

  it('starts the limit anew when the clock was set back', () => {
    const record = open()
    record.save({ name: 'sending', application: { ...mine, sentAt: NOW + 60_000 } })
    expect(record.restore('u1', NOW)).toMatchObject({ application: { sentAt: NOW } })
  })

  it('reconciles a success whose ids were lost', () => {
    const record = open({ [RECORD_KEY]: JSON.stringify({ ...mine, state: 'success' }) })
    expect(record.restore('u1', NOW).name).toBe('unknown')
  })

  it('remembers of a finished application only that it ended', () => {
    const record = open()
    record.close(mine, NOW)
    expect(record.restore('u1', NOW)).toEqual(IDLE)
    expect(record.lastClosedAt('u1')).toBe(NOW)
    expect(record.lastClosedAt('u2')).toBeNull()
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
    expect(open({ [RECORD_KEY]: text }).restore('u1', NOW)).toEqual(IDLE)
  })
})
