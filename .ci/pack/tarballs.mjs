// The tarballs that would be published. Packing is pnpm's work: it puts `publishConfig` in place and turns `workspace:`
// and `catalog:` into version ranges.
import fs from 'node:fs'
import path from 'node:path'
import { pnpmCommand, run } from './run.mjs'
import { root } from './workspace.mjs'

/**
 * @typedef {{ name: string, version: string, folder: string, file: string, manifest: Record<string, any>, files: string[] }} Tarball
 *   `file` is the tarball, `manifest` its package.json, `files` what it holds
 */

/**
 * Packs built packages.
 * @param {{ name: string, version: string, folder: string }[]} packages
 * @param {string} into folder of the tarballs
 * @returns {Tarball[]}
 */
export function packAll(packages, into) {
  for (const { name, folder } of packages)
    if (!fs.existsSync(path.join(folder, 'dist'))) throw new Error(`${name} is not built`)
  const chosen = packages.flatMap(({ name }) => ['--filter', name])
  run(root, [...pnpmCommand(), '-r', ...chosen, 'pack', '--pack-destination', into], SETTINGS)
  return packages.map(({ name, version, folder }) => {
    const file = path.join(into, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
    const files = run(into, ['tar', '-tzf', file]).trim().split('\n')
    const manifest = JSON.parse(run(into, ['tar', '-xzOf', file, 'package/package.json']))
    return { name, version, folder, file, manifest, files: files.map((each) => each.replace('package/', '')) }
  })
}

/** pnpm would otherwise look whether the workspace is installed. */
const SETTINGS = { pnpm_config_verify_deps_before_run: 'false', COREPACK_ENABLE_STRICT: '0' }
