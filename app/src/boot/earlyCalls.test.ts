import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeEarly } from './earlyCalls.ts'

const TOKEN = 'token-of-somebody'
const response = Promise.resolve(new Response('{}'))
const window: Pick<Window, 'kooEarly'> = {}

describe('early calls', () => {
  beforeEach(() => {
    window.kooEarly = [{ path: 'cash/getAmount', body: '{}', token: TOKEN, response }]
    vi.stubGlobal('window', window)
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('gives the reply to the same request once', () => {
    expect(takeEarly('cash/getAmount', {}, TOKEN, 500)).toBe(response)
    expect(takeEarly('cash/getAmount', {}, TOKEN, 500)).toBeUndefined()
  })

  it('gives nothing for another request', () => {
    expect(takeEarly('cash/getAmount', { scene: 'lead' }, TOKEN, 500)).toBeUndefined()
    expect(takeEarly('cash/queryCoupons', {}, TOKEN, 500)).toBeUndefined()
  })

  it.each([
    ['another customer', 'token-of-another'],
    ['a visitor', null],
  ])('gives %s nothing of the customer who was signed in when the document was opened', (_, token) => {
    expect(takeEarly('cash/getAmount', {}, token, 500)).toBeUndefined()
  })

  it('gives nothing when the reply is too old', () => {
    expect(takeEarly('cash/getAmount', {}, TOKEN, 30_001)).toBeUndefined()
  })

  it('gives nothing when the page sent no early calls', () => {
    delete window.kooEarly
    expect(takeEarly('cash/getAmount', {}, TOKEN, 500)).toBeUndefined()
  })
})
