// The steps of a test run. A step has a name, a folder, a command, and a way to count what passed and failed.
import fs from 'node:fs'
import path from 'node:path'

export const root = path.dirname(path.dirname(import.meta.dirname))
export const reports = path.join(root, 'node_modules', '.cache', 'koo', 'reports')
const bin = (name) => path.join(root, 'node_modules', '.bin', name)
export const report = (name) => path.join(reports, `${name}.json`)

/**
 * Steps run beside each other, see `lanes.mjs`. `after`: the steps whose output this one reads.
 */
const behind = (step, ...after) => ({ ...step, after })

/** A step that is one check: it counts as one. */
const check = (name, cwd, ...command) => ({
  name,
  cwd,
  command,
  count: (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 }),
})

const reporters = (name) => ['--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`]

const vitestCommand = (name, ...args) => ['pnpm', 'exec', 'vitest', 'run', ...reporters(name), ...args]

/** A package's Vitest run: counts its tests. */
const vitest = (name, cwd, ...args) => ({
  name,
  cwd,
  command: vitestCommand(name, ...args),
  count: (ok) => {
    const {
      numPassedTests: passed,
      numFailedTests,
      numTotalTests,
    } = JSON.parse(fs.readFileSync(report(name), 'utf8'))
    // A file that does not load fails without a test of its own.
    return { passed, failed: Math.max(numFailedTests, ok && numTotalTests > 0 ? 0 : 1) }
  },
  /** How long each file took. */
  files: () =>
    JSON.parse(fs.readFileSync(report(name), 'utf8')).testResults.map((file) => ({
      file: path.relative(root, file.name),
      ms: file.endTime - file.startTime,
    })),
  failures: () =>
    JSON.parse(fs.readFileSync(report(name), 'utf8')).testResults.flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed')
      const tests = failed.map(({ fullName }) => `${path.relative(root, file.name)}: ${fullName}`)
      return file.status === 'failed' && tests.length === 0 ? [path.relative(root, file.name)] : tests
    }),
  /** A test that passed keeps the errors of the try before. */
  unsteady: () =>
    JSON.parse(fs.readFileSync(report(name), 'utf8')).testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => `${path.relative(root, file.name)}: ${fullName}`),
    ),
})

const playwrightCommand = ['pnpm', 'exec', 'playwright', 'test']

/** A Playwright run: counts its tests. It keeps all cores busy. */
const playwright = (name, cwd) => ({
  name,
  cwd,
  alone: true,
  command: playwrightCommand,
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report(name) },
  count: (ok) => {
    const { stats } = JSON.parse(fs.readFileSync(report(name), 'utf8'))
    return {
      passed: stats.expected + stats.flaky,
      failed: Math.max(stats.unexpected, ok && stats.expected > 0 ? 0 : 1),
    }
  },
  failures: () => testsOf(name, 'unexpected'),
  unsteady: () => testsOf(name, 'flaky'),
  files: () =>
    JSON.parse(fs.readFileSync(report(name), 'utf8')).suites.map((suite) => ({
      file: path.join(cwd, suite.file),
      ms: durationOf(suite),
    })),
})

/** Titles of the tests of a Playwright report that ended in one way. */
function testsOf(name, outcome) {
  const within = ({ suites = [], specs = [] }) => [
    ...suites.flatMap(within),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ file, title }) => `${name}/${file}: ${title}`),
  ]
  return within(JSON.parse(fs.readFileSync(report(name), 'utf8')))
}

const durationOf = ({ suites = [], specs = [] }) =>
  suites.reduce((sum, suite) => sum + durationOf(suite), 0) +
  specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .reduce((sum, { duration }) => sum + duration, 0)

const engineWalks = (name) => ['engines/run.ts', '--floor', '--keep', '--report', report(name)]

/** Walks in old browsers, in the build that the journeys have made. Counts one for each walk in each browser. */
const oldBrowsers = (name, cwd) => ({
  name,
  cwd,
  alone: true,
  command: [process.execPath, ...engineWalks(name)],
  count: () => {
    const { passed, failed } = JSON.parse(fs.readFileSync(report(name), 'utf8'))
    return { passed, failed }
  },
  failures: () => JSON.parse(fs.readFileSync(report(name), 'utf8')).failures,
})

