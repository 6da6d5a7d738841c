import { describe, expect, it, vi } from 'vitest'
import { createSessionStore, SESSION_KEY } from '../../src/session/session.ts'
import { watchSession } from '../../src/session/watch.ts'
import { memoryStorage } from './memory-storage.ts'

const NOW = 1_700_000_000_000
const as = (userId: string) => ({ token: `token-of-${userId}`, userId, expiresIn: 3600 })

function start() {
  const local = memoryStorage()
  const target = new EventTarget()
  const session = createSessionStore(local, () => NOW, target)
  session.signIn(as('u1'))
  const clear = vi.fn()
  const revalidate = vi.fn()
  watchSession({ session, clear, revalidate, target })
  return { local, target, session, clear, revalidate }
}

describe('who is signed in', () => {
  it('a sign-out forgets the answers and asks the page again whether it may be shown', () => {
    const { session, clear, revalidate } = start()
    session.signOut()
    expect(clear).toHaveBeenCalledTimes(1)
    expect(revalidate).toHaveBeenCalledTimes(1)
  })

  it('a fresh token for the same user changes nothing on the page', () => {
    const { session, clear } = start()
    session.signIn({ ...as('u1'), token: 'another-token' })
    expect(clear).not.toHaveBeenCalled()
  })

  it('another user in another tab does', () => {
    const { local, target, clear, revalidate } = start()
    local.setItem(SESSION_KEY, JSON.stringify({ token: 'token-of-u2', userId: 'u2', expiresAt: NOW + 1 }))
    target.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY }))
    expect(clear).toHaveBeenCalledTimes(1)
    expect(revalidate).toHaveBeenCalledTimes(1)
  })

  it('a page that comes back from the cache looks again', () => {
    const { local, target, revalidate } = start()
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(revalidate).not.toHaveBeenCalled()
    local.items.clear()
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(revalidate).not.toHaveBeenCalled()
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(revalidate).toHaveBeenCalledTimes(1)
  })
})
