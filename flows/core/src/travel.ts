import { destOf, hrefOf, pageIdOf, pathOf } from './define.ts'
import { FlowError } from './problem.ts'
import type { PageHandle, Session } from './session.ts'
import type { Answer, FlowData, FlowHost, QueryInput } from './types.ts'

/** Address of a page destination. What the flow does not have is reported and answered with its start. */
export function placeOf(
  flow: FlowData,
  host: FlowHost,
  dest: Answer & { to: 'page' | 'unknown' },
  query?: QueryInput,
) {
  if (dest.to === 'page' && Object.hasOwn(flow.pages, dest.page))
    return hrefOf(flow, dest.page, { ...dest.query, ...query })
  host.track({ type: 'unknown', flow: flow.id, code: dest.to === 'page' ? dest.page : dest.code })
  return pathOf(flow, flow.start)
}

/** Leaves by a destination outside the router. Hard loads are never blocked: drafts protect the data. */
export async function depart(
  host: FlowHost,
  dest: Answer & { to: 'link' | 'url' | 'partner' },
  replace: boolean,
) {
  if (dest.to === 'partner') return host.partnerReturn(dest.code, dest.message)
  const url = dest.to === 'link' ? host.linkUrl(dest.key) : dest.url
  const left = url !== null && (await host.openUrl(url, { replace }))
  if (!left) throw new FlowError('link', url ?? 'no such key')
}

/** What an exit does. Rejects with a FlowError when the next place cannot be reached. */
export async function leaveBy(
  session: Session,
  handle: PageHandle,
  exit: string,
  query?: QueryInput,
): Promise<void> {
  const { flow, page, pageId, data } = handle
  const { host, shown } = session
  const dest = destOf(data, page, exit)
  host.track({ flow, page, pageId, type: 'exit', exit, to: dest.to, ms: host.now() - shown.since })
  if (dest.to === 'server') await session.go(data.base, true)
  else if (dest.to === 'page') {
    const { entries, at } = session.trail
    const below = dest.reuse && entries[at - 1]?.pageId === pageIdOf(data, dest.page)
    await (below ? session.go(-1) : session.go(placeOf(data, host, dest, query), dest.replace ?? dest.reuse))
  } else if (dest.to === 'unknown') await session.go(placeOf(data, host, dest), true)
  else if (dest.to === 'back') await session.goDown(true)
  else if (dest.to === 'close') host.close()
  else await depart(host, dest, false)
  session.complete(pageId)
}
