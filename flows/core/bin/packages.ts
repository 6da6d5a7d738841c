import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { runnerImport } from 'vite'

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

/** Imports a file of a package. */
const importFile = async (folder: string, file: string) =>
  (
    await runnerImport<Record<string, unknown>>(path.join(folder, 'src', file), {
      root: folder,
      configFile: false,
      logLevel: 'error',
    })
  ).module

/** Imports the definitions of a package, and its personas. Its pages are not loaded: they are behind lazy imports. */
export async function load(folder: string): Promise<FlowPackage> {
  const flows = Object.values(await importFile(folder, 'index.ts')).filter(isFlow)
  const hasPersonas = existsSync(path.join(folder, 'src', 'personas.ts'))
  const { personas } = hasPersonas ? await importFile(folder, 'personas.ts') : { personas: [] }
  // The package's own types hold its personas against this shape.
  return { folder, flows, personas: Array.isArray(personas) ? (personas as PersonaPlan[]) : [] }
}
export async function loadAll(root = flowsFolder): Promise<FlowPackage[]> {
  const packages: FlowPackage[] = []
  for (const folder of packageFolders(root)) packages.push(await load(folder))
  return packages
}
