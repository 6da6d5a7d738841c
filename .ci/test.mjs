// Runs all checks, those that find a fault soonest first. The last line is `N passed, N failed`.
//   --quick            stops before browsers and builds
//   --only NAME,NAME   runs the steps of these names
//   --deep             runs every case of the long lists, of which other runs take the share of the day
//   --since REVISION   runs the quick steps, and of the others those that a change since then can have touched
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { browser } from './browser.mjs'
import { runInLanes } from './testing/lanes.mjs'
import { quick, reports, root, singleFlows, slow } from './testing/steps.mjs'
import { listed, slowest, stepLines } from './testing/summary.mjs'
import { touchedSince, touchedSteps } from './testing/touched.mjs'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    deep: { type: 'boolean' },
    only: { type: 'string' },
    since: { type: 'string' },
  },
})

function chosenSteps() {
  const only = values.only?.split(',')
  const named = [...quick, ...slow, ...singleFlows()]
  const unknown = only?.filter((name) => !named.some((step) => step.name === name)) ?? []
  if (unknown.length > 0) {
    console.error(`No step is called ${unknown.join(', ')}. The steps are:\n`)
    console.error(named.map(({ name }) => `  ${name}`).join('\n'))
    process.exit(1)
  }
  if (only) return named.filter(({ name }) => only.includes(name))
  if (values.quick) return quick
  if (values.since === undefined) return [...quick, ...slow]
  const touched = touchedSince(root, values.since)
  console.log(
    `Touched since ${values.since}: ${touched ? [...touched].join(', ') || 'nothing' : 'everything'}`,
  )
  return [...quick, ...touchedSteps(slow, touched)]
}

// pnpm was started by npx, so it is not on the PATH of a child: children use the running one.
const { packageManager } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
const pnpm = process.env.npm_execpath ? [process.env.npm_execpath] : ['npx', '--yes', packageManager]

/** Runs a step. Its output is shown at once when it runs alone, otherwise in one piece at its end. */
function run({ command, cwd, env }, isShown) {
  const [program, ...args] = command[0] === 'pnpm' ? [...pnpm, ...command.slice(1)] : command
  const isScript = /\.[cm]?js$/.test(program)
  const printed = []
  return new Promise((resolve) => {
    const child = spawn(isScript ? process.execPath : program, isScript ? [program, ...args] : args, {
      cwd: path.join(root, cwd),
      stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
        ...env,
      },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
    child.on('error', () => resolve({ ok: false, printed: '' }))
    child.on('close', (code) => resolve({ ok: code === 0, printed: Buffer.concat(printed).toString() }))
  })
}

/** The result of `read`, or `other` when the report of a step is missing or damaged. */
function orElse(read, other) {
  try {
    return read()
  } catch {
    return other
  }
}

// The configuration of the tests reads it: see `shareOfDay` in .ci/vitest.ts.
if (values.deep) process.env.KOO_DEEP = '1'
const steps = chosenSteps()
fs.rmSync(reports, { recursive: true, force: true })
fs.mkdirSync(reports, { recursive: true })
console.log(`Browser: ${(await browser()).name}`)

/** Runs a step and counts what it reports. */
async function result(step, isShown) {
  const begun = Date.now()
  if (isShown) console.log(`\n── ${step.name} ──`)
  const { ok, printed } = await run(step, isShown)
  if (!isShown) console.log(`\n── ${step.name} ──\n${printed}`)
  const counted = orElse(() => step.count(ok), { passed: 0, failed: 1 })
  if (!ok && counted.failed === 0) counted.failed = 1
  const files = orElse(() => step.files?.() ?? [], []).map(({ file, ms }) => ({ name: file, ms }))
  const failures = orElse(() => step.failures?.() ?? [], [])
  const unsteady = orElse(() => step.unsteady?.() ?? [], [])
  return { name: step.name, ms: Date.now() - begun, files, failures, unsteady, ...counted }
}

const started = Date.now()
const lanes = Math.min(2, os.availableParallelism())
const done = await runInLanes(steps, lanes, (step) =>
  result(step, step.alone || steps.length === 1 || lanes === 1),
)
const all = (key) => done.flatMap((each) => each[key] ?? [])
const sum = (key) => done.reduce((total, each) => total + each[key], 0)
console.log(
  [
    '',
    ...stepLines(done),
    ...slowest('The slowest steps', done),
    ...slowest('The slowest test files', all('files')),
    ...listed('Passed at the second try only: find out why', all('unsteady')),
    ...listed('Failed', all('failures')),
    '',
    `In all ${Math.round((Date.now() - started) / 1000)} s`,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n'),
)
process.exit(sum('failed') ? 1 : 0)
