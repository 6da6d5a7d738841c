import type { DataRouter, Location } from 'react-router-dom'

import { pathOf } from './define.ts'
import { keepTrail, readTrail, tread, type Trail } from './trail.ts'
import { titleOf } from './title.ts'
import type { FlowData, FlowHost, FlowPoint, Query, Step } from './types.ts'

/** What every derived route carries: all that the shell, the events and pop-up rules need to know of a page. */
export interface PageHandle extends FlowPoint {
  readonly data: FlowData
  readonly step: Step
}
/** What lasts longer than a page, one per host. */
export interface Session {
  router: DataRouter | null
  trail: Trail
  /** Address the server just named: entry rules trust it once. */
  answer: string | null
  /** Our own navigation is under way: the guard lets it through. */
  passing: boolean
  /** A pop was refused and the address may still be on its way back. */
  settling: boolean
  /** What is open above the page, topmost last. */
  readonly overlays: (() => void)[]
  /** Position in the browser's history, as the router counts it. */
  index: number
  /** Page on show, and since when. */
  shown: { key: string; since: number; point: FlowPoint | null }
}
const sessions = new WeakMap<FlowHost, Session>()
const begin = (host: FlowHost, router: DataRouter | null): Session => ({
  router,
  trail: readTrail(host.memory),
  answer: null,
  passing: false,
  settling: false,
  overlays: [],
  index: 0,
  shown: { key: '', since: 0, point: null },
})
export function sessionOf(host: FlowHost): Session {
  const session = sessions.get(host) ?? begin(host, null)
  sessions.set(host, session)
  return session
}

/** Our own navigation is about to run: the guard lets the next one through. */
export const letPass = (session: Session) => {
  session.passing = true
}
export const takePass = (session: Session) => {
  const { passing } = session
  session.passing = false
  return passing
}

export const settle = (session: Session, settling: boolean) => {
  session.settling = settling
}

/** The first of repeated names wins, and there is no other reader (security 3.1). */
export const queryOf = (search: string): Query =>
  Object.fromEntries([...new URLSearchParams(search)].reverse())
/** Of the page on show; undefined on a route of no flow. */
export function handleOf(router: DataRouter): PageHandle | undefined {
  const handle: Partial<PageHandle> | undefined = router.state.matches.at(-1)?.route.handle
  return handle?.step && (handle as PageHandle)
}
/** Address inside the app of a location of the router. */
export const hrefIn = (router: DataRouter, { pathname, search }: { pathname: string; search: string }) =>
  pathname.slice((router.basename ?? '/').replace(/\/$/, '').length) + search

/**
 * Watches the router: trail of backs, title, one view event per page shown. Not an effect, because a back before the first
 * effect would be lost (T3). Call it right after creating the router; the shell calls it too, the second call does nothing.
 */
export function follow(router: DataRouter, host: FlowHost): void {
  if (sessionOf(host).router === router) return
  const session = Object.assign(sessionOf(host), begin(host, router))
  const entryOf = (location: Location, pageId = '') => ({
    key: location.key,
    href: hrefIn(router, location),
    pageId,
  })
  let [last, popped]: (Location | null)[] = [null, null]
  const note = () => {
    const { location, navigation, historyAction, initialized, errors } = router.state
    // A pop has moved the browser even when a redirect or another navigation overtakes it.
    if (navigation.historyAction === 'POP') popped = navigation.location
    if (!initialized) return
    const handle = handleOf(router)
    if (location !== last) {
      const { backs } = session.trail
      const from =
        popped && historyAction !== 'POP' ? tread(session.trail, 'POP', entryOf(popped)) : session.trail
      session.trail = keepTrail(host.memory, tread(from, historyAction, entryOf(location, handle?.pageId)))
      session.passing = false
      session.index = (history.state as { idx?: number } | null)?.idx ?? 0
      ;[last, popped] = [location, null]
      const { point, since } = session.shown
      if (session.trail.backs !== backs && point)
        host.track({ ...point, type: 'back', ms: host.now() - since })
      if (handle) host.setTitle(titleOf(handle.step.title, queryOf(location.search)))
    }
    if (!handle || errors || session.shown.key === location.key) return
    const { flow, page, pageId } = handle
    const [point, from] = [{ flow, page, pageId }, session.shown.point?.pageId ?? null]
    session.shown = { key: location.key, since: host.now(), point }
    const title = titleOf(handle.step.title, queryOf(location.search))
    host.track({ ...point, type: 'view', title, path: pathOf(handle.data, page), from })
  }
  router.subscribe(note)
  note()
}
