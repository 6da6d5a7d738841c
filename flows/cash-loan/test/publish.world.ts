import type { ManualClock, MemoryStore } from '@koo/steps/testing'
import type { TabLock } from '../src/publish/lock.ts'
import {
  createPublisher,
  type PublishAnswer,
  type Publisher,
  type StatusAnswer,
} from '../src/publish/publisher.ts'

/** What becomes of one publish request. Times are ms after it was sent; a late commit is within the 20 s limit. */
export type Fate =
  | { kind: 'accepted' }
  | { kind: 'refused' }
  | { kind: 'sessionEnded' }
  /** Never carried out, and no answer. */
  | { kind: 'lostBefore' }
  /** Carried out, but the answer never arrives. */
  | { kind: 'lostAfter' }
  /** No answer within the limit; carried out `commitAfter` ms after it was sent. */
  | { kind: 'late'; commitAfter: number }

export const LIMIT_MS = 20_000

/** A lender, with or without the promise to drop repeats of a serial. */
export class FakeLender {
  readonly loans: { serial: string; listingId: string }[] = []
  readonly requests: { serial: string; at: number }[] = []
  /** Serials of requests that nobody knows the end of yet. */
  private readonly inFlight: string[] = []
  mostInFlight = 0
  fates: Fate[] = []
  statusFails = false
  readonly clock: ManualClock
  readonly dropsRepeats: boolean

  constructor(clock: ManualClock, dropsRepeats: boolean) {
    this.clock = clock
    this.dropsRepeats = dropsRepeats
  }

  commit(serial: string) {
    const known = this.loans.find((loan) => loan.serial === serial)
    if (known && this.dropsRepeats) return known
    const loan = { serial, listingId: `L${this.loans.length + 1}` }
    this.loans.push(loan)
    return loan
  }

  /** One call as the gateway makes it: an answer, or `lost` at the latest when the limit is over. */
  async publish(serial: string): Promise<PublishAnswer> {
    this.requests.push({ serial, at: this.clock.now() })
    this.inFlight.push(serial)
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight.length)
    const fate = this.fates.shift() ?? { kind: 'accepted' }
    try {
      return await this.answer(serial, fate)
    } finally {
      this.settled(serial)
    }
  }

  /** What this request did is known, though its answer may still be on the way: it cannot meet another one. */
  settled(serial: string) {
    const place = this.inFlight.indexOf(serial)
    if (place >= 0) this.inFlight.splice(place, 1)
  }

  private async answer(serial: string, fate: Fate): Promise<PublishAnswer> {
    const { clock } = this
    if (fate.kind === 'late') {
      void clock.wait(fate.commitAfter).then(() => this.commit(serial))
      await clock.wait(LIMIT_MS)
      return { type: 'lost' }
    }
    await clock.wait(300)
    switch (fate.kind) {
      case 'accepted': {
        const { listingId } = this.commit(serial)
        return { type: 'accepted', loan: { listingId, loanId: `N-${listingId}` } }
      }
      case 'refused':
        return { type: 'refused', code: 45007, message: '当前暂无可借资方，请稍后重试' }
      case 'sessionEnded':
        return { type: 'sessionEnded' }
      case 'lostAfter':
        this.commit(serial)
        return { type: 'lost' }
      case 'lostBefore':
        return { type: 'lost' }
    }
  }

  async status(serial: string, signal: AbortSignal): Promise<StatusAnswer> {
    await this.clock.wait(100, signal)
    if (this.statusFails) throw new Error('no network')
    const loan = this.loans.find((made) => made.serial === serial)
    return loan
      ? { type: 'found', loan: { listingId: loan.listingId, loanId: `N-${loan.listingId}` } }
      : { type: 'notFound' }
  }
}

/** Locks as a browser keeps them: one holder a name, freed when its tab dies. */
export function sharedLocks() {
  const held = new Map<string, object>()
  return (tab: object): TabLock & { die(): void } =>
    Object.assign(
      async (userId: string, task: () => Promise<void>) => {
        if (held.has(userId)) return false
        held.set(userId, tab)
        try {
          await task()
          return true
        } finally {
          if (held.get(userId) === tab) held.delete(userId)
        }
      },
      {
        die() {
          for (const [user, owner] of held) if (owner === tab) held.delete(user)
        },
      },
    )
}

/** One tab: a publisher that can be killed. What it sent goes on without it; what it would have done does not happen. */
export class Tab {
  readonly publisher: Publisher<string>
  private alive = true
  private readonly lock: TabLock & { die(): void }

  constructor(
    lender: FakeLender,
    store: MemoryStore,
    locks: ReturnType<typeof sharedLocks>,
    newSerial: () => string,
    user: () => string | null = () => 'u1',
  ) {
    this.lock = locks(this)
    const never = new Promise<never>(() => {})
    const whileAlive = async <T>(work: Promise<T>): Promise<T> => {
      const value = await work
      return this.alive ? value : never
    }
    this.publisher = createPublisher<string>({
      store,
      lock: this.lock,
      clock: lender.clock,
      newSerial,
      userId: user,
      publish: (serial) => whileAlive(lender.publish(serial)),
      status: (serial, signal) => whileAlive(lender.status(serial, signal)),
      needsLogin: () => false,
    })
    this.publisher.resume()
  }

  get state() {
    return this.publisher.snapshot().state
  }

  /** A tap on the last button of the confirm page. */
  tap(terms = 't1', readAt = Number.POSITIVE_INFINITY) {
    this.publisher.prepare(terms)
    return this.publisher.send(terms, readAt)
  }

  kill() {
    this.alive = false
    this.publisher.stop()
    this.lock.die()
  }
}
