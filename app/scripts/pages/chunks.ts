import { readFileSync } from 'node:fs'
import path from 'node:path'
import { appRoot } from '../root.ts'

interface ManifestEntry {
  file: string
  /** Name of the chunk. */
  name?: string
  src?: string
  imports?: string[]
  css?: string[]
}

/** Vite's manifest of the build's chunks, by module. */
export type Manifest = Record<string, ManifestEntry>

/** Files that a page loads before it can be shown, as paths below the build folder. */
export interface PageFiles {
  scripts: string[]
  styles: string[]
}

/** Name of the chunk with a page that has an entry, from its address. */
export const chunkOf = (page: string) => page.slice(1).replaceAll('/', '-')

/** Where Vite writes the manifest of each build, below the build folder. */
export const MANIFEST = '.vite/manifest.json'
export const OLD_MANIFEST = '.vite/manifest-old.json'

/** Where the manifest of a finished build is kept, out of the folder that customers see. */
export const manifestOf = (dist: string) =>
  path.join(appRoot, 'node_modules/.cache/koo', `${path.basename(dist)}.json`)

/** Reads one of Vite's manifests. */
export const readManifest = (dist: string, name: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, name), 'utf8')) as Manifest

/** Files that the modules `sources` need: their chunks, the chunks that those import, and their style sheets. */
export function filesOf(manifest: Manifest, sources: readonly string[]): PageFiles {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (key: string) => {
    const entry = manifest[key]
    if (!entry) throw new Error(`The build has no chunk for ${key}`)
    if (scripts.has(entry.file)) return
    // Imports first, so that their style rules come before those of the importing chunk.
    scripts.add(entry.file)
    for (const name of entry.imports ?? []) visit(name)
    for (const sheet of entry.css ?? []) styles.add(sheet)
  }
  for (const source of sources) visit(source)
  return { scripts: [...scripts], styles: [...styles] }
}
