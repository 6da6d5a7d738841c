// Reports of test runners, in one form. A task writes its own below `reports` of its package, named by its script.
import fs from 'node:fs'
import path from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** What a task came to. */
export interface Report {
  passed: number
  failed: number
  failures: string[]
  /** Tests that passed at the second try only. */
  unsteady: string[]
  /** How long each test file took. */
  files: { name: string; ms: number }[]
}

const root = path.dirname(import.meta.dirname)

/** A reporter of Vitest: writes a `Report`. */
export default class ReportWriter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const file = path.join('reports', `${process.env['npm_lifecycle_event'] ?? 'test'}.json`)
    fs.mkdirSync('reports', { recursive: true })
    fs.writeFileSync(file, JSON.stringify(reportOf(modules, errors)))
  }
}

function reportOf(modules: readonly TestModule[], errors: readonly unknown[]): Report {
  const named = modules.map((module) => ({ module, name: path.relative(root, module.moduleId) }))
  const tests = (choose: (test: TestCase) => boolean) =>
    named.flatMap(({ module, name }) =>
      [...module.children.allTests()].filter(choose).map((test) => `${name}: ${test.fullName}`),
    )
  const failures = tests((test) => test.result().state === 'failed')
  // A file that does not load, and an error outside of tests, fail without a test of their own.
  const silent = named.filter(
    ({ module, name }) => !module.ok() && !failures.some((failure) => failure.startsWith(`${name}: `)),
  )
  failures.push(
    ...silent.map(({ name }) => name),
    ...errors.map((error) => `outside of tests: ${withCauses(error)}`),
  )
  return {
    passed: tests((test) => test.result().state === 'passed').length,
    failed: failures.length,
    failures,
    unsteady: tests((test) => test.result().state === 'passed' && test.diagnostic()?.flaky === true),
    files: named.map(({ module, name }) => ({ name, ms: module.diagnostic().duration })),
  }
}

/** An error and what caused it: the cause alone says why a test file could not be run. */
function withCauses(error: unknown): string {
  const cause = (error as { cause?: unknown } | undefined)?.cause
  return cause === undefined ? String(error) : `${String(error)} ${withCauses(cause)}`
}

/** Reads the report of a task; undefined where it has written none. */
export function readReport(folder: string, script: string): Report | undefined {
  const file = path.join(root, folder, 'reports', `${script}.json`)
  if (!fs.existsSync(file)) return undefined
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Report> | JSONReport
  if ('stats' in report) return ofPlaywright(report, folder)
  return { passed: 0, failed: 0, failures: [], unsteady: [], files: [], ...report }
}

function ofPlaywright({ stats, suites }: JSONReport, folder: string): Report {
  const specs = (suite: JSONReportSuite): JSONReportSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ]
  const titles = (outcome: string) =>
    suites
      .flatMap(specs)
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ file, title }) => `${path.join(folder, file)}: ${title}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: titles('unexpected'),
    unsteady: titles('flaky'),
    files: suites.map((suite) => ({
      name: path.join(folder, suite.file),
      ms: specs(suite)
        .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
        .reduce((sum, { duration }) => sum + duration, 0),
    })),
  }
}
