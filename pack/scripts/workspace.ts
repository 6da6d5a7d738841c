// The packages of this workspace that are published.
import path from 'node:path'
import { packageFolders } from '../../.ci/rules/workspace.ts'
import { manifestOf } from './manifest.ts'

export const root = path.dirname(path.dirname(import.meta.dirname))

export interface PublishedPackage {
  name: string
  version: string
  folder: string
}

/** Every package that is not private, what it needs before itself: the order in which they are published. */
export function publishedPackages(folder = root): PublishedPackage[] {
  const found = new Map(
    packageFolders(folder)
      .map((inner) => ({ ...manifestOf(path.join(folder, inner)), folder: path.join(folder, inner) }))
      .filter((manifest) => !manifest.private)
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map((manifest) => [manifest.name, manifest]),
  )
  const ordered: PublishedPackage[] = []
  const visit = (name: string) => {
    const manifest = found.get(name)
    if (!manifest || ordered.some((one) => one.name === name)) return
    for (const other of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) visit(other)
    ordered.push({ name, version: manifest.version, folder: manifest.folder })
  }
  for (const name of found.keys()) visit(name)
  return ordered
}
