import { destOf, homeOf, ownPageOf, pathOf, type Dest, type FlowData } from '@koo/flow'
import { keyedAddress } from '../config/pageKeys.ts'

/** Links are followed to the pages of this app, wherever a build sends them. */
const NO_HOSTS = { mobile: undefined, cash: undefined, mall: undefined, account: undefined }

/**
 * Page keys that lead to no page of a partner's: the provider's own home page, and the merchant's loan, which the result page has for
 * a loan that was made there.
 */
const OWN_KEYS: ReadonlySet<string> = new Set(['home', 'merchant-loan'])

/** Whether a flow is the channel of a partner: it asks the server for the partner that the customer came from. */
export const isPartners = ({ server }: FlowData): boolean =>
  server?.request !== undefined && server.request.partner === undefined

/**
 * For each address that belongs to the channel of a partner or that it leads to (the loan, and what the loan asks for), the ids of
 * these channels. Read from the definitions: all pages of a channel, then each page to which an exit, a reply of the server or a page
 * key leads. An address that is not here is none of a partner's.
 */
export function partnerPaths(flows: readonly FlowData[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>()
  for (const channel of flows.filter(isPartners))
    for (const path of reachOf(channel, flows)) paths.set(path, [...(paths.get(path) ?? []), channel.id])
  return paths
}

/** Addresses that a customer of a channel comes to. */
function reachOf(channel: FlowData, flows: readonly FlowData[]): ReadonlySet<string> {
  const own = new Map(
    flows.flatMap((flow) => Object.entries(flow.keys).map(([key, name]) => [key, pathOf(flow, name)])),
  )
  const linked = (key: string) =>
    OWN_KEYS.has(key) ? [] : (keyedAddress(key, { hosts: NO_HOSTS, base: '', own }) ?? [])
  const shown = (flow: FlowData, name: string) => pathOf(flow, ownPageOf(flow, name) ?? flow.start)
  const placeOf = (flow: FlowData, dest: Dest): string | readonly string[] => {
    if (dest.to === 'page') return shown(flow, dest.page)
    if (dest.to === 'link') return linked(dest.key)
    return dest.to === 'server' ? homeOf(flow) : []
  }
  const exitsOf = (flow: FlowData, name: string) =>
    Object.keys(flow.pages[name]?.exits ?? {}).flatMap((exit) => placeOf(flow, destOf(flow, name, exit)))
  const repliesOf = (flow: FlowData) => [
    pathOf(flow, flow.start),
    ...Object.values(flow.server?.codes ?? {}).map((name) => shown(flow, name)),
    ...Object.values(flow.server?.links ?? {}).flatMap(linked),
  ]
  /** The pages of a flow, and the address that asks the server. */
  const placesIn = (flow: FlowData) => [
    ...(flow.server ? [[homeOf(flow), () => repliesOf(flow)] as const] : []),
    ...Object.keys(flow.pages).map((name) => [pathOf(flow, name), () => exitsOf(flow, name)] as const),
  ]
  const next = new Map(flows.flatMap(placesIn))
  const reached = new Set(placesIn(channel).map(([path]) => path))
  // A set that grows while it is read: what was added is read, too.
  for (const path of reached) for (const further of next.get(path)?.() ?? []) reached.add(further)
  return reached
}
