// @ts-check
// Entry of every root command. Needs only Node >= 20.19 and npm. It installs the packages of the lockfile, the pinned Node
// among them, by the pnpm that package.json names, and then runs the command.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const [task = 'test', ...rest] = process.argv.slice(2)
// `npm run sandbox -- --port 1` passes `--port 1`; a `--` in between comes from npm.
const args = rest[0] === '--' ? rest.slice(1) : rest

const { packageManager } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
const pnpm = ['npx', '--yes', packageManager]
const tests = ['.', 'node', '.ci/test.ts']

/**
 * Folder and command line of each task. Node runs the servers itself, so that a signal reaches them and not a program that
 * started them; and it runs scripts of packages (`--run`), which adds nothing to their output: other tools parse reports.
 * @type {Record<string, string[]>}
 */
const tasks = {
  start: ['app', 'node', 'scripts/start.ts'],
  dev: ['app', 'node', 'scripts/dev.ts'],
  sandbox: ['api-client/sandbox', 'node', 'src/cli.ts'],
  test: tests,
  check: [...tests, '--quick'],
  'test:deep': [...tests, '--deep'],
  'test:engines': ['.', 'node', 'e2e/engines/run.ts'],
  build: ['app', 'node', 'scripts/build.ts'],
  'build:packages': [...tests, '--only', 'packages build'],
  bench: ['.', 'node', 'e2e/bench/run.ts'],
  format: ['.', 'oxfmt', '.'],
  storybook: ['stories', 'node', '--run', 'storybook', '--'],
  'storybook:build': ['stories', 'node', '--run', 'build', '--'],
  chromatic: ['stories', 'node', '--run', 'chromatic', '--'],
  'visual:review': ['stories', 'node', 'review/review.ts'],
  'visual:update': ['stories', 'node', '--run', 'visual:update', '--'],
  flow: ['flows/core', 'node', 'bin/flow.ts'],
  generate: ['api-client', 'node', 'scripts/generate.ts'],
  'contract:coverage': ['api-client', 'node', 'scripts/coverage.ts'],
  'contract:diff': ['api-client', 'node', 'scripts/diff.ts'],
  'rules:coverage': ['.', 'node', 'stories/coverage/rules.ts'],
  'spec:coverage': ['.', 'node', 'stories/coverage/register/register.ts'],
  mutation: ['pricing', 'node', '--run', 'mutation', '--'],
  changeset: ['.', 'changeset'],
  release: ['.', 'node', 'pack/scripts/release.ts'],
  // For the scripts of one package: `npm run pnpm -- --filter @koo/kit sizes`.
  pnpm: ['.', ...pnpm],
}
const servers = ['start', 'dev', 'sandbox']

/** @param {string} message */
function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`)
const [folder = '.', program = '', ...given] = tasks[task] ?? []
if (program === '') fail(`Unknown command "${task}". Known: ${Object.keys(tasks).join(', ')}.`)

const lockfile = path.join(root, 'pnpm-lock.yaml')
/** The lockfile that was installed. */
const mark = path.join(root, 'node_modules', '.cache', 'koo', 'installed-lock.yaml')
const isInstalled = fs.existsSync(mark) && fs.readFileSync(lockfile).equals(fs.readFileSync(mark))
const env = { ...process.env, COREPACK_ENABLE_STRICT: '0' }
// Whoever installs by hand, say to write the lockfile anew after a merge, is not stopped by the old one.
if (!isInstalled && !(task === 'pnpm' && args[0] === 'install')) {
  console.log('Installing what the lockfile names …')
  const [npx = '', ...options] = [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline']
  if (spawnSync(npx, options, { cwd: root, stdio: 'inherit', env }).status !== 0)
    fail(
      'The installation failed; see above. Nothing else was run. A lockfile that does not match is written anew by: ' +
        'npm run pnpm -- install --no-frozen-lockfile',
    )
  fs.mkdirSync(path.dirname(mark), { recursive: true })
  fs.copyFileSync(lockfile, mark)
}

// The pinned Node stands first on the path, where it is installed.
const bin = ['node_modules/.bin', `${folder}/node_modules/.bin`].map((each) => path.join(root, each))
const child = spawn(program, [...given, ...args], {
  cwd: path.join(root, folder),
  stdio: 'inherit',
  env: { ...env, PATH: [...bin, process.env['PATH']].join(path.delimiter) },
})
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopped = true
    child.kill(/** @type {NodeJS.Signals} */ (signal))
  })
// A server that was told to stop has done what it was told, also while it was still building.
child.on('exit', (code) => process.exit(servers.includes(task) && isStopped ? 0 : (code ?? 1)))
