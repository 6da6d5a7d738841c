import { pathOf, type FlowData } from '../flow.ts'
import type { Defect } from './defect.ts'

/** The host's table of page keys, as far as links can be held against it. */
export interface LinkPlaces {
  readonly keys: readonly string[]
  /** Keys whose page, or the one that stands in for it, is in a flow: no other host is needed to show it. */
  readonly shown: readonly string[]
}
/** A page key of the host: where its page is, and the key of the page that stands in for it. */
export type KeyTable = Readonly<Record<string, { readonly host: string; readonly instead?: string }>>
/** What the host's table leads to, in an app of these flows. */
export function placesOf(table: KeyTable, flows: readonly FlowData[]): LinkPlaces {
  const own = new Set(flows.flatMap((flow) => Object.keys(flow.keys)))
  const keys = Object.keys(table)
  return { keys, shown: keys.filter((key) => own.has(key) || own.has(table[key]?.instead ?? key)) }
}

/** Links of a flow to nowhere: the host's table lacks the key, or nobody here has its page. */
export function checkLinks(flow: FlowData, { keys, shown }: LinkPlaces): Defect[] {
  const exits = Object.entries(flow.exits).flatMap(([name, mapped]) =>
    Object.entries(mapped ?? {}).flatMap(([exit, dest]) =>
      dest?.to === 'link' ? [{ where: `${pathOf(flow, name)}, exit '${exit}'`, key: dest.key }] : [],
    ),
  )
  const steps = Object.entries(flow.server?.links ?? {}).map(([code, key]) => ({
    where: `server code '${code}'`,
    key,
  }))
  return [...exits, ...steps].flatMap(({ where, key }) => {
    if (!keys.includes(key))
      return [
        {
          where,
          what: `links to '${key}', which is no page key`,
          cure: "add the key to the host's table of page keys, or correct it",
        },
      ]
    if (shown.includes(key)) return []
    return [
      {
        where,
        what: `links to '${key}', and no flow has that page`,
        cure: 'name in the table a page that stands in for it: without its host the customer meets an error',
      },
    ]
  })
}
