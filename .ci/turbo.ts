// Runs tasks by turbo, and reads what they came to from its summary and from the reports of the tasks.
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { day } from './day.ts'
import { readReport, type Report } from './report.ts'
import { flowFolders, packageFolders, readManifest } from './rules/workspace.ts'
import { nameOf } from './steps.ts'

const root = path.dirname(import.meta.dirname)
const summaries = path.join(root, '.turbo', 'runs')

/** What became of a step. */
export interface Outcome extends Report {
  name: string
  ms: number
  /** Nothing that it reads has changed: it was not run. */
  kept: boolean
}

export interface TaskOptions {
  lanes: number
  /** A revision: only tasks that a change since then can have touched. */
  since: string | undefined
  /** Flows of which alone the tests run; empty: of all. */
  flows: readonly string[]
  deep: boolean
  force: boolean
  stopsAtFirst: boolean
}

/** What is read of turbo's summary. */
interface Summary {
  tasks: {
    taskId: string
    task: string
    directory: string
    command: string
    cache: { status: 'HIT' | 'MISS' }
    execution?: { startTime: number; endTime: number; exitCode: number | null }
  }[]
}

/** Runs tasks and what they depend on. A task that could not run, because another one failed, has failed. */
export function runTasks(tasks: readonly string[], options: TaskOptions): Outcome[] {
  if (tasks.length === 0) return []
  for (const folder of [
    summaries,
    ...fs.globSync('{.,*,flows/*,app/lab,api-client/sandbox}/reports', { cwd: root }),
  ])
    fs.rmSync(path.resolve(root, folder), { recursive: true, force: true })
  const { status } = spawnSync('turbo', argumentsOf(tasks, options), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: environment(options),
  })
  const done = fs.existsSync(summaries) ? outcomesOf(readSummary()) : []
  if (status === 0) return done
  if (done.some(({ failed }) => failed > 0)) {
    const missing = tasks.filter((task) => !isOnlyAName(task)).map(nameOf)
    const left = missing.filter((name) => !done.some((outcome) => outcome.name === name))
    return options.stopsAtFirst ? done : [...done, ...left.map((name) => failure(name, 'was not run'))]
  }
  return [...done, failure('turbo', `ended with ${status}`)]
}

function argumentsOf(tasks: readonly string[], { lanes, since, force, stopsAtFirst }: TaskOptions): string[] {
  return [
    'run',
    ...tasks,
    '--summarize',
    `--concurrency=${lanes}`,
    `--continue=${stopsAtFirst ? 'never' : 'dependencies-successful'}`,
    '--output-logs=new-only',
    '--log-prefix=none',
    `--log-order=${lanes > 1 ? 'grouped' : 'stream'}`,
    ...(since === undefined ? [] : ['--affected']),
    ...(force ? ['--force'] : []),
  ]
}

/** The folders of flows where nothing else has changed since a revision; undefined where something else has. */
export function flowsSince(revision: string): string[] | undefined {
  const changed = [git('diff', '--name-only', revision), git('ls-files', '--others', '--exclude-standard')]
  const files = changed.flatMap((text) => text.split('\n')).filter(Boolean)
  const flows = flowFolders(root)
  const folders = files.map((file) => flows.find((folder) => file.startsWith(`${folder}/src/`)))
  return folders.length > 0 && folders.every((each) => each !== undefined) ? [...new Set(folders)] : undefined
}

/** turbo runs scripts by pnpm, which has to be on the path. */
function environment({ since, deep, flows: named }: TaskOptions): NodeJS.ProcessEnv {
  const base = since && git('rev-parse', since)
  const flows = named.length > 0 ? named.map((name) => `flows/${name}`) : base && flowsSince(base)
  const reporters = `--reporter=default --reporter=${path.join(import.meta.dirname, 'report.ts')}`
  return {
    ...process.env,
    PATH: [path.join(root, 'node_modules', '.bin'), pnpmFolder(), process.env['PATH']].join(path.delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    // The packages are installed already; and of a script that fails, its own output says more than pnpm.
    pnpm_config_verify_deps_before_run: 'false',
    pnpm_config_reporter: 'silent',
    KOO_DAY: String(day),
    KOO_VITEST: flows ? `${reporters} --passWithNoTests` : reporters,
    ...(deep && { KOO_DEEP: '1' }),
    ...(base && { TURBO_SCM_BASE: base }),
    // Flows of which alone tests and stories run; of tests, their folders.
    ...(flows && {
      KOO_FLOWS: flows.join(),
      KOO_FOLDERS: flows.map((each) => path.join(root, each, '/')).join(' '),
    }),
  }
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Whether git knows a revision: a clone may have no main branch. */
export const isRevision = (name: string): boolean =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', name], { cwd: root }).status === 0

let folder: string | undefined

/** Where npx keeps the pnpm that package.json names. */
function pnpmFolder(): string {
  const { packageManager } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    packageManager: string
  }
  const find = ['exec', '--yes', `--package=${packageManager}`, '--', 'sh', '-c', 'command -v pnpm']
  folder ??= path.dirname(execFileSync('npm', find, { cwd: root, encoding: 'utf8' }).trim())
  return folder
}

function readSummary(): Summary {
  const [file = ''] = fs.readdirSync(summaries)
  return JSON.parse(fs.readFileSync(path.join(summaries, file), 'utf8')) as Summary
}

/** Turbo's word for a task without a script: it only stands for what it depends on. */
const NO_SCRIPT = '<NONEXISTENT>'

/** Such a task is not in the summary either. */
const isOnlyAName = (id: string): boolean => {
  const [name = '', script = ''] = id.split('#')
  const manifests = ['.', ...packageFolders(root)].map((folder) => readManifest(root, folder))
  const found = manifests.find((manifest) => manifest.name === (name === '//' ? 'koo' : name))
  return found?.scripts?.[script] === undefined
}

function outcomesOf({ tasks }: Summary): Outcome[] {
  return tasks
    .filter(({ command, execution }) => command !== NO_SCRIPT && execution)
    .map(({ taskId, task, directory, cache, execution: { startTime, endTime, exitCode } = NEVER }) => {
      const [name, kept] = [nameOf(taskId), cache.status === 'HIT']
      const report = readReport(directory, task) ?? { ...failure(name), passed: 1, failed: 0 }
      const time = { name, kept, ms: endTime - startTime }
      if (exitCode === 0) return { ...report, ...time }
      return { ...report, ...(report.failed === 0 && failure(name, 'failed')), ...time }
    })
}

const NEVER = { startTime: 0, endTime: 0, exitCode: 1 }

const failure = (name: string, why?: string): Outcome => ({
  name,
  ms: 0,
  kept: false,
  passed: 0,
  failed: 1,
  failures: why === undefined ? [] : [`${name}: ${why}`],
  unsteady: [],
  files: [],
})
