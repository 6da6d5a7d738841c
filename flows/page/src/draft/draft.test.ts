import { describe, expect, it } from 'vitest'
import { draftOf, type DraftShape, type Memory } from './draft.ts'
import { memoryStore } from '../testing/index.ts'

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
    const memory = memoryStore()
    open(memory).save({ amount: '12000' })
    expect(open(memory).load()).toEqual({ amount: '12000' })
  })

  it.each([
    ['another customer', 'u2', shape, now],
    ['another version', 'u1', { ...shape, version: 3 }, now],
    ['a day later', 'u1', shape, () => NOW + 24 * 60 * 60 * 1000],
    ['a clock set far back', 'u1', shape, () => NOW - 25 * 60 * 60 * 1000],
  ])('is gone for %s', (_who, user, readShape, clock) => {
    const memory = memoryStore()
    open(memory).save({ amount: '12000' })
    expect(open(memory, user, readShape, clock).load()).toBeNull()
    expect(memory.entries()).toEqual({})
  })

  it('waits while nobody is signed in: a session that ended is no other customer', () => {
    const memory = memoryStore()
    open(memory).save({ amount: '12000' })
    const out = open(memory, null)
    expect(out.load()).toBeNull()
    out.save({ amount: '1' })
    expect(open(memory).load()).toEqual({ amount: '12000' })
  })

  it('that was begun by a customer is still theirs when the session ends before it is written', () => {
    const memory = memoryStore()
    let user: string | null = 'u1'
    const draft = draftOf({ memory, userId: () => user, now }, shape)
    user = null
    draft.save({ amount: '12000' })
    expect(open(memory).load()).toEqual({ amount: '12000' })
    expect(open(memory, 'u2').load()).toBeNull()
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
    expect(open(memoryStore({ loan: text })).load()).toBeNull()
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

  it('keeps only fields that its owner names', () => {
    const memory = memoryStore()
    const value = { amount: '5000', cardNo: '6225880011112222' }
    open(memory).save(value)
    expect(open(memory).load()).toEqual({ amount: '5000' })
    expect(memory.entries().loan).not.toContain('622588')
  })
})
