import { useState, useSyncExternalStore } from 'react'

import type { FlowHost } from './host.ts'
import { ownersOf, type Owner } from './runtime/owner.ts'
import type { Step } from './step.ts'

interface Mounted {
  readonly owner: Owner
  /** Of the component to mount: another one for each customer. */
  readonly key: number
  /** The customer has signed out: nothing of the page may be shown. */
  readonly isOut: boolean
}

/**
 * The owner of a page, and a React key by which it is mounted anew for another customer. A page that was opened by a visitor
 * belongs to the customer who signs in next. One that needs sign-in stays when its session has ended, because the same
 * customer may come back to it.
 */
export function useOwner(host: FlowHost, { login, signsIn }: Pick<Step, 'login' | 'signsIn'>): Mounted {
  const { subscribe, current, visitor } = ownersOf(host)
  const now = useSyncExternalStore(subscribe, current, current)
  const [mounted, setMounted] = useState<Mounted>(() => ({
    owner: signsIn ? visitor : now,
    key: 0,
    isOut: false,
  }))
  // A page that makes the session itself belongs to nobody, and stays through the sign-in.
  const next = signsIn ? mounted : nextOf(mounted, now, login)
  // During the render, so that nothing of the customer before is rendered once more.
  if (next !== mounted) setMounted(next)
  return next
}

function nextOf(mounted: Mounted, now: Owner, login: boolean): Mounted {
  const { owner, key, isOut } = mounted
  if (owner === now) return mounted
  if (owner.userId === null) return { owner: now, key, isOut: false }
  if (now.userId !== null || !login) return { owner: now, key: key + 1, isOut: false }
  return owner.signal.aborted && !isOut ? { ...mounted, isOut: true } : mounted
}
