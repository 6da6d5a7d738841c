import { describe, expect, it } from 'vitest'
import { isChunkFailure } from '../chrome/chunk.ts'
import { claimReload, clearReloadMark } from './reloadGuard.ts'

/** A browser for the guard. Address and cookies survive a reload, unless cookies are blocked. */
function browser({ cookies = true } = {}) {
  const state = { hash: '', cookie: '', now: 1_700_000_000_000 }
  const jar = {
    get cookie() {
      return state.cookie
    },
    set cookie(text: string) {
      if (cookies) state.cookie = text.slice(0, text.indexOf(';'))
    },
  }
  const memory = {
    jar,
    hash: () => state.hash,
    setHash: (hash: string) => void (state.hash = hash),
    now: () => state.now,
  }
  return { state, memory }
}

describe.each([{ cookies: true }, { cookies: false }])('reload guard, cookies $cookies', (setting) => {
  it('allows one reload a minute', () => {
    const { state, memory } = browser(setting)
    expect(claimReload(memory)).toBe(true)
    expect(claimReload(memory)).toBe(false)
    state.now += 59_999
    expect(claimReload(memory)).toBe(false)
    state.now += 1
    expect(claimReload(memory)).toBe(true)
  })

  it('allows a reload when the clock was set back', () => {
    const { state, memory } = browser(setting)
    claimReload(memory)
    state.now -= 3_600_000
    expect(claimReload(memory)).toBe(true)
  })
})

describe('reload guard', () => {
  it('refuses a reload when only the cookie is left', () => {
    const { state, memory } = browser()
    claimReload(memory)
    clearReloadMark(memory)
    expect(state.hash).toBe('')
    expect(claimReload(memory)).toBe(false)
  })

  it('refuses a reload with an invalid mark', () => {
    const { state, memory } = browser()
    state.hash = '#reloaded=soon'
    expect(claimReload(memory)).toBe(false)
  })

  it('keeps other fragments when it removes its mark', () => {
    const { state, memory } = browser()
    state.hash = '#top'
    clearReloadMark(memory)
    expect(state.hash).toBe('#top')
  })
})

describe('chunk failure', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x/assets/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('recognises %s', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true)
  })

  it('is not an error of the page itself', () => {
    expect(isChunkFailure(new TypeError('x is not a function'))).toBe(false)
    expect(isChunkFailure('Failed to fetch dynamically imported module')).toBe(false)
  })
})
