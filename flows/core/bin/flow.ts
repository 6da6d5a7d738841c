#!/usr/bin/env node
// The assembler's tools: npm run flow -- list [--json] | check | new NAME --like OTHER | sheet NAME | draw NAME
import path from 'node:path'
import { parseArgs } from 'node:util'

import { pageIdOf, pathOf } from '../src/flow.ts'
import { checkFlow, checkFlows, draw, sheet } from '../src/tools/index.ts'
import type { FlowData } from '../src/flow.ts'
import { create } from './create.ts'
import { flowsFolder, loadAll } from './packages.ts'
import { pageSizes, sizeReport } from './pageSizes.ts'

const USAGE = `npm run flow -- list [--json]        flows, their pages and addresses
              -- check               defects of the definitions with their cures, and the size of each page
              -- new NAME --like OTHER   a new flow package after another one
              -- sheet NAME          one page for a partner's testers (markdown)
              -- draw NAME           a drawing (Mermaid)
--root FOLDER looks for flows elsewhere`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    like: { type: 'string' },
    root: { type: 'string', default: flowsFolder },
    help: { type: 'boolean', short: 'h' },
  },
})
const [command, name] = positionals

const allFlows = async () =>
  (await loadAll(values.root)).flatMap(({ folder, flows }) => flows.map((flow) => ({ folder, flow })))
const facts = (flow: FlowData, folder: string) => ({
  id: flow.id,
  package: path.basename(folder),
  base: flow.base,
  start: flow.start,
  entries: flow.entries,
  server: flow.server !== null,
  pages: Object.entries(flow.pages).map(([page, step]) => ({
    page,
    path: pathOf(flow, page),
    pageId: pageIdOf(flow, page),
    login: step.login,
    leave: step.leave?.id ?? null,
    over: step.over,
    final: step.final,
    exits: Object.keys(step.exits),
  })),
})
async function oneFlow(): Promise<FlowData> {
  const flows = await allFlows()
  const found = flows.find(({ flow, folder }) => flow.id === name || path.basename(folder) === name)
  if (!found)
    throw new Error(`no flow '${name ?? ''}'; there are: ${flows.map(({ flow }) => flow.id).join(', ')}`)
  return found.flow
}

async function list(): Promise<number> {
  const all = (await allFlows()).map(({ flow, folder }) => facts(flow, folder))
  if (values.json) console.log(JSON.stringify(all, null, 2))
  else
    for (const { id, base, start, pages } of all) {
      console.log(`${id}  ${pages.length} pages under ${base}, starts at ${start}`)
      for (const page of pages) console.log(`  ${page.path}  ${page.pageId}`)
    }
  return 0
}
async function check(): Promise<number> {
  const flows = await allFlows()
  const ofEach = flows.flatMap(({ flow }) =>
    checkFlow(flow).map((defect) => ({ ...defect, where: `${flow.id}: ${defect.where}` })),
  )
  const defects = [...ofEach, ...checkFlows(flows.map(({ flow }) => flow))]
  for (const { where, what, cure } of defects) console.error(`${where}: ${what}\n    cure: ${cure}`)
  console.log(sizeReport(pageSizes(values.root)))
  console.log(`${flows.length} flows, ${defects.length} defects`)
  return defects.length > 0 ? 1 : 0
}
function make(): Promise<number> {
  if (!name || !values.like) throw new Error('new NAME --like OTHER')
  const made = create(values.root, name, values.like)
  console.log([`made ${made.folder}:`, ...made.files].join('\n  '))
  if (made.ownSteps.length > 0)
    console.log(`Steps that stay the same in both flows belong into flows/steps: ${made.ownSteps.join(', ')}`)
  console.log(`Next: install, add it to the app's list of flows, then npm run flow -- check`)
  return Promise.resolve(0)
}
const print = (write: (flow: FlowData) => string) => async () => {
  console.log(write(await oneFlow()))
  return 0
}
const commands = new Map([
  ['list', list],
  ['check', check],
  ['new', make],
  ['sheet', print((flow) => sheet(flow))],
  ['draw', print(draw)],
])

const run = commands.get(command ?? '')
if (!run || values.help) {
  console.log(USAGE)
  process.exitCode = values.help ? 0 : 2
} else {
  try {
    process.exitCode = await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
