import path from 'node:path'
import type { Package, Source } from './workspace.ts'

/** Where parts import each other one way only; types and what loads later count. */
interface Root {
  /** The folder that the parts are in; `*` is one folder name. */
  in: string
  /** The only folders that a folder beside them may import. */
  shared?: readonly string[]
  /** Each file is a part. Otherwise the folders and single files right below are. */
  byFile?: true
}

export const roots: readonly Root[] = [
  // Code that loads later is named by what loads it: lint counts it as no import.
  { in: 'app/src', byFile: true },
  { in: 'flows/*/src' },
  { in: 'app/lab/src' },
  { in: 'flows/steps/src/blocks' },
  { in: 'flows/steps/src/pages', shared: [] },
  // Pages do not know each other: `pages.ts` gives one what it needs of another.
  { in: 'flows/cash-loan/src', shared: ['model'] },
  { in: 'flows/cash-loan/src/model' },
  { in: 'api-client/sandbox/src' },
  { in: 'api-client/sandbox/src/people' },
  { in: 'api-client/sandbox/src/ledger' },
  // What one product asks another is handed in by `products/index.ts`.
  { in: 'api-client/sandbox/src/products', shared: [] },
]

const CURE =
  'Move what both need into a folder below both, or hand it in from above, as the definition of a flow does.'

export function circleFaults(packages: readonly Package[]): string[] {
  return packages.flatMap(({ files }) =>
    roots.flatMap((rule) => {
      const inside = new RegExp(`^${rule.in.replaceAll('*', '[^/]+')}(?=/)`)
      const sources = files.filter(({ file }) => inside.test(file))
      const root = inside.exec(sources[0]?.file ?? '')?.[0]
      return root ? faultsOf(edgesOf(root, sources, rule.byFile), rule.shared) : []
    }),
  )
}

/** From one part to another, with the first import that does it. */
type Edges = Map<string, Map<string, string>>

function edgesOf(root: string, sources: readonly Source[], byFile?: true): Edges {
  const edges: Edges = new Map()
  const partOf = (file: string) => {
    const below = file.slice(root.length + 1)
    return byFile ? below : (below.split('/')[0] ?? '')
  }
  for (const { file, imports, at } of sources)
    for (const { from, start } of imports) {
      const target = path.posix.join(path.posix.dirname(file), from)
      const [by, used] = [partOf(file), partOf(target)]
      if (!from.startsWith('.') || !target.startsWith(`${root}/`) || by === used) continue
      const uses = edges.get(by) ?? new Map<string, string>()
      edges.set(by, uses.set(used, uses.get(used) ?? `${at(start)} imports ${from}`))
    }
  return edges
}

function faultsOf(edges: Edges, shared?: readonly string[]): string[] {
  const told = new Set<string>()
  return [...edges].flatMap(([by, uses]) =>
    [...uses].flatMap(([used, where]) => {
      const way = [by, ...(told.has(by) && told.has(used) ? [] : wayFrom(used, by, edges))]
      for (const part of way) told.add(part)
      if (way.length > 1)
        return [`${where}: ${by} and ${used} import each other (${way.join(' > ')}). ${CURE}`]
      const isBeside = shared && !shared.includes(used) && ![by, used].some((part) => part.includes('.'))
      return isBeside
        ? [
            `${where}: the folder ${by} may not know ${used}, only ${shared.join() || 'what lies below them'}. ${CURE}`,
          ]
        : []
    }),
  )
}

/** The shortest way along imports; empty for none. */
function wayFrom(start: string, end: string, edges: Edges): string[] {
  const ways = new Map([[start, [start]]])
  for (const [last, way] of ways) {
    if (last === end) return way
    for (const next of edges.get(last)?.keys() ?? []) if (!ways.has(next)) ways.set(next, [...way, next])
  }
  return []
}
