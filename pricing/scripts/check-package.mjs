// Checks the tarball that would be published: publint (exports, files, format) and are-the-types-wrong.
// Packing is pnpm's work, for it puts `publishConfig.exports` in place; run `build` before.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'pricing-pack-'))

/** Runs quietly; on failure shows what was said and ends with the program's code. */
function run(command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) {
    console.error(`${stdout}${stderr}`)
    throw new Error(`${command} ${args[0]} failed`)
  }
}

try {
  const launcher = process.env.npm_execpath
  const pack = ['pack', '--pack-destination', work]
  if (launcher?.includes('pnpm') && /\.[cm]?js$/.test(launcher)) run(process.execPath, launcher, ...pack)
  else run('pnpm', ...pack)
  const tarball = fs.readdirSync(work).find((name) => name.endsWith('.tgz'))
  if (!tarball) throw new Error('pnpm pack made no tarball')
  const file = path.join(work, tarball)
  run('publint', 'run', file, '--strict')
  run('attw', file, '--profile', 'esm-only')
  console.log(`${tarball}: publint and are-the-types-wrong are content`)
} finally {
  fs.rmSync(work, { recursive: true, force: true })
}
