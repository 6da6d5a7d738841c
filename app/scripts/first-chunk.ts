import type { Plugin, Rolldown } from 'vite'

/** Where the app starts, and the page most visits start with. */
const START = '/app/index.html'
const FLOW = '/flows/cash-loan/'
const LANDING = `${FLOW}src/home/page.tsx`

/**
 * Finds out in a trial build which modules the app and the first page need before anything is shown: those that are
 * really used, not only imported somewhere on the way. What the page alone needs of its own flow is left to its chunk.
 * Fills `modules`.
 */
export function collectFirst(modules: Set<string>): Plugin {
  return {
    name: 'koo-first-chunk',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(
        (part): part is Rolldown.OutputChunk => part.type === 'chunk',
      )
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
      const seen = new Set<Rolldown.OutputChunk>()
      const visit = (chunk: Rolldown.OutputChunk | undefined) => {
        if (!chunk || seen.has(chunk)) return
        seen.add(chunk)
        for (const name of chunk.imports) visit(byName.get(name))
      }
      const landing = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(LANDING))
      visit(chunks.find((chunk) => chunk.facadeModuleId?.endsWith(START)))
      visit(landing)
      const alone = new Set(landing?.moduleIds.filter((id) => id.includes(FLOW)))
      for (const chunk of seen) for (const id of chunk.moduleIds) if (!alone.has(id)) modules.add(id)
    },
  }
}

/**
 * Few requests to the first page: one chunk of what is shared, one of the page's own code. A new flow adds its route
 * table to the first chunk and nothing else.
 */
export const groupFirst = (modules: ReadonlySet<string>): Rolldown.OutputOptions['codeSplitting'] => ({
  groups: [{ name: 'app', test: (id) => modules.has(id), priority: 1 }],
})
