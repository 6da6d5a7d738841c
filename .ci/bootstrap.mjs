// Entry of every root command. Needs Node >= 20.19 and npm, nothing else: it brings the pinned pnpm, which brings the
// pinned Node and everything the lockfile names, then hands over to the task.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const pnpm = ['--yes', 'pnpm@12.21.0']
const [task = 'test', ...rest] = process.argv.slice(2)
// `npm run sandbox -- --port 1` hands over `--port 1`; a lone `--` in between is npm's, not ours.
const args = rest[0] === '--' ? rest.slice(1) : rest

const filtered = (name, script) => ['--filter', name, 'run', script]
const tasks = {
  start: filtered('@koo/app', 'start'),
  dev: filtered('@koo/app', 'dev'),
  build: filtered('@koo/app', 'build'),
  format: ['exec', 'oxfmt', '.'],
  storybook: filtered('@koo/stories', 'storybook'),
  'storybook:build': filtered('@koo/stories', 'build'),
  chromatic: filtered('@koo/stories', 'chromatic'),
  'visual:update': filtered('@koo/stories', 'visual:update'),
  sandbox: filtered('@koo/sandbox', 'start'),
  flow: filtered('@koo/flow', 'flow'),
  mutation: filtered('@koo/pricing', 'mutation'),
  // By `exec`, which writes nothing of its own: the report is read by other tools.
  'contract:coverage': ['--filter', '@koo/api-client', 'exec', 'node', 'scripts/coverage.ts'],
  'contract:diff': filtered('@koo/api-client', 'contract:diff'),
  bench: ['exec', 'node', '.ci/bench.ts'],
  test: ['exec', 'node', '.ci/test.mjs'],
  check: ['exec', 'node', '.ci/test.mjs', '--quick'],
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`)
if (!tasks[task]) fail(`Unknown command "${task}". Known: ${Object.keys(tasks).join(', ')}.`)

/** Is node_modules what the lockfile asks for? pnpm leaves its own copy of the lockfile there. */
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

const env = { ...process.env, npm_config_verify_deps_before_run: 'false', COREPACK_ENABLE_STRICT: '0' }
if (!installed()) {
  console.log('Installing what the lockfile names …')
  const { status } = spawnSync('npx', [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  if (status !== 0) fail('The installation failed; see above. Nothing else was run.')
  const mark = path.join(root, 'node_modules', '.cache', 'koo')
  fs.mkdirSync(mark, { recursive: true })
  fs.copyFileSync(path.join(root, 'pnpm-lock.yaml'), path.join(mark, 'installed-lock.yaml'))
}

const child = spawn('npx', [...pnpm, ...tasks[task], ...args], { cwd: root, stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
