// Everything that has to hold, in the order that finds a fault soonest. `--quick` stops before browsers and builds;
// `--only NAME,NAME` runs chosen steps. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { browser } from './browser.mjs'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const reports = path.join(root, 'node_modules', '.cache', 'koo', 'reports')
const bin = (name) => path.join(root, 'node_modules', '.bin', name)
const report = (name) => path.join(reports, `${name}.json`)

/** A step that is one check: it counts as one. */
const check = (name, cwd, ...command) => ({
  name,
  cwd,
  command,
  count: (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }),
})

/** A package's Vitest run: counts its tests. */
const vitest = (name, cwd, ...more) => ({
  name,
  cwd,
  command: [
    'pnpm',
    'exec',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report(name)}`,
    ...more,
  ],
  count: (ok) => {
    const {
      numPassedTests: passed,
      numFailedTests,
      numTotalTests,
    } = JSON.parse(fs.readFileSync(report(name), 'utf8'))
    // A file that does not load fails without a test of its own.
    return { passed, failed: Math.max(numFailedTests, ok && numTotalTests > 0 ? 0 : 1) }
  },
})

/** A Playwright run: counts its tests; a flaky one is a failed one. */
const playwright = (name, cwd, ...more) => ({
  name,
  cwd,
  command: ['pnpm', 'exec', 'playwright', 'test', ...more],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) },
  count: (ok) => {
    const { stats } = JSON.parse(fs.readFileSync(report(name), 'utf8'))
    return {
      passed: stats.expected,
      failed: Math.max(stats.unexpected + stats.flaky, ok && stats.expected > 0 ? 0 : 1),
    }
  },
})

const nodeTest = (name, ...files) => ({
  name,
  cwd: '.',
  command: [
    process.execPath,
    '--test',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report(name)}`,
    ...files,
  ],
  count: () => {
    const text = fs.readFileSync(report(name), 'utf8')
    const of = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? NaN)
    return { passed: of('pass'), failed: of('fail') + of('cancelled') }
  },
})

const quick = [
  check('format', '.', bin('oxfmt'), '--check', '.'),
  check(
    'lint',
    '.',
    bin('oxlint'),
    '--type-aware',
    '--report-unused-disable-directives',
    '--deny-warnings',
    '.',
  ),
  check('types', '.', bin('tsc'), '--noEmit', '-p', '.'),
  check('boundaries', '.', process.execPath, '.ci/boundaries.mjs'),
  nodeTest('tools', '.ci/**/*.test.mjs'),
  check('unused', '.', bin('knip')),
  check('contract', 'api-client', 'pnpm', 'run', 'generate', '--check'),
  check('contract lint', 'api-client', 'pnpm', 'run', 'contract:lint'),
  vitest('pricing', 'pricing'),
  vitest('api-client', 'api-client'),
  vitest('sandbox', 'api-client/sandbox'),
]

/** The flows, found by their folders: the tests of a new one run without being named anywhere. */
const flows = fs
  .readdirSync(path.join(root, 'flows'))
  .filter((name) => !['core', 'page', 'steps'].includes(name))
  .filter((name) => fs.existsSync(path.join(root, 'flows', name, 'vitest.config.ts')))

const full = [
  vitest('kit', 'kit'),
  vitest('flow', 'flows/core'),
  vitest('page', 'flows/page'),
  vitest('steps', 'flows/steps'),
  ...flows.map((name) => vitest(name, `flows/${name}`)),
  check('flows', 'flows/core', 'pnpm', 'run', 'flow', 'check'),
  check('kit build', 'kit', 'pnpm', 'run', 'build'),
  check('kit package', 'kit', 'pnpm', 'run', 'check:package'),
  check('app build', 'app', 'pnpm', 'run', 'build'),
  vitest('app', 'app'),
  check('client size', 'api-client', 'pnpm', 'run', 'size'),
  check('sizes', '.', bin('size-limit')),
  check('storybook build', 'stories', 'pnpm', 'run', 'build'),
  playwright('stories', 'stories'),
  check('chromatic', 'stories', 'pnpm', 'run', 'chromatic:dry'),
  playwright('e2e', 'e2e'),
]

const only = process.argv
  .find((argument) => argument.startsWith('--only='))
  ?.slice(7)
  .split(',')
const chosen = (process.argv.includes('--quick') ? quick : [...quick, ...full]).filter(
  (step) => !only || only.includes(step.name),
)

// pnpm was started by npx, so it is on no PATH of a child: hand the running one on.
const pnpm = process.env.npm_execpath ? [process.env.npm_execpath] : ['npx', '--yes', 'pnpm@12.21.0']

function run({ command, cwd, env }) {
  const [program, ...args] = command[0] === 'pnpm' ? [...pnpm, ...command.slice(1)] : command
  const isScript = /\.[cm]?js$/.test(program)
  return new Promise((resolve) => {
    const child = spawn(isScript ? process.execPath : program, isScript ? [program, ...args] : args, {
      cwd: path.join(root, cwd),
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
        ...env,
      },
    })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

fs.rmSync(reports, { recursive: true, force: true })
fs.mkdirSync(reports, { recursive: true })
console.log(`Browser: ${(await browser()).name}`)

const total = { passed: 0, failed: 0 }
const summary = []
for (const step of chosen) {
  console.log(`\n── ${step.name} ──`)
  const started = Date.now()
  const ok = await run(step)
  let counted
  try {
    counted = step.count(ok)
  } catch {
    counted = { passed: 0, failed: 1 }
  }
  if (!ok && counted.failed === 0) counted.failed = 1
  total.passed += counted.passed
  total.failed += counted.failed
  summary.push(
    `${counted.failed ? '✗' : '✓'} ${step.name.padEnd(16)} ${String(counted.passed).padStart(5)} passed ${String(counted.failed).padStart(3)} failed ${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s`,
  )
}
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
