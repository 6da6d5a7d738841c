import { destOf, titleOf, type Dest, type FlowData } from '@koo/flow'

/** A customer's way through a flow, as far as a board needs it. */
export interface Way {
  readonly name: string
  readonly lines: readonly {
    readonly at: string
    readonly exit?: string
    /** What the exit carries to the next page. */
    readonly with?: Readonly<Record<string, unknown>>
  }[]
}

/** An arrow of a board, from page to page. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly exit: string
  /** The server named the page on a customer's way; else the definition does. */
  readonly byServer: boolean
}

/** An exit in words: 本页的出口, and where it leads. */
export interface ExitLine {
  readonly exit: string
  readonly leads: string
  /** It leads to another page of the board. */
  readonly isArrow: boolean
}

const ENDS: Readonly<Record<string, string>> = {
  server: '由服务端决定',
  back: '返回上一页',
  close: '关闭页面',
  url: '外部地址',
  unknown: '未知页面',
}

function leadsTo(flow: FlowData, dest: Dest): string {
  if (dest.to === 'page') {
    const step = flow.pages[dest.page]
    return `${step ? titleOf(step.title, {}) : dest.page}${dest.replace ? '（不留记录）' : ''}`
  }
  if (dest.to === 'link') return `其他页面 ${dest.key}`
  if (dest.to === 'partner') return `回到合作方 ${dest.code}`
  if (dest.to === 'server' && dest.otherwise) return `由服务端决定，否则回到合作方`
  return ENDS[dest.to] ?? dest.to
}

/** Where each exit of a page leads, in the order of its step. */
export function exitsOf(flow: FlowData, name: string): ExitLine[] {
  return Object.keys(flow.pages[name]?.exits ?? {}).map((exit) => {
    const dest = destOf(flow, name, exit)
    return { exit, leads: leadsTo(flow, dest), isArrow: dest.to === 'page' && dest.page !== name }
  })
}

/** Names of all pages: first those that customers come by, in that order. */
export const namesOf = (flow: FlowData, ways: readonly Way[]): string[] => [
  ...new Set([
    ...ways.flatMap(({ lines }) => lines.map(({ at }) => at)).filter((name) => name in flow.pages),
    ...Object.keys(flow.pages),
  ]),
]

/** Every arrow once: those of the definition, and those that the server took on a customer's way. */
export function edgesOf(flow: FlowData, ways: readonly Way[]): Edge[] {
  const own = Object.entries(flow.pages).flatMap(([from, step]) =>
    Object.keys(step.exits).flatMap((exit): Edge[] => {
      const dest = destOf(flow, from, exit)
      return dest.to === 'page' && dest.page !== from && dest.page in flow.pages
        ? [{ from, to: dest.page, exit, byServer: false }]
        : []
    }),
  )
  const edges = new Map<string, Edge>()
  for (const edge of own) {
    const key = `${edge.from} ${edge.to}`
    if (!edges.has(key)) edges.set(key, edge)
  }
  for (const { lines } of ways)
    for (const [at, { at: from, exit = '' }] of lines.entries()) {
      const to = lines[at + 1]?.at
      if (to === undefined || to === from || !(from in flow.pages) || !(to in flow.pages)) continue
      const key = `${from} ${to}`
      if (!edges.has(key)) edges.set(key, { from, to, exit, byServer: true })
    }
  return [...edges.values()]
}

/** Most screens below each other. */
const MOST_ROWS = 3

/**
 * The columns of a board: a page stands right of all that lead to it and come before it on the customers' ways. Pages that nothing
 * leads to fill columns of their own at the end.
 */
export function columnsOf(names: readonly string[], edges: readonly Edge[]): string[][] {
  const depth = new Map<string, number>()
  const isLinked = (name: string) => edges.some(({ from, to }) => from === name || to === name)
  const columns: string[][] = []
  for (const name of names.filter(isLinked)) {
    const before = edges.filter(({ to }) => to === name).flatMap(({ from }) => depth.get(from) ?? [])
    let at = before.length > 0 ? Math.max(...before) + 1 : 0
    while ((columns[at]?.length ?? 0) >= MOST_ROWS) at++
    depth.set(name, at)
    columns[at] = [...(columns[at] ?? []), name]
  }
  const alone = names.filter((name) => !isLinked(name))
  for (let at = 0; at < alone.length; at += MOST_ROWS) columns.push(alone.slice(at, at + MOST_ROWS))
  return columns.filter((column) => column.length > 0)
}
