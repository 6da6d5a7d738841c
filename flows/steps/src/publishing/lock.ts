/**
 * One publish at a time over all tabs of this browser.
 *
 * Web Locks where they exist: the browser frees them when a tab dies. Elsewhere an entry in durable storage that
 * expires; it is written, and read again after a moment, so that of two tabs writing at once one sees the other.
 */
import type { SafeStorage } from '@koo/flow'
import { STORAGE_LOCK_LIFE_MS, STORAGE_LOCK_SETTLE_MS } from '../constants.ts'

/** Runs `task` if no other tab holds the customer's lock; resolves with false, without running it, if one does. */
export type TabLock = (userId: string, task: () => Promise<void>) => Promise<boolean>

/** The lock of the browser (Web Locks). */
export function webLock(locks: Pick<LockManager, 'request'>, lockKey: string): TabLock {
  return (userId, task) =>
    locks.request(`${lockKey}.${userId}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return false
      await task()
      return true
    })
}

export interface StorageLockOptions {
  store: SafeStorage
  lockKey: string
  now(): number
  wait(ms: number): Promise<void>
  /** A random id for each attempt. */
  newId(): string
}

/** The lock in durable storage, for browsers without Web Locks. */
export function storageLock({ store, lockKey, now, wait, newId }: StorageLockOptions): TabLock {
  return async (userId, task) => {
    const key = `${lockKey}.${userId}`
    const id = newId()
    const isOurs = () => store.getItem(key)?.endsWith(` ${id}`) === true
    if (isHeld(store.getItem(key), now())) return false
    store.setItem(key, `${now()} ${id}`)
    await wait(STORAGE_LOCK_SETTLE_MS)
    if (!isOurs()) return false
    try {
      await task()
      return true
    } finally {
      if (isOurs()) store.removeItem(key)
    }
  }
}

function isHeld(entry: string | null, now: number): boolean {
  if (entry === null) return false
  const since = Number(entry.split(' ')[0])
  // The difference counts in both directions: a clock that was set back must not hold the lock for ever.
  return Number.isFinite(since) && Math.abs(now - since) < STORAGE_LOCK_LIFE_MS
}
