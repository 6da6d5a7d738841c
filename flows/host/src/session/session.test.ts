import { describe, expect, it, vi } from 'vitest'
import { garbage } from '../../../core/src/testing/garbage.ts'
import { createSessionStore, parseSession, SESSION_KEY } from './session.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'

const NOW = 1_700_000_000_000
const content = { token: 'token-of-somebody', userId: 'u1', expiresIn: 3600 }

function start() {
  const local = memoryStorage()
  const clock = { now: NOW }
  const target = new EventTarget()
  const store = createSessionStore(local, () => clock.now, target)
  return { local, clock, target, store }
}

describe('session', () => {
  it('keeps the session until it expires', () => {
    const { store, clock } = start()
    expect(store.current()).toBeNull()
    expect(store.signIn(content)).toBe(true)
    expect(store.current()).toEqual({ token: content.token, userId: 'u1', expiresAt: NOW + 3_600_000 })
    clock.now += 3_600_000
    expect(store.current()).toBeNull()
  })

  it('signing out removes token and customer from storage', () => {
    const { store, local } = start()
    store.signIn(content)
    store.signOut()
    expect([...local.items.values()].join()).not.toMatch(/token|u1/)
    expect(store.current()).toBeNull()
  })

  it('notices a sign-out in another tab at once and calls its listeners', () => {
    const { store, local, target } = start()
    const listener = vi.fn()
    store.onChange(listener)
    store.signIn(content)
    expect(listener).toHaveBeenCalledTimes(1)

    local.items.clear()
    expect(store.current()).toBeNull()
    target.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY }))
    target.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }))
    expect(listener).toHaveBeenCalledTimes(2)
    // No key: everything was cleared.
    target.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('of the next customer stays when the one before is refused late', () => {
    const { store } = start()
    const listener = vi.fn()
    store.signIn({ ...content, token: 'token-of-another', userId: 'u2' })
    store.onChange(listener)
    for (const token of [content.token, null]) store.end(token)
    expect(store.current()?.userId).toBe('u2')
    expect(listener).not.toHaveBeenCalled()
    store.end('token-of-another')
    expect(store.current()).toBeNull()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('does not sign in with a token that cannot be sent', () => {
    const { store, local } = start()
    expect(store.signIn({ ...content, token: 'line\nbreak-in-token' })).toBe(false)
    expect(local.items.size).toBe(0)
  })

  it.each([
    'null',
    '[]',
    '"text"',
    '{',
    '{"token":1}',
    '{"token":{"$ne":1},"userId":"u","expiresAt":9e15}',
    '{"token":"中文中文中文中文","userId":"u","expiresAt":9e15}',
    '{"token":"good-token-1","userId":"<b>","expiresAt":9e15}',
    '{"token":"good-token-1","userId":"u","expiresAt":"9e15"}',
    '{"token":"good-token-1","userId":"u"}',
  ])('reads %s as a visitor', (raw) => {
    expect(parseSession(raw, NOW)).toBeNull()
  })

  it('reads no value that somebody else has left as a session', () => {
    expect(garbage(200).filter((raw) => parseSession(raw, 0) !== null)).toEqual([])
  })
})
