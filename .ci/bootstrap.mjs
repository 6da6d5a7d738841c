// Entry of every root command. Needs only Node >= 20.19 and npm. It starts the pinned pnpm, which installs the pinned
// Node and all packages of the lockfile, and then runs the command.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
/** The pnpm that package.json names, fetched by npx. */
const { packageManager } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
const pnpm = ['--yes', packageManager]
const [task = 'test', ...rest] = process.argv.slice(2)
// `npm run sandbox -- --port 1` passes `--port 1`; a `--` in between comes from npm.
const args = rest[0] === '--' ? rest.slice(1) : rest

const filtered = (name, script) => ['--filter', name, 'run', script]
const tasks = {
  build: filtered('@koo/app', 'build'),
  format: ['exec', 'oxfmt', '.'],
  storybook: filtered('@koo/stories', 'storybook'),
  'storybook:build': filtered('@koo/stories', 'build'),
  chromatic: filtered('@koo/stories', 'chromatic'),
  'visual:update': filtered('@koo/stories', 'visual:update'),
  flow: filtered('@koo/flow', 'flow'),
  generate: filtered('@koo/api-client', 'generate'),
  mutation: filtered('@koo/pricing', 'mutation'),
  // Uses `exec`, which prints nothing of its own: other tools parse the report.
  'contract:coverage': ['--filter', '@koo/api-client', 'exec', 'node', 'scripts/coverage.ts'],
  // Like the report above.
  'rules:coverage': ['exec', 'node', '.ci/coverage/rules.mjs'],
  'contract:diff': filtered('@koo/api-client', 'contract:diff'),
  bench: ['exec', 'node', '.ci/bench.ts'],
  'test:deep': ['exec', 'node', '.ci/test.mjs', '--deep'],
  'test:engines': ['exec', 'node', 'e2e/engines/run.ts'],
  'build:packages': ['exec', 'node', '.ci/pack/build-all.mjs'],
  changeset: ['exec', 'changeset'],
  release: ['exec', 'node', '.ci/pack/release.mjs'],
  // For the scripts of one package: `npm run pnpm -- --filter @koo/kit sizes`.
  pnpm: [],
  test: ['exec', 'node', '.ci/test.mjs'],
  check: ['exec', 'node', '.ci/test.mjs', '--quick'],
}

/** Servers: run by Node itself, so that a signal reaches them and not a program that started them. */
const servers = {
  start: ['app', 'scripts/start.ts'],
  dev: ['app', 'scripts/dev.ts'],
  sandbox: ['api-client/sandbox', 'src/cli.ts'],
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`)
const known = [...Object.keys(servers), ...Object.keys(tasks)]
if (!known.includes(task)) fail(`Unknown command "${task}". Known: ${known.join(', ')}.`)

/** Whether node_modules matches the lockfile. pnpm keeps its own copy of the lockfile there. */
function installed() {
  try {
    const lock = fs.readFileSync(path.join(root, 'pnpm-lock.yaml'))
    return lock.equals(
      fs.readFileSync(path.join(root, 'node_modules', '.cache', 'koo', 'installed-lock.yaml')),
    )
  } catch {
    return false
  }
}

const env = { ...process.env, COREPACK_ENABLE_STRICT: '0' }
// Whoever installs by hand, say to write the lockfile anew after a merge, is not stopped by the old one.
const installs = task === 'pnpm' && args[0] === 'install'
if (!installs && !installed()) {
  console.log('Installing what the lockfile names …')
  const { status } = spawnSync('npx', [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  if (status !== 0)
    fail(
      'The installation failed; see above. Nothing else was run. A lockfile that does not match is written anew by: ' +
        'npm run pnpm -- install --no-frozen-lockfile',
    )
  const mark = path.join(root, 'node_modules', '.cache', 'koo')
  fs.mkdirSync(mark, { recursive: true })
  fs.copyFileSync(path.join(root, 'pnpm-lock.yaml'), path.join(mark, 'installed-lock.yaml'))
}

const child = servers[task]
  ? startServer(...servers[task])
  : spawn('npx', [...pnpm, ...tasks[task], ...args], { cwd: root, stdio: 'inherit', env })
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    isStopped = true
    child.kill(signal)
  })
// A server that was told to stop has done what it was told, also while it was still building.
child.on('exit', (code) => process.exit(servers[task] && isStopped ? 0 : (code ?? 1)))

/** Starts a script by the pinned Node where it is installed, else by the one at hand. */
function startServer(folder, script) {
  const bin = path.join(root, 'node_modules', '.bin')
  const pinned = path.join(bin, 'node')
  return spawn(fs.existsSync(pinned) ? pinned : process.execPath, [script, ...args], {
    cwd: path.join(root, folder),
    stdio: 'inherit',
    env: { ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  })
}
