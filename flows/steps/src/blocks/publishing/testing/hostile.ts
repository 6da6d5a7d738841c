import type { SafeStorage } from '@koo/flow'
import { memoryStorage, type ManualClock, type MemoryStorage } from '@koo/page/testing'
import type { OpenApplications, SerialStatus } from '../reply.ts'
import { FakeServer } from './fakes.ts'

/** Time after which a serial number that was requested but has not arrived is closed. */
const CLOSED_AFTER_MS = 60_000

/**
 * A server that follows the whole contract: it drops repeats, gives out serial numbers, lists loans whose result was not
 * seen, and closes serial numbers that it will not carry out any more.
 */
export class CarefulServer extends FakeServer {
  readonly closed = new Set<string>()
  readonly #requestedAt = new Map<string, number>()
  readonly #seen = new Set<string>()
  #next: string | null = null
  #serials = 0
  /** Requests about serial numbers and open applications fail. */
  isUnreachable = false

  constructor(clock: ManualClock) {
    super(clock, true)
  }

  override commit(serial: string) {
    if (this.closed.has(serial)) return null
    if (this.#next !== null && this.#next !== serial) this.closed.add(this.#next)
    this.#next = null
    return super.commit(serial)
  }

  override async reconcile(serial: string, signal: AbortSignal): Promise<SerialStatus> {
    this.reconcileFails = this.isUnreachable
    const status = await super.reconcile(serial, signal)
    if (status?.type !== 'notFound') return status
    const now = this.clock.elapsed()
    const since = this.#requestedAt.get(serial) ?? now
    this.#requestedAt.set(serial, since)
    if (now - since >= CLOSED_AFTER_MS) this.closed.add(serial)
    if (!this.closed.has(serial)) return status
    if (this.#next === serial) this.#next = null
    return { type: 'closed' }
  }

  async findOpen(seen: string | null): Promise<OpenApplications> {
    await this.clock.wait(100)
    if (this.isUnreachable) throw new Error('no network')
    if (this.loans.some(({ serial }) => serial === seen)) this.#seen.add(String(seen))
    this.#next ??= `given-number-${(this.#serials += 1)}`
    const unseen = this.loans.filter(({ serial }) => !this.#seen.has(serial)).toReversed()
    return {
      serial: this.#next,
      applications: unseen.map(({ serial, listingId }) => ({ serial, loan: { listingId, loanId: null } })),
    }
  }

  /** Whether this loan exists. */
  knows = (listingId: string | null) => this.loans.some((each) => each.listingId === listingId)
}

/** How the browser treats storage: keeps it, denies access, or has no room. */
export type StorageMode = 'kept' | 'denied' | 'full'

/** The storage of one browser for its tabs: what the browser does not keep is kept in memory until the tab is closed. */
export class BrowserStorage {
  mode: StorageMode = 'kept'
  readonly shared: MemoryStorage = memoryStorage()

  get isDurable(): boolean {
    return this.mode === 'kept'
  }

  clear(): void {
    for (const key of Object.keys(this.shared.entries())) this.shared.removeItem(key)
  }

  /** The storage of a new tab, wrapped as in the app. */
  tab(): SafeStorage {
    const memory = new Map<string, string>()
    const removed = new Set<string>()
    return {
      getItem: (key) => {
        const own = memory.get(key)
        if (own !== undefined || removed.has(key)) return own ?? null
        return this.mode === 'denied' ? null : this.shared.getItem(key)
      },
      setItem: (key, value) => {
        removed.delete(key)
        if (!this.isDurable) return void memory.set(key, value)
        memory.delete(key)
        this.shared.setItem(key, value)
      },
      removeItem: (key) => {
        memory.delete(key)
        if (this.mode === 'denied') removed.add(key)
        else this.shared.removeItem(key)
      },
    }
  }
}
