import type { BlockerFunction, DataRouter, Location } from 'react-router-dom'

import { parentOf, pathOf } from './define.ts'
import { titleOf } from './title.ts'
import { forgive, indexOf, keepTrail, readTrail, tread, type Trail } from './trail.ts'
import type {
  FlowData,
  FlowEvent,
  FlowHost,
  FlowPoint,
  LeaveAttempt,
  LeavePolicy,
  Query,
  Step,
} from './types.ts'

/** What every derived route carries: all that the shell, the events and pop-up rules need to know of a page. */
export interface PageHandle extends FlowPoint {
  readonly data: FlowData
  readonly step: Step
}
export interface Question {
  /** History entry the question is about; it lapses with it. */
  readonly key: string
  readonly policy: LeavePolicy
  readonly go: () => void
}
/** Quiet after the last popstate within which address and router may still be catching up. */
const SETTLE_MS = 100

/** The first of repeated names wins, and there is no other reader (security 3.1). */
export const queryOf = (search: string): Query =>
  Object.fromEntries([...new URLSearchParams(search)].reverse())
/** What the router has written into the browser's own entry. */
const browserEntry = (): { key?: string; idx?: number } => history.state ?? {}

/** What lasts longer than a page: one a router and host. The guard of leaving is here because it outlives pages, too. */
export class Session {
  readonly router: DataRouter
  readonly host: FlowHost
  /** Closers of what is open above the page, topmost last. */
  readonly overlays: (() => void)[] = []
  trail: Trail
  /** Page on show, and since when. */
  shown: { key: string; since: number; point: FlowPoint | null } = { key: '', since: 0, point: null }
  question: Question | null = null
  #passing = false
  #started = false
  /** Last location committed, and a pop not yet committed. */
  #last: Location | null = null
  #popped: Location | null = null
  /** Position of the page on show in the browser's history. */
  #index = 0
  readonly #listeners = new Set<() => void>()

  constructor(router: DataRouter, host: FlowHost) {
    this.router = router
    this.host = host
    this.trail = readTrail(host.memory)
  }

