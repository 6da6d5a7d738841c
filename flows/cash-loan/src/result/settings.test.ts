import { describe, expect, it } from 'vitest'
import { pollSettings } from './settings.ts'

const DEFAULTS = { pauseMs: 3_000, max: 20, countdown: 0 }
/** Settings from a reply that may break the contract. */
const settings = (gray: object) => pollSettings(gray as Parameters<typeof pollSettings>[0])

describe('the settings of the polling', () => {
  it('are the defaults where the server sends no figures', { tags: ['RSP-051'] }, () => {
    expect(settings({ pollPeriod: 'abc', pollMaxPeriod: null, countDown: '1e9' })).toEqual(DEFAULTS)
    expect(settings({ pollPeriod: NaN, pollMaxPeriod: Infinity, countDown: {}, styleGray: true })).toEqual(
      DEFAULTS,
    )
    expect(pollSettings(undefined)).toEqual(DEFAULTS)
  })

  it('allow neither too many requests nor an endless wait', () => {
    expect(settings({ pollPeriod: 0, pollMaxPeriod: 1e9 })).toMatchObject({ pauseMs: 1_000, max: 200 })
    expect(settings({ pollPeriod: 1e9, pollMaxPeriod: -5 })).toMatchObject({ pauseMs: 60_000, max: 1 })
    expect(settings({ countDown: 1e9, styleGray: true }).countdown).toBe(600)
  })
})
