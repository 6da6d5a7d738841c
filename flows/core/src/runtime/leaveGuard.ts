import type { BlockerFunction, DataRouter } from 'react-router-dom'

import type { FlowEvent, FlowHost } from '../host.ts'
import type { LeaveAnswer, LeaveAttempt, LeavePolicy } from '../leave.ts'
import { queryOf } from '../search.ts'
import { askWithLimit } from './askWithLimit.ts'
import type { Departure } from './departure.ts'
import type { HistoryTrail } from './historyTrail.ts'
import { handleOf } from './location.ts'
import { ownersOf, type Owner } from './owner.ts'
import type { PageSignals } from './pageSignals.ts'
import type { PageViews } from './pageViews.ts'

/** An attempt to leave that is held until the customer or the server decides. */
export interface HeldAttempt {
  /** Key of the history entry that would be left. The attempt ends with that entry. */
  readonly key: string
  /** Who wanted to leave. The attempt ends when another customer comes. */
  readonly owner: Owner
  readonly policy: LeavePolicy
  readonly leave: () => void
  /** The open dialog; null while the policy still asks what to show. */
  readonly dialog: NonNullable<LeaveAnswer> | null
  /** How often the customer went back while the dialog was open. */
  readonly backs: number
  /** The attempt is a back itself, so that another one means the same. */
  readonly isBack: boolean
}
interface GuardParts {
  readonly router: DataRouter
  readonly host: FlowHost
  readonly history: HistoryTrail
  readonly views: PageViews
  readonly signals: PageSignals
  readonly departure: Departure
}

/** Decides whether a page may be left, and holds the attempt while the user or the server is asked. */
export class LeaveGuard {
  readonly #parts: GuardParts
  #held: HeldAttempt | null = null
  #passNext = false
  #cancelQuestion: () => void = () => undefined
  readonly #listeners = new Set<() => void>()

  constructor(parts: GuardParts) {
    this.#parts = parts
  }

  get held(): HeldAttempt | null {
    return this.#held
  }
  /** An attempt of this customer to leave the current page is held. */
  get isAsking(): boolean {
    return this.#held?.key === this.#parts.router.state.location.key && !this.#held.owner.isGone
  }
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  /** Navigates past the guard, unless the app is being left. */
  async navigate(to: string | number, replace = false): Promise<void> {
    const { router, departure } = this.#parts
    if (departure.isGoing) return
    this.#passNext = true
    await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { replace }))
  }
  /** Drops a held attempt whose page or customer has gone. */
  dropLapsed(): void {
    if (this.#held && !this.isAsking) this.#setHeld(null)
  }
  /** Ends the held attempt as the user chose in the dialog. */
  reply(leaves: boolean): void {
    const held = this.#held
    if (!held) return
    this.#setHeld(null)
    this.#track(leaves ? 'left' : 'stayed', held.policy)
    if (leaves) held.leave()
  }

  /**
   * A further back while an attempt is held. While the policy waits for a reply and shows nothing, the customer leaves: nobody
   * has to wait for a server. Once a dialog is shown, it is told of the back and decides.
   */
  backAgain(): void {
    const held = this.#held
    if (!held) return
    if (held.dialog) return this.#update({ ...held, backs: held.backs + 1 })
    if (!held.isBack) return
    // After the router has taken in that this back was refused: only then it can repeat it.
    queueMicrotask(() => {
      if (this.#held !== held) return
      this.#setHeld(null)
      held.leave()
    })
  }

  /** Holds the attempt when the page's policy blocks it, and returns whether it does. `leave` runs when the user confirms. */
  holds(action: LeaveAttempt['action'], to: string | null, leave: () => void): boolean {
    const { router, host, history, signals } = this.#parts
    const handle = handleOf(router)
    const policy = handle?.step.leave
    if (!policy) return false
    const attempt: LeaveAttempt = {
      action,
      to,
      enteredFrom: history.below?.href ?? null,
      backsBefore: history.trail.backs[handle.pageId] ?? 0,
      dirty: signals.isDirty(handle.pageId),
    }
    if (!policy.blocks(attempt)) return false
    const owner = ownersOf(host).current()
    const held = {
      key: router.state.location.key,
      owner,
      policy,
      leave,
      dialog: null,
      backs: 0,
      isBack: action === 'POP',
    }
    const ask = signals.questionOf(handle.pageId) ?? policy.ask
    const query = queryOf(router.state.location.search)
    if (ask) this.#ask(held, (signal) => ask(attempt, { host: owner.host, query, signal }))
    else this.#openDialog(held, {})
    return true
  }

  /** Holds the attempt until `ask` is settled. */
  #ask(held: HeldAttempt, ask: (signal: AbortSignal) => Promise<LeaveAnswer>): void {
    const settle = (answer: LeaveAnswer) => {
      if (this.#held !== held) return
      if (answer) this.#openDialog(held, answer)
      else {
        this.#setHeld(null)
        held.leave()
      }
    }
    this.#setHeld(held)
    this.#cancelQuestion = askWithLimit(this.#parts.host, ask, {
      answered: settle,
      unanswered: () => settle(held.policy.unanswered === 'leave' ? null : {}),
    })
  }
  #openDialog(held: HeldAttempt, dialog: NonNullable<LeaveAnswer>): void {
    this.#setHeld({ ...held, dialog })
    this.#track('asked', held.policy)
  }
  #setHeld(held: HeldAttempt | null): void {
    this.#cancelQuestion()
    this.#cancelQuestion = () => undefined
    this.#update(held)
  }
  #update(held: HeldAttempt | null): void {
    this.#held = held
    for (const listener of this.#listeners) listener()
  }
  #track(type: Extract<FlowEvent, { policy: string }>['type'], policy: LeavePolicy): void {
    const { host, views } = this.#parts
    if (views.point) host.track({ ...views.point, type, policy: policy.id })
  }

  /**
   * The function of the one blocker (T5): true refuses the navigation. While an attempt is held every pop is refused, but
   * never one to the current entry: with two pops in one tick the router itself returns there, and refusing that leaves
   * the browser at another address (T2).
   */
  readonly decide: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
    const passes = this.#passNext
    this.#passNext = false
    if (passes || nextLocation.key === currentLocation.key) return false
    const to = nextLocation.pathname + nextLocation.search
    if (historyAction !== 'POP')
      return this.holds(
        historyAction,
        to,
        () => void this.navigate(to + nextLocation.hash, historyAction === 'REPLACE'),
      )
    if (this.#parts.departure.isGoing) return true
    if (this.isAsking) {
      this.backAgain()
      return true
    }
    const delta = this.#parts.history.deltaTo(nextLocation)
    // Going forward loses nothing, so nothing is asked.
    if (delta > 0) return false
    const closeOverlay = this.#parts.signals.topOverlay
    closeOverlay?.()
    return closeOverlay !== undefined || this.holds('POP', to, () => this.#repeatPop(delta))
  }

  /**
   * Leaves by a pop that was refused. The router repeats it itself, after its own return to the page has arrived: the
   * browser would lose a second pop before that.
   */
  #repeatPop(delta: number): void {
    const refused = [...this.#parts.router.state.blockers.values()].find(({ state }) => state === 'blocked')
    if (refused?.proceed) refused.proceed()
    else void this.navigate(delta)
  }
}
