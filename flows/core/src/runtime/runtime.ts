import type { DataRouter } from 'react-router-dom'

import { parentOf, pathOf } from '../flow.ts'
import type { FlowHost } from '../host.ts'
import { Departure } from './departure.ts'
import { HistoryTrail } from './historyTrail.ts'
import { LeaveGuard } from './leaveGuard.ts'
import { browserEntry, handleOf } from './location.ts'
import { ownersOf } from './owner.ts'
import { PageSignals } from './pageSignals.ts'
import { PageViews } from './pageViews.ts'
import { dropBadScrollPositions } from './scrollPositions.ts'

/** What lasts longer than a page: one for a router and its host. */
export class FlowRuntime {
  readonly router: DataRouter
  readonly host: FlowHost
  readonly history: HistoryTrail
  readonly views: PageViews
  readonly signals = new PageSignals()
  readonly departure: Departure
  readonly guard: LeaveGuard
  /** An address that the server has just named: entry rules are not applied to it once. */
  trusted: string | null = null
  #started = false

  constructor(router: DataRouter, host: FlowHost) {
    this.router = router
    this.host = host
    dropBadScrollPositions(host.memory)
    this.history = new HistoryTrail(router, host)
    this.views = new PageViews(router, host)
    this.departure = new Departure(router, host)
    const { history, views, signals, departure } = this
    this.guard = new LeaveGuard({ router, host, history, views, signals, departure })
  }

  /** Begins to watch the router; further calls do nothing. */
  start(): this {
    if (this.#started) return this
    this.#started = true
    const update = () => {
      this.departure.update()
      this.views.update(this.history.update())
      this.guard.dropLapsed()
    }
    this.router.subscribe(update)
    ownersOf(this.host).subscribe(() => {
      this.history.forgetGone()
      this.guard.dropLapsed()
    })
    update()
    return this
  }

  /** One down: the entry below, else the page this one lies over, else out of the app. An exit passes the guard. */
  async goDown(asExit: boolean): Promise<void> {
    const { guard, host, router, departure } = this
    const handle = handleOf(router)
    const { key, idx = 0 } = browserEntry()
    const hasBelow = this.history.trail.at > 0 || (key === router.state.location.key && idx > 0)
    if (hasBelow) return asExit ? guard.navigate(-1) : router.navigate(-1)
    const parent = handle?.step.over && parentOf(handle.data, handle.page)
    if (parent) return guard.navigate(pathOf(handle.data, parent), true)
    const close = () => {
      // Nothing is popped, so the trail does not see it: the next visit of this tab must know.
      if (handle && !asExit) this.history.countBack(handle.pageId)
      return departure.begin(() => host.close())
    }
    if (asExit || !guard.holds('POP', null, () => void close())) await close()
  }
  /** Header arrow and native back; the browser's own back comes to the same through the guard. */
  readonly back = (): void => {
    if (this.departure.isGoing) return
    if (this.guard.isAsking) return this.guard.backAgain()
    const closeOverlay = this.signals.topOverlay
    if (closeOverlay) closeOverlay()
    else void this.goDown(false)
  }
}

// By the host: the routes are made before their router, and their loaders are given the host alone.
const runtimes = new WeakMap<FlowHost, FlowRuntime>()
/** The runtime of a host; null before its router is known. */
export const runtimeOf = (host: FlowHost): FlowRuntime | null => runtimes.get(host) ?? null
/** The runtime of a router and its host, made where there is none. */
export function runtimeFor(router: DataRouter, host: FlowHost): FlowRuntime {
  const known = runtimes.get(host)
  const runtime = known?.router === router ? known : new FlowRuntime(router, host)
  runtimes.set(host, runtime)
  return runtime
}
/** As if the document were new. */
export const dropRuntime = (host: FlowHost): void => void runtimes.delete(host)
/**
 * Watches the router: history trail, title, one view event for each page shown. Call it right after creating the router: the
 * pages need it, and a back before their first effect would be lost (T3).
 */
export const watchRouter = (router: DataRouter, host: FlowHost): void => void runtimeFor(router, host).start()
