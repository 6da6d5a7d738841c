import { describe, expect, it } from 'vitest'
import { draftOf, isOldDraft, type DraftShape, type Memory } from './draft.ts'
import { memoryStorage } from '../testing/index.ts'

const NOW = 1_772_000_000_000
const shape: DraftShape<{ amount: string }> = {
  key: 'loan',
  version: 2,
  read(value) {
    const { amount } = value as { amount?: unknown }
    return typeof amount === 'string' ? { amount } : null
  },
}
const now = () => NOW
const open = (memory: Memory, user: string | null = 'u1', readShape = shape, clock = now) =>
  draftOf({ memory, userId: () => user, now: clock }, readShape)

describe('draft', () => {
  it('gives back what was saved', () => {
    const memory = memoryStorage()
    open(memory).save({ amount: '12000' })
    expect(open(memory).load()).toEqual({ amount: '12000' })
  })

  it.each([
    ['another customer', 'u2', shape, now],
    ['another version', 'u1', { ...shape, version: 3 }, now],
    ['a day later', 'u1', shape, () => NOW + 24 * 60 * 60 * 1000],
    ['a clock set far back', 'u1', shape, () => NOW - 25 * 60 * 60 * 1000],
  ])('is gone for %s', (_who, user, readShape, clock) => {
    const memory = memoryStorage()
    open(memory).save({ amount: '12000' })
    expect(open(memory, user, readShape, clock).load()).toBeNull()
    expect(memory.entries()).toEqual({})
  })

  it('of an odd length is neither written nor read: nobody can type so much', () => {
    const memory = memoryStorage()
    open(memory).save({ amount: '1'.repeat(20_000) })
    expect(memory.entries()).toEqual({})
    memory.setItem(
      'loan',
      JSON.stringify({ user: 'u1', version: 2, at: NOW, value: { amount: '1'.repeat(20_000) } }),
    )
    expect(open(memory).load()).toBeNull()
  })

  it('is kept while nobody is signed in: an ended session is not another customer', () => {
    const memory = memoryStorage()
    open(memory).save({ amount: '12000' })
    const out = open(memory, null)
    expect(out.load()).toBeNull()
    out.save({ amount: '1' })
    expect(open(memory).load()).toEqual({ amount: '12000' })
  })

  it('belongs to the customer who typed it, also when the session ends before it is written', () => {
    const memory = memoryStorage()
    let user: string | null = 'u1'
    const draft = draftOf({ memory, userId: () => user, now }, shape)
    user = null
    draft.save({ amount: '12000' })
    expect(open(memory).load()).toEqual({ amount: '12000' })
    expect(open(memory, 'u2').load()).toBeNull()
  })

  it('is not that of somebody else who signs in before it is written', () => {
    const memory = memoryStorage()
    let user: string | null = 'u1'
    const draft = draftOf({ memory, userId: () => user, now }, shape)
    user = 'u2'
    draft.save({ amount: '12000' })
    expect(memory.entries()).toEqual({})
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"user":"u1"}',
    `{"user":"u1","version":2,"at":${NOW},"value":null}`,
    'x'.repeat(9_000),
  ])('survives tampered storage: %.40s', (text) => {
    expect(open(memoryStorage({ loan: text })).load()).toBeNull()
  })

  it('of an unknown version is dropped', { tags: ['STO-014'] }, () => {
    const memory = memoryStorage({ loan: '{"v":0,"name":{"a":1}}' })
    expect(open(memory).load()).toBeNull()
    expect(memory.entries()).toEqual({})
  })

  it('keeps working when storage throws', () => {
    const broken = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    const draft = open(broken)
    draft.save({ amount: '1' })
    draft.clear()
    expect(draft.load()).toBeNull()
  })

  it('is recognised as old after a day, and nothing else in storage is', () => {
    const memory = memoryStorage()
    draftOf({ memory, userId: () => 'u1', now }, { ...shape, key: 'draft_loan' }).save({ amount: '12000' })
    const text = memory.getItem('draft_loan') ?? ''
    expect(isOldDraft('draft_loan', text, NOW + 23 * 3_600_000)).toBe(false)
    expect(isOldDraft('draft_loan', text, NOW + 24 * 3_600_000)).toBe(true)
    expect(isOldDraft('draft_loan', 'not one of ours', NOW)).toBe(true)
    expect(isOldDraft('koo_session', text, NOW + 24 * 3_600_000)).toBe(false)
  })

  it('keeps only the fields that its shape names', () => {
    const memory = memoryStorage()
    const value = { amount: '5000', cardNo: '6225880011112222' }
    open(memory).save(value)
    expect(open(memory).load()).toEqual({ amount: '5000' })
    expect(memory.entries().loan).not.toContain('622588')
  })
})
