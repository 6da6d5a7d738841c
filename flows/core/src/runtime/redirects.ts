import { redirect, replace } from 'react-router-dom'

import { homeOf } from '../flow.ts'
import type { FlowHost } from '../host.ts'
import { queryOf } from '../search.ts'
import { placeOf } from './followExit.ts'
import { appHref, handleOf, type PageHandle } from './location.ts'
import { runtimeOf } from './runtime.ts'
import { readTrail } from './trail.ts'

/** A redirect to `href`. A push stays a push; hard loads and pops replace, or back would meet the redirect again. */
export function sendTo(host: FlowHost, href: string): Response {
  const router = runtimeOf(host)?.router
  const pathname = (at: string) => at.split('?')[0]
  const pushed = router?.state.navigation.historyAction === 'PUSH'
  return pushed && pathname(href) !== pathname(appHref(router)) ? redirect(href) : replace(href)
}

/** Address to show instead of `href`: by the back rule of final pages, then by the flow's entry rule. Null for none. */
export function detour(
  { data: flow, page: name, step }: PageHandle,
  host: FlowHost,
  href: string,
): string | null {
  const runtime = runtimeOf(host)
  const { historyAction, location } = runtime?.router.state.navigation ?? {}
  const { entries, at } = runtime?.history.trail ?? readTrail(host.memory)
  const isBack = historyAction === 'POP' && entries.findIndex(({ key }) => key === location?.key) < at
  const left = runtime ? handleOf(runtime.router) : undefined
  if (runtime && isBack && left?.step.final && left.data === flow && !step.final)
    return appHref(runtime.router)
  const isTrusted = runtime?.trusted === href
  if (runtime) runtime.trusted = null
  if (isTrusted) return null
  const action = historyAction ?? (entries[at]?.href === href ? 'RELOAD' : 'LOAD')
  const [query, from] = [queryOf(new URL(href, 'http://app').search), runtime?.views.point?.pageId ?? null]
  const dest = flow.enter?.({ page: name, query, action, from })
  if (dest?.to === 'page') return placeOf(flow, host, dest)
  return dest ? homeOf(flow) : null
}
