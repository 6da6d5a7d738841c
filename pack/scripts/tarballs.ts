// The tarballs that would be published. Packing is pnpm's work: it puts `publishConfig` in place and turns `workspace:`
// and `catalog:` into version ranges.
import fs from 'node:fs'
import path from 'node:path'
import type { PackedManifest } from './manifest.ts'
import { pnpmCommand, run } from './run.ts'
import { root, type PublishedPackage } from './workspace.ts'

export interface Tarball extends PublishedPackage {
  /** The tarball. */
  file: string
  /** Its package.json. */
  manifest: PackedManifest
  /** What it holds. */
  files: string[]
}

/** Packs built packages; `into` is the folder of the tarballs. */
export function packAll(packages: readonly PublishedPackage[], into: string): Tarball[] {
  for (const { name, folder } of packages)
    if (!fs.existsSync(path.join(folder, 'dist'))) throw new Error(`${name} is not built`)
  const chosen = packages.flatMap(({ name }) => ['--filter', name])
  run(root, [...pnpmCommand(), '-r', ...chosen, 'pack', '--pack-destination', into], SETTINGS)
  return packages.map(({ name, version, folder }) => {
    const file = path.join(into, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
    const files = run(into, ['tar', '-tzf', file]).trim().split('\n')
    const manifest = JSON.parse(run(into, ['tar', '-xzOf', file, 'package/package.json'])) as PackedManifest
    return { name, version, folder, file, manifest, files: files.map((each) => each.replace('package/', '')) }
  })
}

/** pnpm would otherwise look whether the workspace is installed. */
const SETTINGS = { pnpm_config_verify_deps_before_run: 'false', COREPACK_ENABLE_STRICT: '0' }
