/**
 * One publish at a time over all tabs of this browser.
 *
 * Web Locks where they exist: the browser frees them when a tab dies. Elsewhere a mark in durable storage that
 * expires by itself; it is written, waited over and read again, so that of two tabs writing at once one sees the other.
 */
import { PUBLISH_LOCK_KEY, STORAGE_LOCK_LIFE_MS, STORAGE_LOCK_SETTLE_MS } from '../constants.ts'
import type { Store } from './record.ts'

/** Runs `task` if nobody else holds the lock; answers false, without running it, if somebody does. */
export type TabLock = (userId: string, task: () => Promise<void>) => Promise<boolean>

/** The lock kept by the browser. */
export function webLock(locks: Pick<LockManager, 'request'>): TabLock {
  return (userId, task) =>
    locks.request(`${PUBLISH_LOCK_KEY}.${userId}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return false
      await task()
      return true
    })
}

interface StorageLockPorts {
  store: Store
  now(): number
  wait(ms: number): Promise<void>
  newId(): string
}

/** The lock kept in storage. */
export function storageLock({ store, now, wait, newId }: StorageLockPorts): TabLock {
  return async (userId, task) => {
    const key = `${PUBLISH_LOCK_KEY}.${userId}`
    const me = newId()
    if (isHeld(store.getItem(key), now())) return false
    store.setItem(key, `${now()} ${me}`)
    await wait(STORAGE_LOCK_SETTLE_MS)
    if (!store.getItem(key)?.endsWith(` ${me}`)) return false
    try {
      await task()
      return true
    } finally {
      if (store.getItem(key)?.endsWith(` ${me}`)) store.removeItem(key)
    }
  }
}

function isHeld(mark: string | null, now: number): boolean {
  if (mark === null) return false
  const since = Number(mark.split(' ')[0])
  // The difference counts in both directions: a clock that was set back must not hold the lock for ever.
  return Number.isFinite(since) && Math.abs(now - since) < STORAGE_LOCK_LIFE_MS
}
