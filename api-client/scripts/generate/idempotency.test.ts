import { describe, expect, it } from 'vitest'
import { idempotencyFault } from './idempotency.ts'

const publish = {
  path: 'cash/publishV2',
  outcome: 'write',
  attempts: 1,
  idempotencyKey: 'serialNumber',
  refusals: [42_010],
} as const

describe('a call that pays or lends', () => {
  it('is accepted with a required key, one attempt and its refusals', () => {
    expect(idempotencyFault(publish, ['serialNumber'])).toBeUndefined()
  })

  it.each([
    [
      'has no key',
      { idempotencyKey: undefined },
      ['serialNumber'],
      'give its request a required `serialNumber`',
    ],
    ['may leave its key out', {}, [], 'make it a required field'],
    ['is repeated', { attempts: 2 }, ['serialNumber'], 'take x-attempts away'],
    ['names no refusals', { refusals: undefined }, ['serialNumber'], 'x-refusals'],
    ['counts as a read', { outcome: 'read' as const }, ['serialNumber'], 'make it a Write'],
  ])('that %s stops the generator, which says the cure', (_, planted, required, cure) => {
    expect(idempotencyFault({ ...publish, ...planted }, required)).toContain(cure)
  })

  it('is known by its name, so a read needs no key', () => {
    const read = {
      ...publish,
      path: 'cash/queryLoanList',
      idempotencyKey: undefined,
      outcome: 'read',
    } as const
    expect(idempotencyFault(read, [])).toBeUndefined()
  })
})
