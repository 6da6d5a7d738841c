import { memoryStorage } from '@koo/page/testing'
import { describe, expect, it, vi } from 'vitest'
import { UNSENT_RECORD_LIFE_MS } from '../../constants.ts'
import { IDLE, type Application, type PublishState } from './machine.ts'
import { publishRecord } from './record.ts'

const RECORD_KEY = 'loan_serial_no'
const NOW = 1_772_000_000_000
const mine: Application = {
  serial: 's-1',
  userId: 'u1',
  terms: '5000|12',
  kind: 'cash',
  at: NOW - 1_000,
  sentAt: NOW - 500,
}
const hers: Application = { ...mine, serial: 's-2', userId: 'u2' }
const loan = { listingId: 'L1', loanId: 'N1' }

/** The device's clock, and the time since the document was opened. */
const CLOCK = { now: () => NOW, elapsed: () => ELAPSED }
const ELAPSED = 1_234
const at = (now: number) => ({ ...CLOCK, now: () => now })

function open(entries?: Record<string, string>, entry = memoryStorage()) {
  const store = memoryStorage(entries)
  return { store, entry, ...publishRecord(store, entry, RECORD_KEY) }
}

describe('stored record', () => {
  it.each<[PublishState, PublishState['name']]>([
    [{ name: 'ready', application: { ...mine, sentAt: null } }, 'ready'],
    [{ name: 'ready', application: mine }, 'unknown'],
    [{ name: 'sending', application: mine, since: 1, isRepeat: false }, 'unknown'],
    [{ name: 'unknown', application: mine, since: 1 }, 'unknown'],
    [{ name: 'accepted', application: mine, loan }, 'accepted'],
    [{ name: 'notFound', application: mine, since: 1 }, 'unknown'],
    [{ name: 'closed', application: mine }, 'idle'],
    [{ name: 'refused', application: mine, code: 1, message: '' }, 'idle'],
  ])('%j comes back as %s', (state, name) => {
    const record = open()
    record.save({ name: 'sending', application: mine, since: 1, isRepeat: false })
    record.save(state)
    const back = record.restore('u1', CLOCK)
    expect(back.name).toBe(name)
    if (state.name !== 'idle' && back.name !== 'idle') expect(back.application).toEqual(state.application)
  })

  it('is stored under its key, with serial, customer and state', () => {
    const record = open()
    record.save({ name: 'sending', application: mine, since: 1, isRepeat: false })
    expect(JSON.parse(record.store.getItem(RECORD_KEY)!)).toMatchObject({
      serial: 's-1',
      userId: 'u1',
      state: 'sending',
    })
  })

  it('keeps the records of two customers apart', () => {
    const record = open()
    record.save({ name: 'unknown', application: mine, since: 1 })
    expect(record.restore('u2', CLOCK)).toEqual(IDLE)
    record.save({ name: 'sending', application: hers, since: 1, isRepeat: false })
    expect(record.restore('u2', CLOCK)).toMatchObject({ name: 'unknown', application: { serial: 's-2' } })
    expect(record.restore('u1', CLOCK)).toMatchObject({ name: 'unknown', application: { serial: 's-1' } })
    record.remove(hers)
    expect(record.restore('u1', CLOCK)).toMatchObject({ name: 'unknown' })
  })

  it('never replaces a sent application by one that is only prepared', () => {
    const record = open()
    record.save({ name: 'sending', application: mine, since: 1, isRepeat: false })
    record.save({ name: 'ready', application: { ...mine, serial: 's-9', sentAt: null } })
    record.remove({ ...mine, serial: 's-9' })
    expect(record.restore('u1', CLOCK)).toMatchObject({ name: 'unknown', application: { serial: 's-1' } })
  })

  it('drops an application that was never sent after a day, but never an unknown outcome', () => {
    const record = open()
    record.save({ name: 'ready', application: { ...mine, sentAt: null } })
    expect(record.restore('u1', at(mine.at + UNSENT_RECORD_LIFE_MS))).toEqual(IDLE)
    record.save({ name: 'unknown', application: mine, since: 1 })
    expect(record.restore('u1', at(NOW + 30 * UNSENT_RECORD_LIFE_MS)).name).toBe('unknown')
  })

  it.each([-86_400_000, -60_000, 0, 60_000, 86_400_000])(
    'starts the limit again in each document, with the device clock off by %i ms',
    (ms) => {
      const record = open()
      record.save({ name: 'sending', application: mine, since: 1, isRepeat: false })
      expect(record.restore('u1', at(NOW + ms))).toMatchObject({ name: 'unknown', since: ELAPSED })
    },
  )

  it('restores a success without its ids as unknown', () => {
    const record = open({ [RECORD_KEY]: JSON.stringify({ ...mine, state: 'success' }) })
    expect(record.restore('u1', CLOCK).name).toBe('unknown')
  })

  it('keeps of a finished application only its serial number', () => {
    const record = open()
    record.close(mine)
    expect(record.restore('u1', CLOCK)).toEqual(IDLE)
    expect(record.lastClosed('u1')).toBe('s-1')
    expect(record.lastClosed('u2')).toBeNull()
    record.save({ name: 'ready', application: { ...mine, serial: 's-9', sentAt: null } })
    expect(record.lastClosed('u1')).toBe('s-1')
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
    expect(open({ [RECORD_KEY]: text }).restore('u1', CLOCK)).toEqual(IDLE)
  })

  describe('in the history entry', () => {
    const sending = { name: 'sending', application: mine, since: 1, isRepeat: false } as const

    it('is restored when storage keeps nothing', () => {
      const { entry, ...first } = open()
      first.save(sending)
      const back = open({}, entry)
      expect(back.restore('u1', CLOCK)).toMatchObject({
        name: 'unknown',
        application: { serial: 's-1', sentAt: mine.sentAt },
        since: ELAPSED,
      })
    })

    it('is written again when nothing has changed: the page may have a new entry', () => {
      const entry = memoryStorage()
      const write = vi.spyOn(entry, 'setItem')
      const record = open({}, entry)
      record.save(sending)
      record.save({ ...sending, name: 'unknown' })
      expect(write).toHaveBeenCalledTimes(2)
    })

    it('has no personal data, and does not count for another customer', () => {
      const { entry, ...record } = open()
      record.save(sending)
      expect(JSON.stringify(entry.entries())).not.toMatch(/u1|5000/)
      expect(open({}, entry).restore('u2', CLOCK)).toEqual(IDLE)
      const other = publishRecord(memoryStorage(), entry, 'loan_other_serial_no')
      expect(other.restore('u1', CLOCK)).toEqual(IDLE)
    })

    it('is removed with the application', () => {
      const { entry, ...record } = open()
      record.save(sending)
      record.save({ name: 'refused', application: mine, code: 1, message: '' })
      expect(entry.entries()).toEqual({})
      record.save(sending)
      record.close(mine)
      expect(entry.entries()).toEqual({})
    })

    it.each(['cash', 'staff', 'lead', 'mixed', 'oneClick'])(
      'stays when a loan of another kind ends: %s',
      (kind) => {
        const { entry, ...record } = open()
        const noted = { ...mine, kind }
        record.save({ ...sending, application: noted })
        const other = { ...mine, serial: 's-3', kind: kind === 'staff' ? 'cash' : 'staff' }
        record.save({ name: 'accepted', application: other, loan })
        record.close(other)
        expect(record.restore('u1', CLOCK)).toMatchObject({
          name: 'unknown',
          application: { serial: noted.serial, kind },
        })
        record.save({ name: 'ready', application: { ...other, serial: 's-4', sentAt: null } })
        expect(open({}, entry).restore('u1', CLOCK)).toMatchObject({ application: { serial: noted.serial } })
        record.close(noted)
        expect(entry.entries()).toEqual({})
      },
    )

    it('stays when another product, or another customer, ends theirs', () => {
      const { entry, ...record } = open()
      const other = publishRecord(memoryStorage(), entry, 'loan_other_serial_no')
      record.save(sending)
      other.save({ ...sending, application: { ...mine, serial: 's-3' } })
      record.save({ ...sending, application: hers })
      record.close(hers)
      other.close({ ...mine, serial: 's-3' })
      expect(open({}, entry).restore('u1', CLOCK)).toMatchObject({ application: { serial: 's-1' } })
    })

    it('does not count for a loan that was finished since', () => {
      const { entry, ...record } = open()
      record.save(sending)
      const noted = { ...entry.entries() }
      record.close(mine)
      const later = open(record.store.entries(), memoryStorage(noted))
      expect(later.restore('u1', CLOCK)).toEqual(IDLE)
    })

    it.each(['', '.', 's-1', 's-1.abc', 's-1.abc.xyz', '<b>.1.1', 's'.repeat(9_999)])(
      'does not count when it is not valid: %.40s',
      (note) => {
        expect(open({}, memoryStorage({ open: note })).restore('u1', CLOCK)).toEqual(IDLE)
      },
    )
  })
})
