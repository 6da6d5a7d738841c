/**
 * Locks that allow one publish at a time in all tabs of this browser.
 *
 * Web Locks where they exist: the browser frees them when a tab is closed. Elsewhere an entry in durable storage that
 * expires. It is written, and read again after a moment: of two tabs that write at once, one then sees the other.
 */
import type { SafeStorage } from '@koo/flow'
import { STORAGE_LOCK_LIFE_MS, STORAGE_LOCK_SETTLE_MS } from '../../constants.ts'

/** Runs `task` unless another tab holds the customer's lock; then it resolves to false. */
export type TabLock = (userId: string, task: () => Promise<void>) => Promise<boolean>

/**
 * The lock of the browser (Web Locks). Some browsers refuse it when storage is blocked; the customer must still be able to
 * borrow, and then only the serial number prevents a second loan from a second tab.
 */
export function webLock(locks: Pick<LockManager, 'request'>, lockKey: string): TabLock {
  return async (userId, task) => {
    let isDecided = false
    const hold = async (lock: Lock | null) => {
      isDecided = true
      if (!lock) return false
      await task()
      return true
    }
    try {
      return await locks.request(`${lockKey}.${userId}`, { ifAvailable: true }, hold)
    } catch (error) {
      if (isDecided) throw error
      await task()
      return true
    }
  }
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
  // Absolute, so that a clock that was set back does not hold the lock for ever.
  return Number.isFinite(since) && Math.abs(now - since) < STORAGE_LOCK_LIFE_MS
}
