/**
 * Compares the contract with an earlier version of it (the base). Fails when a change would break a page or a server
 * that uses the base.
 *
 *   node scripts/diff.ts              against the last release (contract/released/openapi.yaml)
 *   node scripts/diff.ts HEAD~3       against a commit
 *   node scripts/diff.ts other.yaml   against a file
 *   node scripts/diff.ts --accept     makes the current document the last release
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const packageRoot = dirname(import.meta.dirname)
const current = join(packageRoot, 'contract/openapi.yaml')
const released = join(packageRoot, 'contract/released/openapi.yaml')

/** Returns the path of the base document: an existing file, or a copy of the document at a commit. */
function baseFile(base: string | undefined, workFolder: string): string {
  if (base === undefined) return released
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), base)
  if (existsSync(file)) return file
  const text = execFileSync('git', ['show', `${base}:./contract/openapi.yaml`], {
    cwd: packageRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const copy = join(workFolder, 'base.yaml')
  writeFileSync(copy, text)
  return copy
}

const [base] = process.argv.slice(2).filter((argument) => argument !== '--')
if (base === '--accept') {
  copyFileSync(current, released)
  console.log('contract/released/openapi.yaml is the present document now')
} else {
  const workFolder = mkdtempSync(join(tmpdir(), 'koo-contract-'))
  try {
    const redocly = join(packageRoot, 'node_modules/.bin/redocly')
    // Operations are compared by path: an operationId only names the file of the generated call, and no caller uses it.
    const rules = ['--skip-rule', 'operation-id-changed', '--check-version']
    const { status } = spawnSync(redocly, ['diff', baseFile(base, workFolder), current, ...rules], {
      cwd: packageRoot,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
      stdio: 'inherit',
    })
    process.exitCode = status ?? 1
  } finally {
    rmSync(workFolder, { recursive: true, force: true })
  }
}
