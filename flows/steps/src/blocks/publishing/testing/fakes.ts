import type { SafeStorage } from '@koo/flow'
import { manualClock, memoryStorage, type ManualClock } from '@koo/page/testing'
import type { ConfirmedCost } from '../../cost/index.ts'
import { createKeeping } from '../keeping.ts'
import type { TabLock } from '../lock.ts'
import { createPublisher } from '../publisher.ts'
import type { Publisher } from '../publisherTypes.ts'
import type { OpenApplications, PublishReply, SerialStatus } from '../reply.ts'
import { createTalking } from '../talking.ts'

/** Storage key of the record in tests. */
export const RECORD_KEY = 'loan_serial_no'

/** Outcome of one publish request. Times are ms after it was sent. */
export type Outcome =
  | { kind: 'accepted' }
  | { kind: 'refused' }
  /** Never carried out, and no reply. */
  | { kind: 'lostBefore' }
  /** Carried out, but the reply never arrives. */
  | { kind: 'lostAfter' }
  /** No reply within the limit; carried out `commitAfter` ms after it was sent. */
  | { kind: 'late'; commitAfter: number }

export const LIMIT_MS = 20_000

/** A server that makes loans, with or without dropping repeats of a serial number. */
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

  /** Makes the loan; null when the server refuses it. */
  commit(serial: string): { serial: string; listingId: string } | null {
    const known = this.loans.find((loan) => loan.serial === serial)
    if (known && this.dropsRepeats) return known
    const loan = { serial, listingId: `L${this.loans.length + 1}` }
    this.loans.push(loan)
    return loan
  }

  /** One publish request: resolves to the reply, or to `replyLost` when the time limit is over. */
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

  /** Removes a request whose outcome is known from those in flight; its reply may still be on the way. */
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
        const made = this.commit(serial)
        return made
          ? { type: 'accepted', loan: { listingId: made.listingId, loanId: `N-${made.listingId}` } }
          : { type: 'refused', code: 42116, message: '这笔申请已失效，没有产生借款，请重新确认' }
      }
      case 'refused':
        return { type: 'refused', code: 45007, message: '当前暂无可借资方，请稍后重试' }
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

/** Locks like those of a browser: one holder for each name, freed when its tab is closed. */
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

interface TabOptions {
  /** Storage in the history entry: the same one after a reload. */
  entry?: SafeStorage
  isDurable?: () => boolean
  findOpen?: (seen: string | null) => Promise<OpenApplications | null>
}

/** One tab with a publisher. After `kill` its requests go on at the server, but the tab does nothing any more. */
export class Tab {
  readonly publisher: Publisher<string, ConfirmedCost | null>
  private alive = true
  private readonly lock: TabLock & { die(): void }

  constructor(
    server: FakeServer,
    store: SafeStorage,
    locks: ReturnType<typeof sharedLocks>,
    newSerial: () => string,
    user: () => string | null = () => 'u1',
    { entry = memoryStorage(), isDurable = () => true, findOpen }: TabOptions = {},
  ) {
    this.lock = locks(this)
    const never = new Promise<never>(() => {})
    const whileAlive = async <T>(work: Promise<T>): Promise<T> => {
      const value = await work
      return this.alive ? value : never
    }
    const { clock } = server
    this.publisher = createPublisher<string>({
      keeping: createKeeping({ store, entry, isDurable, recordKey: RECORD_KEY, clock }),
      talking: createTalking<string>(
        {
          publish: (serial) => whileAlive(server.publish(serial)),
          reconcile: (serial, signal) => whileAlive(server.reconcile(serial, signal)),
          ...(findOpen && { findOpen: (seen: string | null) => whileAlive(findOpen(seen)) }),
          isSessionEnd: () => false,
        },
        clock,
      ),
      // What is confirmed of costs is told by the tests of definePublishing.
      isConfirmed: () => true,
      locking: this.lock,
      clock,
      now: () => clock.now(),
      newSerial,
      userId: user,
    })
    this.publisher.resume()
  }

  get state() {
    return this.publisher.store.getState().state
  }

  /** A tap on the last button of the confirm page. */
  async tap(terms = 't1', lastClosed = this.publisher.lastClosed()) {
    await this.publisher.prepare(terms)
    return this.publisher.send(terms, lastClosed, null)
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
  const store = memoryStorage()
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
