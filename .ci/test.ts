// Runs all checks, those that find a fault soonest first. The last line is `N passed, N failed`. turbo runs the tasks, and
// keeps what an unchanged task came to.
//   --quick            checks without browsers and builds; stops at the first that fails
//   --only NAME,NAME   the steps of these names
//   --since REVISION   the checks, and of the rest what a change since then can have touched
//   --deep             every case of the long lists, of which other runs take the share of the day
//   --force            runs what has not changed as well
import { parseArgs } from 'node:util'
import { closingLines } from './closing.ts'
import { left, names, phases } from './steps.ts'
import { flowsSince, isRevision, runTasks, type Outcome } from './turbo.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    deep: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    only: { type: 'string' },
    since: { type: 'string' },
  },
})

const only = values.only?.split(',')
const unknown = only?.filter((name) => !names.includes(name)) ?? []
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. The steps are:\n\n  ${names.join('\n  ')}\n`)
  process.exit(1)
}

/** What `--quick` compares with: what is not on the main line yet. */
const base = isRevision('main') ? 'main' : 'HEAD'
const leaves = values.since !== undefined && flowsSince(values.since) ? left : []
const started = Date.now()
const outcomes: Outcome[] = []
for (const { steps, lanes, check } of phases) {
  if (values.quick && !check) continue
  const chosen = Object.entries(steps).filter(([name]) => only?.includes(name) ?? !leaves.includes(name))
  const since = only || check === 'whole' ? undefined : (values.since ?? (values.quick ? base : undefined))
  outcomes.push(
    ...runTasks(
      chosen.map(([, task]) => task),
      { lanes, since, deep: values.deep, force: values.force, stopsAtFirst: values.quick },
    ),
  )
  if (values.quick && outcomes.some(({ failed }) => failed > 0)) break
}
if (leaves.length > 0)
  console.log(`\nLeft to the whole run: ${leaves.join(', ')}, and journeys but the whole one`)
console.log(closingLines(outcomes, Date.now() - started).join('\n'))
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0
