import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createSessionInvalid } from './invalid.ts'

/** A browser with a clock, cookies and timers of the test. `load` opens a document in it. `storage`: the tab keeps what is stored. */
function browser({ cookies = true, storage = true, token = true } = {}) {
  const state = { now: 1_700_000_000_000, cookie: '' }
  const due: (() => void)[] = []
  const tab = memoryStorage()
  const calls = { reload: vi.fn<() => void>(), signOut: vi.fn<() => void>(), drop: vi.fn<() => void>() }
  const jar = {
    get cookie() {
      return state.cookie
    },
    set cookie(text: string) {
      if (cookies) state.cookie = text.slice(0, text.indexOf(';'))
    },
  }
  const load = () =>
    createSessionInvalid({
      session: {
        current: () => (token ? { token: 'token-of-somebody', userId: 'u1', expiresAt: Infinity } : null),
        signOut: calls.signOut,
        drop: calls.drop,
      },
      jar,
      // A blocked storage ends with its document.
      tab: storage ? tab : memoryStorage(),
      now: () => state.now,
      after: (ms, run) => due.push(() => run()) && expect(ms).toBe(1_000),
      reload: calls.reload,
    })
  const runDue = () => {
    for (const run of due.splice(0)) run()
  }
  return { state, load, runDue, ...calls }
}

describe('an invalid session in an app that may have another token', () => {
  it('reloads once after a second, and then signs out', () => {
    const { load, runDue, reload, signOut, drop, state } = browser()
    const first = load()
    first()
    first()
    expect([reload.mock.calls.length, drop.mock.calls.length]).toEqual([0, 0])
    runDue()
    expect([reload.mock.calls.length, drop.mock.calls.length]).toEqual([1, 1])
    expect(signOut).not.toHaveBeenCalled()
    state.now += 59_000
    load()()
    runDue()
    expect([reload.mock.calls.length, signOut.mock.calls.length]).toEqual([1, 1])
  })

  it('may reload again after a minute', () => {
    const { load, runDue, reload, state } = browser()
    load()()
    runDue()
    state.now += 60_000
    load()()
    runDue()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['cookies are', { cookies: false }],
    ['storage is', { storage: false }],
  ])('does not loop when %s blocked', (_, blocked) => {
    const { load, runDue, reload, signOut } = browser(blocked)
    load()()
    runDue()
    load()()
    runDue()
    expect([reload.mock.calls.length, signOut.mock.calls.length]).toEqual([1, 1])
  })
})

describe('an invalid session without a token', () => {
  it('signs out at once', () => {
    const { load, runDue, reload, signOut } = browser({ token: false })
    load()()
    runDue()
    expect([reload.mock.calls.length, signOut.mock.calls.length]).toEqual([0, 1])
  })
})
