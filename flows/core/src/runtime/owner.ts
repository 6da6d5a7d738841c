import type { FlowHost } from '../host.ts'
import type { SafeStorage } from '../ports.ts'

/**
 * Whose a page is. What it holds, keeps and sends belongs to the customer for whom it was mounted, also after somebody else
 * has signed in, in this tab or another.
 */
export interface Owner {
  /** Null for a visitor. */
  readonly userId: string | null
  /** Another customer has signed in, or this one has signed out. Reads the session: another tab may just have changed it. */
  readonly isGone: boolean
  /** Aborted when the customer is gone; never for a visitor. */
  readonly signal: AbortSignal
  /** The host for their pages: it always names this customer, and keeps nothing more once they are gone. */
  readonly host: FlowHost
}

/** The owners of the pages of one host, one after the other. */
export class Owners {
  readonly #host: FlowHost
  readonly visitor: Owner
  readonly #listeners = new Set<() => void>()
  #customer: Owner | null = null
  #over = new AbortController()

  constructor(host: FlowHost) {
    this.#host = host
    this.visitor = { userId: null, isGone: false, signal: new AbortController().signal, host }
    host.onCustomer((signedOut) => {
      if (signedOut) this.#end()
      for (const listener of this.#listeners) listener()
    })
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The owner of a page that is mounted now. A customer whose session ended is the same one after the next sign-in. */
  readonly current = (): Owner => {
    const userId = this.#host.userId()
    if (userId === null) return this.visitor
    if (this.#customer?.userId !== userId) {
      this.#end()
      this.#customer = this.#ownerOf(userId)
    }
    return this.#customer
  }

  #end(): void {
    this.#customer = null
    this.#over.abort()
  }

  #ownerOf(userId: string): Owner {
    this.#over = new AbortController()
    const { signal } = this.#over
    const isGone = () => {
      this.current()
      return signal.aborted
    }
    const own = (storage: SafeStorage): SafeStorage => ({
      getItem: (key) => (isGone() ? null : storage.getItem(key)),
      setItem: (key, value) => (isGone() ? undefined : storage.setItem(key, value)),
      removeItem: (key) => (isGone() ? undefined : storage.removeItem(key)),
    })
    const { memory, store, entry, ...rest } = this.#host
    const host = { ...rest, memory: own(memory), store: own(store), entry: own(entry), userId: () => userId }
    return {
      userId,
      get isGone() {
        return isGone()
      },
      signal,
      host,
    }
  }
}

// By the host: route loaders ask as well, and it is all that they are given.
const known = new WeakMap<FlowHost, Owners>()
/** The owners of a host. */
export function ownersOf(host: FlowHost): Owners {
  const owners = known.get(host) ?? new Owners(host)
  known.set(host, owners)
  return owners
}
