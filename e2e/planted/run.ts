// Plants faults in this working tree, one after the other, and says whether the run sees them. Each file is restored.
//   node e2e/planted/run.ts              every fault
//   node e2e/planted/run.ts ID KIND …    these
//   --clean    runs what should be red without the fault: it must be green
//   --say      prints what the run has said
import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Fault } from './fault.ts'
import { faults } from './faults.ts'
import { planted, root } from './plant.ts'

const { values, positionals } = parseArgs({
  options: { clean: { type: 'boolean' }, say: { type: 'boolean' } },
  allowPositionals: true,
})

/** What every runner says of a test or a step that is red. */
const FAILED = /\b[1-9]\d* failed\b/

/** The folder above the file that has this configuration. */
function above(file: string, config: string): string {
  const folder = path.dirname(file)
  return folder === '.' || existsSync(path.join(root, folder, config)) ? folder : above(folder, config)
}

/** Runs what should be red: the file of tests, else the whole step. */
function run({ step, test, title }: Fault) {
  const runner = step === 'e2e' || step === 'stories' ? 'playwright' : 'vitest'
  // The tests of all flows have one configuration, in the app, and those of the tools as well.
  const isFlow = step === 'flow pages'
  const isTools = step === 'tools'
  const own = () => (isFlow ? 'app' : isTools ? '.' : above(test ?? '', `${runner}.config.ts`))
  const folder = test === undefined ? '.' : own()
  const config = isFlow
    ? ['--config', 'vitest.flows.config.ts']
    : isTools
      ? ['--config', '.ci/vitest.config.ts']
      : []
  // One red test is enough; the others would wait for the end of their limits.
  const first = runner === 'vitest' ? '--bail=1' : '--max-failures=1'
  const only = title === undefined ? [] : [runner === 'vitest' ? '-t' : '-g', title]
  const command =
    test === undefined
      ? ['npm', 'test', '--', '--only', step]
      : [
          runner,
          runner === 'vitest' ? 'run' : 'test',
          ...config,
          isFlow ? path.join(root, test) : path.relative(folder, test),
          ...only,
          first,
        ]
  // The pictures are of a build of their own.
  if (step === 'stories') storybook()
  const [program = '', ...args] = command
  const { status, signal, stdout, stderr } = spawnSync(program, args, {
    cwd: path.join(root, folder),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      ...process.env,
      NO_COLOR: '1',
      PATH: `${path.join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
    },
  })
  const said = `${stdout}${stderr}`
  // A run that was ended from outside, that did not start or that found no test ends with an error as well.
  return { isRed: status !== 0 && FAILED.test(said), isGreen: status === 0, isStopped: signal !== null, said }
}

function storybook(): void {
  const bin = path.join(root, 'stories/node_modules/.bin/storybook')
  const { status } = spawnSync(bin, ['build', '--quiet'], { cwd: path.join(root, 'stories') })
  if (status !== 0)
    throw new Error('Storybook did not build: the pictures would be those of the build before.')
}

// A signal waits for the child, which gets it too: the file is restored before the end.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

const named = faults.filter(
  ({ id, kind }) => positionals.length === 0 || positionals.includes(id) || positionals.includes(kind),
)
const partOf = ({ step, test, title }: Fault) => JSON.stringify([step, test, title])
// Without the fault several of them have the same run: it is made once.
const chosen = values.clean ? [...new Map(named.map((fault) => [partOf(fault), fault])).values()] : named
let passed = 0
let missed = 0
for (const fault of chosen) {
  const file = path.join(root, fault.file)
  const texts = planted(fault)
  const began = Date.now()
  let result = { isRed: false, isGreen: false, isStopped: false, said: 'The text of the fault is gone.' }
  try {
    if (texts && !values.clean) writeFileSync(file, texts.after)
    if (texts) result = run(fault)
  } finally {
    if (texts && !values.clean) writeFileSync(file, texts.before)
  }
  if (values.say) console.log(result.said)
  if (result.isStopped) break
  const isRight = values.clean ? result.isGreen : result.isRed
  if (isRight) passed += 1
  else missed += 1
  const seconds = Math.round((Date.now() - began) / 1000)
  const word = values.clean ? (isRight ? 'green' : 'RED WITHOUT THE FAULT') : isRight ? 'caught' : 'MISSED'
  console.log(`${word} ${fault.id} by ${fault.test ?? fault.step}, ${seconds} s`)
}
console.log(`${passed} passed, ${missed} failed`)
// What was stopped has not seen every fault.
process.exitCode = passed < chosen.length ? 1 : 0
