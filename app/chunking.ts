import type { Rolldown } from 'vite'

type ModuleInfo = (id: string) => { importedIds: readonly string[] } | null

/** Where the app starts, and the page most visits start with. */
const START = '/app/src/main.tsx'
const LANDING = '/flows/cash-loan/src/home/page.tsx'

/** Every module that `root` needs before it can run: its imports and theirs, those made later by `import()` left out. */
function closure(root: string, info: ModuleInfo): Set<string> {
  const seen = new Set<string>()
  const waiting = [root]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    waiting.push(...(info(id)?.importedIds ?? []))
  }
  return seen
}

/**
 * Few requests to the first page: what the app and the landing page need of packages is one chunk, the landing page's
 * own code a second. A module of a package stays where it is whatever other flows come to use it, so a new flow adds
 * its route table to the first chunk and nothing else.
 */
export function chunkGroups(): Rolldown.OutputOptions['codeSplitting'] {
  let first: Set<string> | undefined
  const isFirst = (id: string, info: ModuleInfo, roots: (suffix: string) => string | undefined) => {
    if (!first) {
      const [start, landing] = [roots(START), roots(LANDING)]
      first = start === undefined ? new Set() : closure(start, info)
      if (landing !== undefined) for (const each of closure(landing, info)) if (!isFlow(each)) first.add(each)
    }
    return first.has(id)
  }
  return {}
}

const isFlow = (id: string) => /\/flows\/(?!core\/|steps\/)/.test(id)
