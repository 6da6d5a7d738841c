import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { runnerImport } from 'vite'

import type { FlowData } from '../src/flow.ts'

/** The folder that holds core, the page layer, the shared steps and a folder for each flow. */
export const flowsFolder = path.resolve(import.meta.dirname, '..', '..')

export interface FlowPackage {
  readonly folder: string
  readonly flows: readonly FlowData[]
}
const isFlow = (value: unknown): value is FlowData =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'pages' in value &&
  'exits' in value &&
  'href' in value

/** Folders of flow packages, without core, the page layer and the shared steps. */
export const packageFolders = (root = flowsFolder): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['core', 'page', 'steps', 'node_modules'].includes(entry.name))
    .map((entry) => path.join(root, entry.name))
    .filter((folder) => existsSync(path.join(folder, 'src', 'index.ts')))
    .toSorted()

/** Imports the definitions of a package. Its pages are not loaded: they are behind lazy imports. */
export async function load(folder: string): Promise<FlowPackage> {
  const { module } = await runnerImport<Record<string, unknown>>(path.join(folder, 'src', 'index.ts'), {
    root: folder,
    configFile: false,
    logLevel: 'error',
  })
  return { folder, flows: Object.values(module).filter(isFlow) }
}
export async function loadAll(root = flowsFolder): Promise<FlowPackage[]> {
  const packages: FlowPackage[] = []
  for (const folder of packageFolders(root)) packages.push(await load(folder))
  return packages
}