  /** Of the page on show; undefined on a route of no flow. */
  get handle(): PageHandle | undefined {
    const handle: Partial<PageHandle> | undefined = this.router.state.matches.at(-1)?.route.handle
    return handle?.step && (handle as PageHandle)
  }
  /** Address inside the app of a location of the router. */
  href({ pathname, search }: { pathname: string; search: string } = this.router.state.location): string {
    return pathname.slice((this.router.basename ?? '/').replace(/\/$/, '').length) + search
  }
  start(): this {
    if (!this.#started) {
      this.#started = true
      this.router.subscribe(() => this.#note())
      this.#note()
    }
    return this
  }

  /** Trail, title, and one view event per page shown. */
  #note(): void {
    const { host, router, handle } = this
    const { location, navigation, historyAction, initialized, errors } = router.state
    // A pop has moved the browser even when a redirect or another navigation overtakes it.
    if (navigation.historyAction === 'POP') this.#popped = navigation.location
    if (!initialized) return
    const { point, since } = this.shown
    if (location !== this.#last) {
      const entry = (at: Location, pageId = '') => ({ key: at.key, href: this.href(at), pageId })
      const { backs } = this.trail
      if (this.#popped && historyAction !== 'POP') this.trail = tread(this.trail, 'POP', entry(this.#popped))
      this.#tread(tread(this.trail, historyAction, entry(location, handle?.pageId)))
      this.#index = browserEntry().idx ?? 0
      ;[this.#last, this.#popped] = [location, null]
      if (this.trail.backs !== backs && point) host.track({ ...point, type: 'back', ms: host.now() - since })
      if (handle) host.setTitle(titleOf(handle.step.title, queryOf(location.search)))
    }
    if (!handle || errors || this.shown.key === location.key) return
    // The same page under another address (the server said: stay) is not shown anew.
    const stays = historyAction === 'REPLACE' && point?.pageId === handle.pageId
    const { flow, page, pageId, data, step } = handle
    this.shown = { key: location.key, since: stays ? since : host.now(), point: { flow, page, pageId } }
    if (stays) return
    const [title, path] = [titleOf(step.title, queryOf(location.search)), pathOf(data, page)]
    host.track({ flow, page, pageId, type: 'view', title, path, from: point?.pageId ?? null })
  }
  #tread(trail: Trail): void {
    this.trail = keepTrail(this.host.memory, trail)
  }
  /** The page was completed: its backs start anew. */
  complete(pageId: string): void {
    this.#tread(forgive(this.trail, pageId))
  }

  /** Navigates past the guard. */
  async go(to: string | number, replace = false): Promise<void> {
    this.#passing = true
    await (typeof to === 'number' ? this.router.navigate(to) : this.router.navigate(to, { replace }))
  }
  /** One down: the entry below, else the page this one lies over, else out of the app. An exit passes the guard. */
  async goDown(asExit: boolean): Promise<void> {
    const { handle, host, router } = this
    const { key, idx = 0 } = browserEntry()
    const hasBelow = this.trail.at > 0 || (key === router.state.location.key && idx > 0)
    if (hasBelow) return asExit ? this.go(-1) : router.navigate(-1)
    const parent = handle?.step.over && parentOf(handle.data, handle.page)
    if (parent) return this.go(pathOf(handle.data, parent), true)
    if (asExit || !this.#holds('POP', null, () => host.close())) host.close()
  }
  /** Header arrow and native back; the browser's own back comes to the same through `decide`. */
  readonly back = (): void => {
    const overlay = this.overlays.at(-1)
    if (this.asking) return
    if (overlay) overlay()
    else void this.goDown(false)
  }

  get asking(): boolean {
    return this.question?.key === this.router.state.location.key
  }
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  #ask(
    question: Question | null,
    type: Extract<FlowEvent, { policy: string }>['type'],
    policy: string,
  ): void {
    const { point } = this.shown
    this.question = question
    if (point) this.host.track({ ...point, type, policy })
    for (const listener of this.#listeners) listener()
  }
  /** Asks where the page's policy wants it; then `go` is for the user to allow. */
  #holds(action: LeaveAttempt['action'], to: string | null, go: () => void): boolean {
    const { handle, trail } = this
    const policy = handle?.step.leave
    const enteredFrom = trail.entries[trail.at - 1]?.href ?? null
    const backsBefore = trail.backs[handle?.pageId ?? ''] ?? 0
    if (!policy?.blocks({ action, to, enteredFrom, backsBefore })) return false
    this.#ask({ key: this.router.state.location.key, policy, go }, 'asked', policy.id)
    return true
  }
  reply(leave: boolean): void {
    const { question } = this
    if (!question) return
    this.#ask(null, leave ? 'left' : 'stayed', question.policy.id)
    if (leave) question.go()
  }

  /**
   * For the one blocker (T5): true refuses the navigation. While asking every pop is refused, but never one to the entry on
   * show: with two pops in one tick that is the router's own way back, and refusing it puts the address elsewhere (T2).
   */
  readonly decide: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
    const passing = this.#passing
    this.#passing = false
    if (passing || nextLocation.key === currentLocation.key) return false
    const to = nextLocation.pathname + nextLocation.search
    if (historyAction !== 'POP')
      return this.#holds(
        historyAction,
        to,
        () => void this.go(to + nextLocation.hash, historyAction === 'REPLACE'),
      )
    if (this.asking) return true
    const found = indexOf(this.trail, nextLocation.key)
    // Forward: the customer goes on, nothing is left behind that would have to be asked about.
    if (found > this.trail.at) return false
    const overlay = this.overlays.at(-1)
    overlay?.()
    const delta = found < 0 ? -1 : found - this.trail.at
    return overlay !== undefined || this.#holds('POP', to, () => void this.go(delta))
  }
  /** After pops have settled, goes back to the router's entry where a lost history call left the address elsewhere (T2). */
  keepInStep(): () => void {
    let timer: ReturnType<typeof setTimeout>
    const check = () => {
      const { navigation, location } = this.router.state
      const { key = 'default', idx = this.#index } = browserEntry()
      if (key !== (navigation.location ?? location).key) history.go(this.#index - idx)
    }
    const onPop = () => {
      clearTimeout(timer)
      timer = setTimeout(check, SETTLE_MS)
    }
    window.addEventListener('popstate', onPop)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('popstate', onPop)
    }
  }
}

const sessions = new WeakMap<FlowHost, Session>()
/** The session of a host; null before its router is known. */
export const sessionOf = (host: FlowHost): Session | null => sessions.get(host) ?? null
export function sessionFor(router: DataRouter, host: FlowHost): Session {
  const known = sessions.get(host)
  const session = known?.router === router ? known : new Session(router, host)
  sessions.set(host, session)
  return session
}
/** As if the document were new. */
export const forget = (host: FlowHost): void => void sessions.delete(host)
/**
 * Watches the router: trail of backs, title, one view event per page shown. Not an effect, because a back before the first
 * effect would be lost (T3). Call it right after creating the router; the shell sees to it, too, but later.
 */
export const follow = (router: DataRouter, host: FlowHost): void => void sessionFor(router, host).start()
