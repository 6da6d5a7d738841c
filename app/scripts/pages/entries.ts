import path from 'node:path'
import vm from 'node:vm'
import { createServer, createServerModuleRunner } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import type * as Prerender from '../../src/boot/prerender.tsx'
import { appRoot } from '../root.ts'

/** A page with its own HTML, as the build needs it. */
export interface EntryPage {
  /** Address inside the app. */
  path: string
  title: string
  /** The page that opens without a path. */
  isHome: boolean
  login: boolean
  /** Partners may show it in a frame. */
  framed: boolean
  /** The skeleton in its frame. */
  html: string
  /** The page's own module, which comes in a chunk with what only this page needs. */
  module: string
  /** Modules that are loaded beside it, as the build's manifest names them: several pages have them. */
  beside: string[]
  /** Source text of the function that returns the first calls; null when there are none. */
  calls: string | null
}

const QUERY = {}
/** A visitor, and a customer. */
const CALLERS = [false, true]

/**
 * The source text of an entry's `calls`. It runs alone in the page's HTML, so it is checked to use only its arguments.
 * @throws when it uses anything else
 */
export function callsText(calls: NonNullable<Prerender.EntryStep['entry']['calls']>, where: string): string {
  const text = calls.toString()
  let alone: unknown
  try {
    alone = CALLERS.map((isCustomer) =>
      vm.runInNewContext(`(${text})(query, isCustomer)`, { query: QUERY, isCustomer }),
    )
  } catch (cause) {
    throw new Error(
      `The calls of ${where} cannot run in its HTML: ${String(cause)}. Use nothing there but the arguments.`,
      { cause },
    )
  }
  if (JSON.stringify(alone) !== JSON.stringify(CALLERS.map((isCustomer) => calls(QUERY, isCustomer))))
    throw new Error(
      `The calls of ${where} are different when run alone. Use nothing there but the arguments.`,
    )
  return text
}

/** The modules that `load` imports itself, if nothing has before. */
async function loadedBy({ evaluatedModules }: ModuleRunner, load: () => Promise<unknown>): Promise<string[]> {
  const known = new Set(evaluatedModules.idToModuleMap.keys())
  await load()
  // They are new, and no other new module imports them.
  return [...evaluatedModules.idToModuleMap.values()]
    .filter(({ id, importers }) => !known.has(id) && [...importers].every((by) => known.has(by)))
    .map(({ id }) => path.relative(appRoot, id))
}

/** What the build needs of the definitions of the flows. */
export interface CollectedPages {
  entries: EntryPage[]
  /** Addresses that belong to partners, with the channels that lead to them. */
  partnerPaths: ReadonlyMap<string, readonly string[]>
}

/** Loads the definitions of the flows, and renders the skeleton of each page with an `entry`. */
export async function collectPages(): Promise<CollectedPages> {
  const server = await createServer({
    root: appRoot,
    configFile: path.join(appRoot, 'vite.config.ts'),
    // Class names as in the build.
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
    const { entrySteps, framedByPartners, renderSkeleton } =
      await runner.import<typeof Prerender>('/src/boot/prerender.tsx')
    const entries: EntryPage[] = []
    const partnerPaths = framedByPartners()
    for (const entry of entrySteps()) {
      const html = await renderSkeleton(entry)
      const [module] = await loadedBy(runner, entry.step.file)
      if (module === undefined)
        throw new Error(`${entry.path}: its page is loaded together with its definition`)
      entries.push({
        path: entry.path,
        title: entry.title,
        isHome: entry.isHome,
        login: entry.step.login,
        framed: partnerPaths.has(entry.path),
        html,
        module,
        beside: await loadedBy(runner, entry.step.load),
        calls: entry.entry.calls ? callsText(entry.entry.calls, entry.path) : null,
      })
    }
    return { entries, partnerPaths }
  } finally {
    await server.close()
  }
}
