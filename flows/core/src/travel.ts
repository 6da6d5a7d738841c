import { destOf, hrefOf, pathOf } from './define.ts'
import { FlowError } from './problem.ts'
import { letPass, sessionOf, type PageHandle, type Session } from './session.ts'
import { forgive, keepTrail } from './trail.ts'
import type { Dest, FlowData, FlowHost, QueryInput } from './types.ts'

/** Address of a page destination. What the flow does not have is reported and answered with its start. */
export function placeOf(flow: FlowData, host: FlowHost, dest: Dest, query: QueryInput = {}): string {
  if (dest.to === 'page' && Object.hasOwn(flow.pages, dest.page))
    return hrefOf(flow, dest.page, { ...dest.query, ...query })
  host.track({
    type: 'unknown',
    flow: flow.id,
    code: dest.to === 'page' ? dest.page : 'code' in dest ? dest.code : dest.to,
  })
  return pathOf(flow, flow.start)
}

/** Destinations outside the router. Hard loads are never blocked: drafts protect the data. */
export async function depart(host: FlowHost, dest: Dest, replace: boolean): Promise<void> {
  if (dest.to === 'partner') return host.partnerReturn(dest.code, dest.message)
  if (dest.to !== 'link' && dest.to !== 'url') return host.close()
  const url = dest.to === 'link' ? host.linkUrl(dest.key) : dest.url
  if (url === null || !(await host.openUrl(url, { replace })))
    throw new FlowError('link', url ?? 'no such key')
}

/** Is there an entry of ours under this one? */
export function canPop({ router, trail }: Session): boolean {
  const state: { key?: string; idx?: number } | null = history.state
  return trail.at > 0 || (state?.key === router?.state.location.key && (state?.idx ?? 0) > 0)
}

/** What an exit does. Rejects with a FlowError when the next place cannot be reached. */
export async function leaveBy(
  handle: PageHandle,
  host: FlowHost,
  exit: string,
  query?: QueryInput,
): Promise<void> {
  const session = sessionOf(host)
  const { flow, page, pageId, data } = handle
  const dest = destOf(data, page, exit)
  host.track({ type: 'exit', flow, page, pageId, exit, to: dest.to, ms: host.now() - session.shown.since })
  const go = async (to: string | number, options?: { replace: boolean }) => {
    letPass(session)
    await (typeof to === 'number' ? session.router?.navigate(to) : session.router?.navigate(to, options))
  }
  if (dest.to === 'server') await go(data.base, { replace: true })
  else if (dest.to === 'page' || dest.to === 'unknown')
    await go(placeOf(data, host, dest, query), { replace: dest.to === 'page' && dest.replace === true })
  else if (dest.to === 'back' && canPop(session)) await go(-1)
  else await depart(host, dest, false)
  session.trail = keepTrail(host.memory, forgive(session.trail, pageId))
}
