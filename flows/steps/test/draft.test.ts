import { describe, expect, it } from 'vitest'
import { draftOf, type DraftShape } from '../src/index.ts'
import { memoryStore } from '../src/testing/index.ts'

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

describe('draft', () => {
  it('gives back what was saved', () => {
    const memory = memoryStore()
    draftOf(memory, shape, 'u1', now).save({ amount: '12000' })
    expect(draftOf(memory, shape, 'u1', now).load()).toEqual({ amount: '12000' })
  })

  it.each([
    ['another customer', 'u2', shape, now],
    ['nobody signed in', null, shape, now],
    ['another version', 'u1', { ...shape, version: 3 }, now],
    ['a day later', 'u1', shape, () => NOW + 24 * 60 * 60 * 1000],
    ['a clock set far back', 'u1', shape, () => NOW - 25 * 60 * 60 * 1000],
  ])('is gone for %s', (_who, user, readShape, clock) => {
    const memory = memoryStore()
    draftOf(memory, shape, 'u1', now).save({ amount: '12000' })
    expect(draftOf(memory, readShape, user, clock).load()).toBeNull()
    expect(memory.entries()).toEqual({})
  })

  it.each(['', '{', 'null', '[]', '7', '{"user":"u1"}', `{"user":"u1","version":2,"at":${NOW},"value":null}`, 'x'.repeat(9_000)])(
    'survives tampered storage: %.40s',
    (text) => {
      expect(draftOf(memoryStore({ loan: text }), shape, 'u1', now).load()).toBeNull()
    },
  )

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
    const draft = draftOf(broken, shape, 'u1', now)
    draft.save({ amount: '1' })
    draft.clear()
    expect(draft.load()).toBeNull()
  })

  it('keeps only fields that its owner names', () => {
    const memory = memoryStore()
    const value = { amount: '5000', cardNo: '6225880011112222' }
    draftOf(memory, shape, 'u1', now).save(value)
    expect(draftOf(memory, shape, 'u1', now).load()).toEqual({ amount: '5000' })
    expect(memory.entries().loan).not.toContain('622588')
  })
})
