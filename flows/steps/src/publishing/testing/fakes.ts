import { manualClock, memoryStore, type ManualClock, type MemoryStore } from '@koo/page/testing'
import type { TabLock } from '../lock.ts'
import { createPublisher, type Publisher } from '../publisher.ts'
import type { PublishReply, SerialStatus } from '../reply.ts'

/** Where the tabs of a test keep their application. */
export const RECORD_KEY = 'loan_serial_no'

/** What becomes of one publish request. Times are ms after it was sent; a late commit is within the 20 s limit. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'refused' }
  | { kind: 'sessionEnded' }
  /** Never carried out, and no reply. */
  | { kind: 'lostBefore' }
  /** Carried out, but the reply never arrives. */
  | { kind: 'lostAfter' }
  /** No reply within the limit; carried out `commitAfter` ms after it was sent. */
  | { kind: 'late'; commitAfter: number }

export const LIMIT_MS = 20_000

/** A server that lends, with or without the promise to drop repeats of a serial. */
export class FakeServer {
  readonly loans: { serial: string; listingId: string }[] = []
  readonly requests: { serial: string; at: number }[] = []
  /** Serials of requests whose outcome is not known yet. */
  private readonly inFlight: string[] = []
  mostInFlight = 0
  outcomes: Outcome[] = []
  reconcileFails = false
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

  /** One call as the gateway makes it: a reply, or `replyLost` at the latest when the limit is over. */
  async publish(serial: string): Promise<PublishReply> {
    this.requests.push({ serial, at: this.clock.now() })
    this.inFlight.push(serial)
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight.length)
    const outcome = this.outcomes.shift() ?? { kind: 'accepted' }
    try {
      return await this.reply(serial, outcome)
    } finally {
      this.settled(serial)
    }
  }

  /** What this request did is known, though its reply may still be on the way. */
  settled(serial: string) {
    const place = this.inFlight.indexOf(serial)
    if (place >= 0) this.inFlight.splice(place, 1)
  }

  private async reply(serial: string, outcome: Outcome): Promise<PublishReply> {
    const { clock } = this
    if (outcome.kind === 'late') {
      void clock.wait(outcome.commitAfter).then(() => this.commit(serial))
      await clock.wait(LIMIT_MS)
      return { type: 'replyLost' }
    }
    await clock.wait(300)
    switch (outcome.kind) {
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
        return { type: 'replyLost' }
      case 'lostBefore':
        return { type: 'replyLost' }
    }
  }

  async reconcile(serial: string, signal: AbortSignal): Promise<SerialStatus> {
    await this.clock.wait(100, signal)
    if (this.reconcileFails) throw new Error('no network')
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
        // A browser never grants a lock in the same task.
        await Promise.resolve()
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
    server: FakeServer,
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
      recordKey: RECORD_KEY,
      lock: this.lock,
      clock: server.clock,
      newSerial,
      userId: user,
      publish: (serial) => whileAlive(server.publish(serial)),
      reconcile: (serial, signal) => whileAlive(server.reconcile(serial, signal)),
      isSessionEnd: () => false,
    })
    this.publisher.resume()
  }

  get state() {
    return this.publisher.store.getState().state
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

/** A browser with a server: tabs that share storage and locks, and a customer who is signed in. */
export function world(outcomes: Outcome[] = [], dropsRepeats = false) {
  const clock = manualClock()
  const server = new FakeServer(clock, dropsRepeats)
  server.outcomes = outcomes
  const store = memoryStore()
  const locks = sharedLocks()
  let made = 0
  let user: string | null = 'u1'
  const open = () =>
    new Tab(
      server,
      store,
      locks,
      () => `serial-${(made += 1)}`,
      () => user,
    )
  return { clock, server, store, open, signIn: (name: string | null) => (user = name) }
}
