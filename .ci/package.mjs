// Checks the tarball that would be published: publint (exports, files, format) and are-the-types-wrong.
// Packing is pnpm's work, for it puts `publishConfig` in place; run the package's `build` before.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Packs the package in `folder` and checks what comes of it; throws where something is wrong.
 * @param {string} folder
 * @param {string[]} subpaths every entry by name: a wildcard in `exports` is checked only for those that are named
 */
export function checkPackage(folder, subpaths = []) {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), `${path.basename(folder)}-pack-`))
  try {
    const tarball = pack(folder, work)
    const file = path.join(work, tarball)
    const entries = subpaths.length > 0 ? ['--entrypoints', ...subpaths] : []
    run(folder, 'publint', 'run', file, '--strict')
    run(folder, 'attw', file, '--profile', 'esm-only', ...entries)
    const count = subpaths.length > 0 ? ` with ${subpaths.length} entries` : ''
    console.log(`${tarball}: publint and are-the-types-wrong are content${count}`)
  } finally {
    fs.rmSync(work, { recursive: true, force: true })
  }
}

/** Returns the name of the tarball. */
function pack(folder, work) {
  const launcher = process.env.npm_execpath
  const args = ['pack', '--pack-destination', work]
  if (launcher?.includes('pnpm') && /\.[cm]?js$/.test(launcher))
    run(folder, process.execPath, launcher, ...args)
  else run(folder, 'pnpm', ...args)
  const tarball = fs.readdirSync(work).find((name) => name.endsWith('.tgz'))
  if (!tarball) throw new Error('pnpm pack made no tarball')
  return tarball
}

/** Runs quietly; on failure shows what was said and throws. */
function run(folder, command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) {
    console.error(`${stdout}${stderr}`)
    throw new Error(`${command} ${args[0]} failed`)
  }
}
