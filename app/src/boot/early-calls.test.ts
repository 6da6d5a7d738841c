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

  it('gives the reply to the same request once', () => {
    expect(takeEarly('cash/getAmount', {}, 500)).toBe(response)
    expect(takeEarly('cash/getAmount', {}, 500)).toBeUndefined()
  })

  it('gives nothing for another request', () => {
    expect(takeEarly('cash/getAmount', { scene: 'lead' }, 500)).toBeUndefined()
    expect(takeEarly('cash/queryCoupons', {}, 500)).toBeUndefined()
  })

  it('gives nothing when the reply is too old', () => {
    expect(takeEarly('cash/getAmount', {}, 30_001)).toBeUndefined()
  })

  it('gives nothing when the page sent no early calls', () => {
    delete window.kooEarly
    expect(takeEarly('cash/getAmount', {}, 500)).toBeUndefined()
  })
})
