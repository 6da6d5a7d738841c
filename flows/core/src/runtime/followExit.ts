import type { RoutingReply } from '../destination.ts'
import { FlowFailure } from '../failure.ts'
import { destOf, homeOf, hrefOf, ownPageOf, pageIdOf, pathOf, type FlowData } from '../flow.ts'
import type { FlowHost } from '../host.ts'
import { withQuery, type QueryInput } from '../search.ts'
import { askForSignIn } from './askForSignIn.ts'
import { handleOf, type PageHandle } from './location.ts'
import { runtimeOf, type FlowRuntime } from './runtime.ts'

/** What the exit carries goes over what the destination gives; a value left out leaves the destination's. */
const merged = (given: QueryInput | undefined, carried: QueryInput = {}): QueryInput => ({
  ...given,
  ...Object.fromEntries(Object.entries(carried).filter(([, value]) => value != null)),
})

/** Address of a page destination. What the flow does not have is reported and answered with its start. */
export function placeOf(
  flow: FlowData,
  host: FlowHost,
  dest: RoutingReply & { to: 'page' | 'unknown' },
  carried?: QueryInput,
) {
  const name = dest.to === 'page' ? ownPageOf(flow, dest.page) : null
  if (dest.to === 'page' && name !== null) return hrefOf(flow, name, merged(dest.query, carried))
  host.track({ type: 'unknown', flow: flow.id, code: dest.to === 'page' ? dest.page : dest.code })
  return pathOf(flow, flow.start)
}

/** Leaves by a destination outside the router. Hard loads are never blocked: drafts protect the data. */
export async function openOutside(
  host: FlowHost,
  dest: RoutingReply & { to: 'link' | 'url' | 'partner' },
  { replace = false, carried }: { replace?: boolean; carried?: QueryInput | undefined } = {},
) {
  if (dest.to === 'partner') {
    const toPartner = async () => {
      const returned = await host.partnerReturn(dest.code, dest.message).catch((cause: unknown) => {
        throw new FlowFailure('server', cause)
      })
      if (!returned) throw new FlowFailure('link', 'return address of the partner')
    }
    const departure = runtimeOf(host)?.departure
    return departure ? departure.begin(toPartner) : toPartner()
  }
  const known = dest.to === 'link' ? host.linkUrl(dest.key) : dest.url
  const url = known !== null && dest.to === 'link' ? withQuery(known, merged(dest.query, carried)) : known
  const replaces = replace || (dest.to === 'link' && dest.replace === true)
  const left = url !== null && (await host.openUrl(url, { replace: replaces }))
  if (!left) throw new FlowFailure('link', url ?? 'no such key')
}

/** Does what an exit leads to. Rejects with a FlowFailure when the next place cannot be reached. */
export async function followExit(
  runtime: FlowRuntime,
  handle: PageHandle,
  exit: string,
  carried?: QueryInput,
): Promise<void> {
  const { flow, page, pageId, data } = handle
  const { host, guard, history, views, departure } = runtime
  if (departure.isGoing) return
  const dest = destOf(data, page, exit)
  host.track({ flow, page, pageId, type: 'exit', exit, to: dest.to, ms: views.duration })
  if (dest.to === 'server') {
    const { router } = runtime
    const { key } = router.state.location
    await guard.navigate(homeOf(data), true)
    // Another page may still be loading over this one: only a new entry is this page once more.
    const isNamedAgain = router.state.location.key !== key && handleOf(router)?.pageId === pageId
    if (dest.otherwise && isNamedAgain) await openOutside(host, dest.otherwise)
  } else if (dest.to === 'page') {
    const isBelow = dest.reuse && history.below?.pageId === pageIdOf(data, dest.page)
    const href = placeOf(data, host, dest, carried)
    const signIn = dest.signIn ? await askForSignIn(host, href) : null
    // Back from the sign-in leads to the page that asked for it.
    if (signIn !== null) await guard.navigate(signIn, false)
    else if (isBelow) await guard.navigate(-1)
    else await guard.navigate(href, dest.replace ?? dest.reuse)
  } else if (dest.to === 'unknown') await guard.navigate(placeOf(data, host, dest), true)
  else if (dest.to === 'back') await runtime.goDown(true)
  else if (dest.to === 'close') await departure.begin(() => host.close())
  else await openOutside(host, dest, { carried })
  history.resetBacks(pageId)
}
