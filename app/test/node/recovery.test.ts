import { describe, expect, it } from 'vitest'
import { isChunkFailure } from '../../src/shell/chunk.ts'
import { claimReload, clearReloadMark } from '../../src/shell/reload-guard.ts'

/** A browser as the guard sees it; the address survives a reload, the cookies too unless blocked. */
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

  it('opens again when the clock was set back', () => {
    const { state, memory } = browser(setting)
    claimReload(memory)
    state.now -= 3_600_000
    expect(claimReload(memory)).toBe(true)
  })
})

describe('reload guard', () => {
  it('still closes when only the cookie is left', () => {
    const { state, memory } = browser()
    claimReload(memory)
    clearReloadMark(memory)
    expect(state.hash).toBe('')
    expect(claimReload(memory)).toBe(false)
  })

  it('a stamp nobody understands closes it', () => {
    const { state, memory } = browser()
    state.hash = '#reloaded=soon'
    expect(claimReload(memory)).toBe(false)
  })

  it('leaves a foreign fragment alone when cleaning', () => {
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
  ])('knows %s', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true)
  })

  it('does not take a fault of the page for one', () => {
    expect(isChunkFailure(new TypeError('x is not a function'))).toBe(false)
    expect(isChunkFailure('Failed to fetch dynamically imported module')).toBe(false)
  })
})
