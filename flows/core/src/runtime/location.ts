import type { DataRouter } from 'react-router-dom'

import type { FlowData } from '../flow.ts'
import type { FlowPoint } from '../host.ts'
import type { Step } from '../step.ts'

/** What every derived route carries: all that the shell, the events and pop-up rules need to know of a page. */
export interface PageHandle extends FlowPoint {
  readonly data: FlowData
  readonly step: Step
}

/** The page the router is at; undefined on a route of no flow. */
export function handleOf(router: DataRouter): PageHandle | undefined {
  const handle: Partial<PageHandle> | undefined = router.state.matches.at(-1)?.route.handle
  return handle?.step && (handle as PageHandle)
}
/** Address inside the app of a location of the router. */
export function appHref(
  router: DataRouter,
  { pathname, search }: { pathname: string; search: string } = router.state.location,
): string {
  return pathname.slice((router.basename ?? '/').replace(/\/$/, '').length) + search
}
/** What the router has written into the browser's own entry. */
export const browserEntry = (): { key?: string; idx?: number } => history.state ?? {}
