import type { DataRouter, Location } from 'react-router-dom'

import type { FlowHost } from '../host.ts'
import { appHref, browserEntry, handleOf } from './location.ts'
import { ownersOf, type Owner } from './owner.ts'
import {
  countBack,
  EMPTY,
  indexOf,
  readTrail,
  recordNavigation,
  resetBacks,
  saveTrail,
  type Trail,
} from './trail.ts'

/** Time after the last popstate in which address and router may still differ. */
const SETTLE_MS = 100

/** The history trail of this tab, kept in step with the router. */
export class HistoryTrail {
  readonly #router: DataRouter
  readonly #host: FlowHost
  #trail: Trail
  /** Whose addresses these are; those of a visitor belong to the customer who signs in. */
  #owner: Owner
  /** Last location committed, and a pop not yet committed. */
  #last: Location | null = null
  #popped: Location | null = null
  /** Position of the current page in the browser's history. */
  #index = 0

  constructor(router: DataRouter, host: FlowHost) {
    this.#router = router
    this.#host = host
    this.#trail = readTrail(host.memory)
    this.#owner = ownersOf(host).current()
  }

  get trail(): Trail {
    return this.#trail
  }
  /** The entry below the current page. */
  get below() {
    return this.#trail.entries[this.#trail.at - 1]
  }
  /** Number of entries to `location`: negative is back. An unknown entry counts as one back. */
  deltaTo(location: Location): number {
    const found = indexOf(this.#trail, location.key)
    return found < 0 ? -1 : found - this.#trail.at
  }
  /** Counts a back that left the app, so that no pop was seen. */
  countBack(pageId: string): void {
    this.#save(countBack(this.#trail, pageId))
  }
  /** Counts the backs of a completed page from zero again. */
  resetBacks(pageId: string): void {
    this.#save(resetBacks(this.#trail, pageId))
  }

  /** Forgets the addresses and the backs of a customer who is gone: their queries have what was chosen and typed. */
  forgetGone(): void {
    if (this.#owner.isGone) this.#save(EMPTY)
    else if (this.#owner.userId !== null) return
    this.#owner = ownersOf(this.#host).current()
  }

  /** Records the router's location. Returns whether it has changed, and whether that was a back. */
  update(): { moved: boolean; wentBack: boolean } {
    const { location, navigation, historyAction, initialized } = this.#router.state
    // A pop has moved the browser even when a redirect or another navigation replaces it.
    if (navigation.historyAction === 'POP') this.#popped = navigation.location
    if (!initialized || location === this.#last) return { moved: false, wentBack: false }
    const entry = (at: Location, pageId = '') => ({
      key: at.key,
      href: appHref(this.#router, at),
      pageId,
    })
    const { backs } = this.#trail
    if (this.#popped && historyAction !== 'POP')
      this.#trail = recordNavigation(this.#trail, 'POP', entry(this.#popped))
    this.#save(recordNavigation(this.#trail, historyAction, entry(location, handleOf(this.#router)?.pageId)))
    this.#index = browserEntry().idx ?? 0
    ;[this.#last, this.#popped] = [location, null]
    return { moved: true, wentBack: this.#trail.backs !== backs }
  }
  #save(trail: Trail): void {
    this.#trail = saveTrail(this.#host.memory, trail)
  }

  /** Mends a lost history call (T2): after the last pop, moves the browser to the router's entry. Returns the stop function. */
  keepInStep(): () => void {
    let timer: ReturnType<typeof setTimeout>
    const check = () => {
      const { navigation, location } = this.#router.state
      const { key = 'default', idx = this.#index } = browserEntry()
      // A pop has moved the browser already; a page that is still being opened has no entry yet.
      const there = navigation.historyAction === 'POP' ? navigation.location : location
      // A step of zero would load the document again, and lose what is typed.
      if (key !== there.key && idx !== this.#index) history.go(this.#index - idx)
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
