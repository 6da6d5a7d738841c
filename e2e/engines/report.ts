/** What a run found: a table to read, and figures for the run of all tests. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Row {
  readonly engine: string
  readonly version: string
  readonly walk: string
  readonly ms: number
  /** Nothing when the walk came to its end without an error. */
  readonly errors: readonly string[]
}

export interface NotRun {
  readonly engine: string
  readonly why: string
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** One line a walk, with its errors below it. */
export function tableOf(rows: readonly Row[], notRun: readonly NotRun[]): string {
  const width = Math.max(...rows.map(({ walk }) => walk.length), 4)
  const lines = rows.map(
    ({ engine, version, walk, ms, errors }) =>
      `${errors.length > 0 ? '✗' : '✓'} ${engine.padEnd(6)} ${walk.padEnd(width)} ${seconds(ms).padStart(7)}  ${version}` +
      errors.map((error) => `\n    ${error.replaceAll('\n', '\n    ')}`).join(''),
  )
  return [...lines, ...notRun.map(({ engine, why }) => `- ${engine.padEnd(6)} was not run: ${why}`)].join(
    '\n',
  )
}

/** Writes a report as the run of all tests reads it (`.ci/report.ts`). */
export function writeReport(file: string, rows: readonly Row[]): void {
  const failed = rows.filter(({ errors }) => errors.length > 0)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({
      passed: rows.length - failed.length,
      failed: failed.length,
      failures: failed.map(({ engine, walk }) => `old browsers/${walk} in ${engine}`),
    }),
  )
}
