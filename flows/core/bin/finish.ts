import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Changes } from './newFlow.ts'

/** Formats the files of a command and installs their dependencies, so that the project can be committed. */
export function finish(root: string, { files }: Changes): void {
  run(root, path.join(root, 'node_modules', '.bin', 'oxfmt'), ...files)
  const install = ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=append-only']
  run(root, 'npx', '--yes', packageManagerOf(root), ...install)
  noteInstalled(root)
}

/** The pnpm of the workspace: `pnpm@` and its version. */
function packageManagerOf(root: string): string {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    packageManager: string
  }
  return packageManager
}

/** Tells the root commands that this lockfile is installed, else the next one would install it again. */
function noteInstalled(root: string): void {
  const cache = path.join(root, 'node_modules', '.cache', 'koo')
  mkdirSync(cache, { recursive: true })
  copyFileSync(path.join(root, 'pnpm-lock.yaml'), path.join(cache, 'installed-lock.yaml'))
}

function run(root: string, program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0)
    throw new Error(`${path.basename(program)} ${args[0] ?? ''} failed; the files are written all the same`)
}
