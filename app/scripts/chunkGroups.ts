import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { chunkOf } from './pages/chunks.ts'
import type { EntryPage } from './pages/entries.ts'
import { appRoot } from './root.ts'

/** Where the app starts. */
const START = path.join(appRoot, 'index.html')

const HOST = /\/app\/src\/env\/[\w-]+\/host\.ts$/

/** Most bytes of a chunk that does not stay one of its own, before it is minified. It is about a third afterwards. */
const SMALL_BYTES = 3_500

type Chunks = readonly Rolldown.OutputChunk[]

/** Which modules go into a chunk together. */
export interface Grouped {
  /** What the app needs before anything is shown, and what all pages with an entry need. */
  first: Set<string>
  /** What one page with an entry needs besides, by its address. */
  pages: Map<string, ReadonlySet<string>>
  /** Small pieces that several pages share, by the name of their chunk. */
  small: Map<string, ReadonlySet<string>>
}

/** What a chunk of the build imports. */
function importsIn(chunks: Chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return (chunk: Rolldown.OutputChunk) => chunk.imports.flatMap((name) => byName.get(name) ?? [])
}

/** The chunks of these modules, and those that they import. */
function chunksFrom(chunks: Chunks, isStart: (module: string) => boolean): Set<Rolldown.OutputChunk> {
  const importsOf = importsIn(chunks)
  const seen = new Set<Rolldown.OutputChunk>()
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const imported of importsOf(chunk)) visit(imported)
  }
  for (const chunk of chunks) if (isStart(chunk.facadeModuleId ?? '')) visit(chunk)
  return seen
}

const modulesOf = (chunks: Iterable<Rolldown.OutputChunk>) =>
  [...chunks].flatMap(({ moduleIds }) => moduleIds)

function modulesFrom(chunks: Chunks, facades: ReadonlySet<string>): Set<string> {
  const modules = modulesOf(chunksFrom(chunks, (module) => facades.has(module)))
  if (modules.length === 0) throw new Error(`The build has no chunk for ${[...facades].join(', ')}`)
  return new Set(modules)
}

/**
 * The modules of small chunks that need nothing but one another and the modules in `loaded`: together they load nothing else. What
 * a host needs is none of them, because it is loaded before the first page.
 */
function smallModules(chunks: Chunks, loaded: ReadonlySet<string>): Set<string> {
  const importsOf = importsIn(chunks)
  const ofHosts = chunksFrom(chunks, (module) => HOST.test(module))
  const isLoaded = (chunk: Rolldown.OutputChunk) => chunk.moduleIds.every((id) => loaded.has(id))
  const small = new Set(
    chunks.filter(
      (chunk) =>
        !(chunk.isEntry || chunk.isDynamicEntry || isLoaded(chunk) || ofHosts.has(chunk)) &&
        chunk.code.length <= SMALL_BYTES,
    ),
  )
  let before: number
  do {
    before = small.size
    for (const chunk of small)
      if (!importsOf(chunk).every((each) => isLoaded(each) || small.has(each))) small.delete(chunk)
  } while (small.size < before)
  return new Set(modulesOf(small))
}

/** Finds the groups in a trial build. Only modules that are really used count. */
export const collectGroups = ({ first, pages, small }: Grouped, entries: readonly EntryPage[]): Plugin => ({
  name: 'koo-chunk-groups',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((part): part is Rolldown.OutputChunk => part.type === 'chunk')
    const file = (module: string) => path.resolve(appRoot, module)
    const needed = entries.map(({ module, beside }) =>
      modulesFrom(chunks, new Set([module, ...beside].map(file))),
    )
    for (const id of modulesFrom(chunks, new Set([START]))) first.add(id)
    for (const id of needed[0] ?? []) if (needed.every((modules) => modules.has(id))) first.add(id)
    for (const [place, { path: page, beside }] of entries.entries()) {
      // What several pages load beside themselves keeps a chunk of its own.
      const apart = new Set(beside.map(file))
      const own = [...(needed[place] ?? [])].filter((id) => !first.has(id) && !apart.has(id))
      pages.set(page, new Set(own))
    }
    const taken = new Set([...first, ...[...pages.values()].flatMap((modules) => [...modules])])
    const group = (name: string, loaded: ReadonlySet<string>) => {
      const modules = [...smallModules(chunks, loaded)].filter((id) => !taken.has(id))
      for (const id of modules) taken.add(id)
      small.set(name, new Set(modules))
      return modules
    }
    const common = [...first, ...group('shared', first)]
    for (const [page, modules] of pages) group(`shared-${chunkOf(page)}`, new Set([...common, ...modules]))
  },
})

/**
 * Puts the first modules into one chunk, and what each page with an entry needs besides into another, so that it needs two
 * requests, which its HTML sends together. A new flow adds only its definition to the first. The small pieces are a chunk as
 * well, and so are those that need a page's chunk besides: each by itself costs a request, and its name in the first chunk. No
 * first page needs them.
 */
export const groupChunks = ({ first, pages, small }: Grouped): Rolldown.OutputOptions['codeSplitting'] => ({
  groups: [
    { name: 'app', test: (id) => first.has(id), priority: 1 },
    ...[...pages].map(([page, modules]) => ({
      name: chunkOf(page),
      test: (id: string) => modules.has(id),
      priority: 1,
    })),
    ...[...small].map(([name, modules]) => ({ name, test: (id: string) => modules.has(id), priority: 1 })),
    // Every page of one sentence and every page that loads something needs these together.
    {
      name: 'state',
      test: /\/(?:kit\/src\/stateMark|page\/src\/layout\/(?:StatePage|ResultPage|BusyPage|QueryBoundary|LoadFailure|PageSkeleton))\b/,
    },
    // Every page with a form needs these together.
    {
      name: 'form',
      test: /\/(?:kit\/src\/TextArea\/|page\/src\/(?:form\/useStepForm|layout\/FormPage)|@hookform\/)/,
    },
    // What the hosts share: one chunk and one request less for each.
    { name: 'environment', test: /\/app\/src\/env\/(?:copy|failure|signInLimit|soon)\.ts$/ },
  ],
})
