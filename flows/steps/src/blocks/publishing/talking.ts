/** What the publisher says to the server, and hears from it. */
import { poll } from '@koo/page/query'
import type { Clock } from '@koo/page/time'
import type { ConfirmedCost } from '../cost/confirmed.ts'
import { RECONCILE_MAX_POLLS, reconcilePause } from '../../constants.ts'
import type { OpenApplications, PublishReply, SerialStatus } from './reply.ts'

/** The calls of one product. */
export interface PublishCalls<Request> {
  /** Sends the application once, with what was confirmed of its costs. Never rejects. */
  publish(serial: string, request: Request, cost: ConfirmedCost | null): Promise<PublishReply>
  /** Requests the outcome of a serial number. May reject: then it is still unknown. */
  reconcile(serial: string, signal: AbortSignal): Promise<SerialStatus>
  /**
   * Requests the open applications of this customer, of every kind. `seen`: serial number of the loan whose result was seen last, or null.
   * Resolves to null when the gateway has no such call. May reject: then nothing is known yet.
   */
  findOpen?: ((seen: string | null) => Promise<OpenApplications | null>) | undefined
  /** Whether this failure of `reconcile` means that the customer has to sign in first. */
  isSessionEnd(error: unknown): boolean
}

/** What the server knows: an application whose result was not seen yet, and the number for the next one (null: our own). */
export interface OpenCheck {
  unseen: OpenApplications['applications'][number] | null
  serial: string | null
}

/** One round of questions about an unknown outcome. */
export interface Round {
  serial: string
  /** Called with each reply that says something. `requestedAt`: when it was requested, by `clock.elapsed()`. */
  onStatus(status: NonNullable<SerialStatus>, requestedAt: number): void
  /** Whether the outcome is decided: the round ends. */
  isDecided(): boolean
  signal: AbortSignal
}

/** Everything that is said to the server about applications. */
export interface Talking<Request> extends Pick<PublishCalls<Request>, 'publish'> {
  /** Whether the server can be asked for open applications. */
  readonly knowsOpen: boolean
  /** Asks for open applications. `seen` is read again after the reply: another tab may have shown a result. Never rejects. */
  check(seen: () => string | null): Promise<OpenCheck | 'unreachable'>
  /** Tells the server which result was seen. It may be lost: `check` says it again before the next application. */
  tellSeen(serial: string): void
  /** Asks once whether the server has this application; null when it cannot be asked, or does not know yet. */
  outcome(serial: string): Promise<SerialStatus>
  /** Asks for the outcome, a limited number of times, until it is decided. Resolves when the round is over. */
  ask(round: Round): Promise<void>
}

/** Talks to the server by these calls. */
export function createTalking<Request>(calls: PublishCalls<Request>, clock: Clock): Talking<Request> {
  const { publish, reconcile, findOpen, isSessionEnd } = calls
  return {
    publish,
    knowsOpen: findOpen !== undefined,
    async check(seen) {
      if (!findOpen) return { unseen: null, serial: null }
      try {
        const open = await findOpen(seen())
        const unseen = open?.applications.find(({ serial }) => serial !== seen()) ?? null
        return { unseen, serial: open?.serial ?? null }
      } catch {
        return 'unreachable'
      }
    },
    tellSeen: (serial) => void findOpen?.(serial).catch(() => undefined),
    outcome: (serial) => reconcile(serial, new AbortController().signal).catch(() => null),
    ask: async ({ serial, onStatus, isDecided, signal }) => {
      await poll({
        request: async () => {
          const requestedAt = clock.elapsed()
          const status = await reconcile(serial, signal)
          if (!signal.aborted && status) onStatus(status, requestedAt)
        },
        done: isDecided,
        gaveUp: isSessionEnd,
        pause: reconcilePause,
        max: RECONCILE_MAX_POLLS,
        clock,
        signal,
      })
    },
  }
}
