import { describe, expect, it, vi } from 'vitest'
import { createSessionStore, SESSION_KEY } from './session.ts'
import { watchSession } from './watch.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'

const NOW = 1_700_000_000_000
const as = (userId: string) => ({ token: `token-of-${userId}`, userId, expiresIn: 3600 })

function start() {
  const local = memoryStorage()
  const target = new EventTarget()
  const session = createSessionStore(local, () => NOW, target)
  session.signIn(as('u1'))
  const clear = vi.fn()
  const revalidate = vi.fn()
  watchSession({ session, clear, revalidate })
  return { local, target, session, clear, revalidate }
}

describe('a change of the customer', () => {
  it('a sign-out clears the cached data and checks the page again', () => {
    const { session, clear, revalidate } = start()
    session.signOut()
    expect(clear).toHaveBeenCalledTimes(1)
    expect(revalidate).toHaveBeenCalledTimes(1)
  })

  it('a sign-out after storage was cleared does the same', () => {
    const { local, session, clear, revalidate } = start()
    local.items.clear()
    session.signOut()
    session.signOut()
    expect(clear).toHaveBeenCalledTimes(1)
    expect(revalidate).toHaveBeenCalledTimes(1)
  })

  it('a new token for the same customer changes nothing', () => {
    const { session, clear } = start()
    session.signIn({ ...as('u1'), token: 'another-token' })
    expect(clear).not.toHaveBeenCalled()
  })

  it('another customer in another tab clears and checks', () => {
    const { local, target, clear, revalidate } = start()
    local.setItem(SESSION_KEY, JSON.stringify({ token: 'token-of-u2', userId: 'u2', expiresAt: NOW + 1 }))
    target.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY }))
    expect(clear).toHaveBeenCalledTimes(1)
    expect(revalidate).toHaveBeenCalledTimes(1)
  })

  it('a page from the back-forward cache checks again', () => {
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
