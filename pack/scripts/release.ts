// `npm run release [-- --dry-run]`: builds, checks and packs every package, then publishes what the registry does not have.
// Nothing is sent before everything has been built, checked and tried; whatever fails before that leaves the registry
// as it was. Where and as whom is npm's own setting (`.npmrc`, `npm login`).
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { publishAll } from './publish.ts'
import { run } from './run.ts'
import { packAll } from './tarballs.ts'
import { publishedPackages, root } from './workspace.ts'

const isDryRun = process.argv.includes('--dry-run')

/** Runs a part of the release with its output shown; a failure ends the release. */
function must(what: string, ...command: [string, ...string[]]): void {
  console.log(`\n── ${what} ──`)
  const [program, ...args] = command
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${what} failed: nothing was published`)
}

/** A release is made of what is committed, with its versions raised. */
function findReasons(): string[] {
  const waiting = fs
    .readdirSync(path.join(root, '.changeset'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
  const unversioned = publishedPackages().filter(({ version }) => version === '0.0.0')
  const isClean = run(root, ['git', 'status', '--porcelain']).trim() === ''
  return [
    ...(waiting.length > 0
      ? [`${waiting.length} changes have no version yet: npm run changeset -- version`]
      : []),
    ...unversioned.map(({ name }) => `${name} has never had a version: npm run changeset`),
    ...(isClean ? [] : ['some files are not committed']),
  ]
}

async function release(): Promise<void> {
  const reasons = findReasons()
  if (reasons.length > 0 && !isDryRun) throw new Error(`Not released: ${reasons.join('; ')}`)
  const sayReasons = () => {
    for (const reason of reasons) console.log(`A release would stop here: ${reason}`)
  }
  sayReasons()
  must('build and check', process.execPath, '.ci/test.ts', '--only', 'packages')
  console.log(`\n── ${isDryRun ? 'dry run' : 'publish'} ──`)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koo-release-'))
  try {
    // npm reads the settings of the folder in which it runs.
    const settings = path.join(root, '.npmrc')
    if (fs.existsSync(settings)) fs.copyFileSync(settings, path.join(folder, '.npmrc'))
    const tarballs = packAll(publishedPackages(), folder)
    await publishAll({ tarballs, cwd: folder, isDryRun })
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
  if (isDryRun) sayReasons()
  else run(root, [path.join(root, 'node_modules', '.bin', 'changeset'), 'git-tag'])
}

try {
  await release()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
