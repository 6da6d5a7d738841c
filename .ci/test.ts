// Runs all checks, those that find a fault soonest first. The last line is `N passed, N failed`. turbo runs the tasks, and
// keeps what an unchanged task came to.
//   --quick            checks without browsers and builds; stops at the first that fails
//   --only NAME,NAME   the steps of these names, or the tests of the flows of these names
//   --since REVISION   the checks, and of the rest what a change since then can have touched
//   --deep             every case of the long lists, of which other runs take the share of the day
//   --force            runs what has not changed as well
import { parseArgs } from 'node:util'
import path from 'node:path'
import { closingLines } from './closing.ts'
import { day, DAYS } from './day.ts'
import { flowFolders } from './rules/workspace.ts'
import { FLOW_PAGES, left, names, phases } from './steps.ts'
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

const given = values.only?.split(',')
const flows = flowFolders('.').map((folder) => path.basename(folder))
const ofFlows = given?.filter((name) => flows.includes(name) && !names.includes(name)) ?? []
const unknown = given?.filter((name) => !names.includes(name) && !flows.includes(name)) ?? []
if (unknown.length > 0) {
  const lists = `The steps are:\n\n  ${names.join('\n  ')}\n\nThe flows are:\n\n  ${flows.join('\n  ')}\n`
  console.error(`No step and no flow is called ${unknown.join(', ')}. ${lists}`)
  process.exit(1)
}
/** The tests of a flow run in the steps of flow pages, which then have no others. */
const only = given && [...given, ...(ofFlows.length > 0 ? names.filter((name) => FLOW_PAGES.test(name)) : [])]

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
      { lanes, since, flows: ofFlows, deep: values.deep, force: values.force, stopsAtFirst: values.quick },
    ),
  )
  if (values.quick && outcomes.some(({ failed }) => failed > 0)) break
}
if (leaves.length > 0)
  console.log(`\nLeft to the whole run: ${leaves.join(', ')}, and journeys but the whole one`)
if (!values.deep)
  console.log(
    `\nLong lists of cases: share ${(day % DAYS) + 1} of ${DAYS}. The same again: KOO_DAY=${day} npm test. All: npm run test:deep`,
  )
console.log(closingLines(outcomes, Date.now() - started).join('\n'))
process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0
