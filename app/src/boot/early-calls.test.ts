import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeEarly } from './early-calls.ts'

const response = Promise.resolve(new Response('{}'))
const window: Pick<Window, 'kooEarly'> = {}

describe('early calls', () => {
  beforeEach(() => {
    window.kooEarly = [{ path: 'cash/getAmount', body: '{}', response }]
    vi.stubGlobal('window', window)
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('answers the same question once', () => {
    expect(takeEarly('cash/getAmount', {}, 500)).toBe(response)
    expect(takeEarly('cash/getAmount', {}, 500)).toBeUndefined()
  })

  it('does not answer another question', () => {
    expect(takeEarly('cash/getAmount', { scene: 'lead' }, 500)).toBeUndefined()
    expect(takeEarly('cash/queryCoupons', {}, 500)).toBeUndefined()
  })

  it('is not used for figures that have grown old', () => {
    expect(takeEarly('cash/getAmount', {}, 30_001)).toBeUndefined()
  })

  it('is nothing where the page started none', () => {
    delete window.kooEarly
    expect(takeEarly('cash/getAmount', {}, 500)).toBeUndefined()
  })
})
