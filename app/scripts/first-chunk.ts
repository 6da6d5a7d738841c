import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { appRoot } from './root.ts'

/** Where the app starts. */
const START = path.join(appRoot, 'index.html')

/** Modules of a chunk and of the chunks that it imports. */
function modulesOf(chunks: readonly Rolldown.OutputChunk[], facade: string): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const modules = new Set<string>()
  const seen = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const id of chunk.moduleIds) modules.add(id)
    for (const name of chunk.imports) visit(byName.get(name))
  }
  const start = chunks.find((chunk) => chunk.facadeModuleId === facade)
  if (!start) throw new Error(`The build has no chunk for ${facade}`)
  visit(start)
  return modules
}

/**
 * Fills `modules` in a trial build with the modules that the app needs before anything is shown, and those that all pages
 * with an entry need. Only modules that are really used count.
 */
export const collectFirst = (modules: Set<string>, pages: readonly string[]): Plugin => ({
  name: 'koo-first-chunk',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part): part is Rolldown.OutputChunk => part.type === 'chunk')
    const [first, ...others] = pages.map((page) => modulesOf(chunks, path.resolve(appRoot, page)))
    for (const id of modulesOf(chunks, START)) modules.add(id)
    for (const id of first ?? []) if (others.every((other) => other.has(id))) modules.add(id)
  },
})

/**
 * Puts these modules into one chunk, so that the first page needs one request: its code is a sixth smaller together with
 * the shared code than in its own chunk. A new flow adds only its definition to this chunk.
 */
export const groupFirst = (modules: ReadonlySet<string>): Rolldown.OutputOptions['codeSplitting'] => ({
  groups: [
    { name: 'app', test: (id) => modules.has(id), priority: 1 },
    // Icons that several pages share: of 200 bytes each, they would cost a request and a name in the first chunk each.
    { name: 'icons', test: /\/kit\/src\/Icon\//, minShareCount: 2 },
    // What hosts share, for the same reason.
    { name: 'environment', test: /\/app\/src\/env\/(?:copy|failure|sign-in-limit|soon)\.ts$/ },
  ],
})
