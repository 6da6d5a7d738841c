import { describe, expect, it } from 'vitest'
import { nextAfterCommitment } from './nextAfterCommitment.ts'

describe('the page after the commitment', () => {
  it('is the confirm page for a required video of type old', { tags: ['route.38'] }, () => {
    expect(nextAfterCommitment(true, 'old')).toBe('confirm')
  })
  it.each([
    [true, 'new'],
    [true, undefined],
    [true, 'OLD'],
    [false, 'old'],
    [false, 'new'],
    [false, undefined],
  ])('required %s, type %s: the smart video', { tags: ['route.39'] }, (isRequired, type) => {
    expect(nextAfterCommitment(isRequired, type)).toBe('smart')
  })
  // See gap 8.
  it('can be turned by the configuration', () => {
    expect(nextAfterCommitment(true, 'old', true)).toBe('smart')
    expect(nextAfterCommitment(false, 'old', true)).toBe('confirm')
  })
})
