import type { Plugin, Rolldown } from 'vite'

/** Where the app starts, and the page most visits start with. */
const START = '/app/index.html'
const LANDING = '/flows/cash-loan/src/home/page.tsx'

/**
 * Finds out in a trial build which modules the app and the first page need before anything is shown: those that are
 * really used, not only imported somewhere on the way. Fills `modules`.
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
      for (const chunk of seen) for (const id of chunk.moduleIds) modules.add(id)
    },
  }
}

/**
 * One request for the script of the first page: its own code, packed together with what it shares with every other,
 * is a sixth smaller than in a chunk of its own. A new flow adds its route table to this chunk and nothing else.
 */
export const groupFirst = (modules: ReadonlySet<string>): Rolldown.OutputOptions['codeSplitting'] => ({
  groups: [{ name: 'app', test: (id) => modules.has(id), priority: 1 }],
})
