import { describe, expect, it } from 'vitest'
import { nextAfterCommitment } from './nextAfterCommitment.ts'

describe('the page after the commitment', () => {
  it('route.38: is the confirm page for a required video of type old', () => {
    expect(nextAfterCommitment(true, 'old')).toBe('confirm')
  })
  it.each([
    [true, 'new'],
    [true, undefined],
    [true, 'OLD'],
    [false, 'old'],
    [false, 'new'],
    [false, undefined],
  ])('route.39: required %s, type %s: the smart video', (isRequired, type) => {
    expect(nextAfterCommitment(isRequired, type)).toBe('smart')
  })
  it('can be turned by the configuration (gap 8)', () => {
    expect(nextAfterCommitment(true, 'old', true)).toBe('smart')
    expect(nextAfterCommitment(false, 'old', true)).toBe('confirm')
  })
})
