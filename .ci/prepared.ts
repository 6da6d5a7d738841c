// Packages of this repository that tests in a browser load in a few files.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vitest/config'

const root = path.dirname(import.meta.dirname)

/** Folders of the packages without style sheets, which Vite can bundle. */
const FOLDERS = ['api-client/src', 'api-client/sandbox/src', 'pricing/src']

/** What pages and steps import of them. The prices are named by way of the sandbox: not every package depends on them itself. */
const ENTRIES = [
  '@koo/sandbox',
  '@koo/sandbox > @koo/pricing',
  '@koo/api-client',
  '@koo/api-client/calls',
  '@koo/api-client/drift',
  '@koo/api-client/registry',
]

/** Changes with every file below these folders. */
export function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders.map((each) => path.resolve(root, each)))
    for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      const file = path.join(folder, name)
      if (fs.statSync(file).isFile()) hash.update(name).update(fs.readFileSync(file))
    }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Bundles these packages once for a run: each test file has a frame of its own, which would evaluate some hundred modules of
 * them again. While tests are watched, sources change, and each module stands alone.
 */
export function preparedPackages(): Plugin[] {
  if (!process.argv.includes('run')) return []
  return [
    {
      // The names of plugins are part of the key under which Vite keeps its bundles: another source is another bundle.
      name: `koo:prepared-${hashOf(FOLDERS)}`,
      config: () => ({ optimizeDeps: { include: ENTRIES } }),
    },
  ]
}
