import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { createRunnableDevEnvironment, resolveConfig } from 'vite'

import type { FlowData } from '../src/flow.ts'
import type { PersonaPlan } from '../src/tools/index.ts'

/** The folder that holds core, the page layer, the shared steps and a folder for each flow. */
export const flowsFolder = path.resolve(import.meta.dirname, '..', '..')

export interface FlowPackage {
  readonly folder: string
  readonly flows: readonly FlowData[]
  readonly personas: readonly PersonaPlan[]
}

const isFlow = (value: unknown): value is FlowData =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'pages' in value &&
  'exits' in value &&
  'href' in value

/** Folders of the packages that say of themselves that they are flows. */
export const packageFolders = (root = flowsFolder): string[] =>
  readdirSync(root)
    .map((name) => path.join(root, name))
    .filter(isFlowPackage)
    .toSorted()

function isFlowPackage(folder: string): boolean {
  const manifest = path.join(folder, 'package.json')
  return (
    existsSync(manifest) && (JSON.parse(readFileSync(manifest, 'utf8')) as { kind?: string }).kind === 'flow'
  )
}

type ImportFile = (file: string) => Promise<Record<string, unknown>>

/**
 * Calls `work` with an import of files below `root`. What they share, such as the steps, is compiled once. The settings are those of
 * Vite's `runnerImport`, which has an environment for each file.
 */
async function withImports<Result>(
  root: string,
  work: (importFile: ImportFile) => Promise<Result>,
): Promise<Result> {
  const config = await resolveConfig(
    {
      root,
      configFile: false,
      envDir: false,
      logLevel: 'error',
      environments: {
        flows: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node'] },
        },
      },
    },
    'serve',
  )
  const environment = createRunnableDevEnvironment('flows', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  })
  await environment.init()
  try {
    return await work((file) => environment.runner.import<Record<string, unknown>>(file))
  } finally {
    await environment.close()
  }
}

async function loadWith(importFile: ImportFile, folder: string): Promise<FlowPackage> {
  const flows = Object.values(await importFile(path.join(folder, 'src', 'index.ts'))).filter(isFlow)
  const file = path.join(folder, 'src', 'personas.ts')
  const { personas } = existsSync(file) ? await importFile(file) : { personas: [] }
  // The package's own types hold its personas against this shape.
  return { folder, flows, personas: Array.isArray(personas) ? (personas as PersonaPlan[]) : [] }
}

/** Imports the definitions of a package, and its personas. Its pages are not loaded: they are behind lazy imports. */
export const load = (folder: string): Promise<FlowPackage> =>
  withImports(path.dirname(folder), (importFile) => loadWith(importFile, folder))

/** The same of all packages of flows below `root`. */
export const loadAll = (root = flowsFolder): Promise<FlowPackage[]> =>
  withImports(root, async (importFile) => {
    const packages: FlowPackage[] = []
    for (const folder of packageFolders(root)) packages.push(await loadWith(importFile, folder))
    return packages
  })
