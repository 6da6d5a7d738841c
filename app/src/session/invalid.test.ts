import { describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '@koo/host/testing'
import { createSessionInvalid } from './invalid.ts'

const TOKEN = 'token-of-somebody'

/** A browser with a clock, cookies and timers of the test. `load` opens a document in it. `storage`: the tab keeps what is stored. */
function browser({ cookies = true, storage = true, token = true } = {}) {
  const state = { now: 1_700_000_000_000, cookie: '', token: TOKEN }
  const due: (() => void)[] = []
  const tab = memoryStorage()
  const calls = { reload: vi.fn<() => void>(), end: vi.fn<() => void>(), drop: vi.fn<() => void>() }
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
        current: () => (token ? { token: state.token, userId: 'u1', expiresAt: Infinity } : null),
        end: calls.end,
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
  it('reloads once after a second, and then signs out', { tags: ['error.3'] }, () => {
    const { load, runDue, reload, end, drop, state } = browser()
    const first = load()
    first(TOKEN)
    first(TOKEN)
    expect([reload.mock.calls.length, drop.mock.calls.length]).toEqual([0, 0])
    runDue()
    expect([reload.mock.calls.length, drop.mock.calls.length]).toEqual([1, 1])
    expect(end).not.toHaveBeenCalled()
    state.now += 59_000
    load()(TOKEN)
    runDue()
    expect([reload.mock.calls.length, end.mock.calls.length]).toEqual([1, 1])
  })

  it('may reload again after a minute', () => {
    const { load, runDue, reload, state } = browser()
    load()(TOKEN)
    runDue()
    state.now += 60_000
    load()(TOKEN)
    runDue()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('may reload again when the clock was set back: the mark is then of the future', () => {
    const { load, runDue, reload, state } = browser()
    load()(TOKEN)
    runDue()
    state.now -= 3_600_000
    load()(TOKEN)
    runDue()
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['cookies are', { cookies: false }],
    ['storage is', { storage: false }],
  ])('does not loop when %s blocked', (_, blocked) => {
    const { load, runDue, reload, end } = browser(blocked)
    load()(TOKEN)
    runDue()
    load()(TOKEN)
    runDue()
    expect([reload.mock.calls.length, end.mock.calls.length]).toEqual([1, 1])
  })
})

it('a session of somebody else who has signed in before the reload stays, and so does their page', () => {
  const { load, runDue, reload, drop, state } = browser()
  load()(TOKEN)
  state.token = 'token-of-another'
  runDue()
  expect([reload.mock.calls.length, drop.mock.calls.length]).toEqual([0, 0])
})

describe('an invalid session without a token', () => {
  it('signs out at once', () => {
    const { load, runDue, reload, end } = browser({ token: false })
    load()(TOKEN)
    runDue()
    expect([reload.mock.calls.length, end.mock.calls.length]).toEqual([0, 1])
  })
})
