import path from 'node:path'
import vm from 'node:vm'
import { createServer, createServerModuleRunner } from 'vite'
import type * as Prerender from '../../src/boot/prerender.tsx'
import { appRoot } from '../root.ts'

/** A page with its own HTML, as the build needs it. */
export interface EntryPage {
  /** Address inside the app. */
  path: string
  title: string
  login: boolean
  /** Partners may show it in a frame. */
  framed: boolean
  /** The skeleton in its frame. */
  html: string
  /** The page's own module, as the build's manifest names it. */
  module: string
  /** Source text of the function that returns the first calls; null when there are none. */
  calls: string | null
}

const QUERY = {}

/**
 * The source text of an entry's `calls`. It runs alone in the page's HTML, so it is checked to use only its argument.
 * @throws when it uses anything else
 */
export function callsText(calls: NonNullable<Prerender.EntryStep['entry']['calls']>, where: string): string {
  const text = calls.toString()
  let alone: unknown
  try {
    alone = vm.runInNewContext(`(${text})(query)`, { query: QUERY })
  } catch (cause) {
    throw new Error(
      `The calls of ${where} cannot run in its HTML: ${String(cause)}. Use nothing there but the query.`,
      { cause },
    )
  }
  if (JSON.stringify(alone) !== JSON.stringify(calls(QUERY)))
    throw new Error(`The calls of ${where} are different when run alone. Use nothing there but the query.`)
  return text
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
      const known = new Set(runner.evaluatedModules.idToModuleMap.keys())
      await entry.step.load()
      // The page itself comes first, then what it imports.
      const module = [...runner.evaluatedModules.idToModuleMap.keys()].find((id) => !known.has(id))
      if (module === undefined)
        throw new Error(`${entry.path}: its page is loaded together with its definition`)
      entries.push({
        path: entry.path,
        title: entry.title,
        login: entry.step.login,
        framed: partnerPaths.has(entry.path),
        html,
        module: path.relative(appRoot, module),
        calls: entry.entry.calls ? callsText(entry.entry.calls, entry.path) : null,
      })
    }
    return { entries, partnerPaths }
  } finally {
    await server.close()
  }
}