/** Tests of the tools, by Node's own runner. */
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

/** The flows, found by their folders: a new flow's tests need no entry here. */
export const flows = fs
  .readdirSync(path.join(root, 'flows'))
  .filter((name) => !['core', 'page', 'steps'].includes(name))
  .filter((name) => fs.existsSync(path.join(root, 'flows', name, 'vitest.config.ts')))

/**
 * The tests of all flows, in as many runs as there are lanes. They share what they compile, so that another flow costs its
 * own tests and nothing else.
 */
const flowPages = [1, 2].map((shard) => {
  const step = vitest(`flow pages ${shard}`, 'app', '--config', 'vitest.flows.config.ts')
  const whole = { ...step, command: [...step.command, `--shard=${shard}/2`], sees: flowFolders() }
  /** Of the folders that a change has touched. */
  const narrow = (touched) => {
    const folders = flowFolders().filter((folder) => touched.has(folder))
    const only = ['--passWithNoTests', ...folders.map((folder) => path.join(root, folder, '/'))]
    return { ...whole, command: [...whole.command, ...only] }
  }
  return { ...whole, narrow }
})

/** The tests of one flow by its name, for `--only`; a whole run has them in `flowPages`. */
export const singleFlows = () => flowFolders().map((folder) => vitest(path.basename(folder), folder))

/** Checks without a browser and without a build. They always run together. */
export const quick = [
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

/**
 * `needs`: packages whose change the step can see, besides its own folder and the packages that this depends on. `sees` names
 * all of them, its own folder included.
 */
const seeing = (step, ...needs) => ({ ...step, needs })

/** Browsers and builds. */
export const slow = [
  vitest('kit', 'kit'),
  vitest('flow', 'flows/core'),
  vitest('page', 'flows/page'),
  vitest('steps', 'flows/steps'),
  ...flowPages,
  seeing(nodeTest('guides', '.ci/guides/check.mjs'), 'stories', 'flows/core', ...published()),
  seeing(check('flows', 'flows/core', 'pnpm', 'run', 'flow', 'check'), 'flows/steps', ...flowFolders()),
  seeing(check('packages build', '.', process.execPath, '.ci/pack/build-all.mjs'), ...published()),
  behind(check('kit sizes', 'kit', 'pnpm', 'run', 'sizes', '--check'), 'packages build'),
  behind(
    seeing(nodeTest('packages', '.ci/pack/check.mjs', '.ci/pack/publish.check.mjs'), ...published()),
    'packages build',
  ),
  check('app build', 'app', 'pnpm', 'run', 'build'),
  vitest('lab', 'app/lab'),
  vitest('app', 'app'),
  check('client size', 'api-client', 'pnpm', 'run', 'size'),
  behind(seeing(check('sizes', '.', bin('size-limit')), 'app'), 'app build'),
  behind(seeing(check('step sizes', '.', process.execPath, '.ci/step-bytes.ts'), 'app'), 'app build'),
  behind(seeing(check('browsers', '.', process.execPath, '.ci/browsers/check.mjs'), 'app'), 'app build'),
  seeing(check('storybook build', 'stories', 'pnpm', 'run', 'build'), 'app/lab', ...flowFolders()),
  seeing(playwright('stories', 'stories'), 'app/lab', ...flowFolders()),
  behind(
    seeing(check('chromatic', 'stories', 'pnpm', 'run', 'chromatic:dry'), 'app/lab', ...flowFolders()),
    'storybook build',
  ),
  seeing(playwright('e2e', 'e2e'), 'app'),
  behind(seeing(oldBrowsers('old browsers', 'e2e'), 'app'), 'e2e'),
]

/** Folders of packages that others take from a registry. */
function published() {
  return [
    'kit',
    'pricing',
    'api-client',
    'api-client/sandbox',
    ...['core', 'page', 'steps', ...flows].map((name) => `flows/${name}`),
  ]
}

function flowFolders() {
  return flows.map((name) => `flows/${name}`)
}
