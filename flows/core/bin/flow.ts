#!/usr/bin/env node
// The assembler's tools: npm run flow -- list [--json] | check | new NAME | new-page FLOW NAME | sheet NAME | draw NAME
import path from 'node:path'
import { parseArgs } from 'node:util'

import { pageIdOf, pathOf } from '../src/flow.ts'
import { checkFlow, checkFlows, draw, sheet } from '../src/tools/index.ts'
import type { FlowData } from '../src/flow.ts'
import { finish } from './finish.ts'
import { newFlow, type Changes } from './newFlow.ts'
import { newPage } from './newPage.ts'
import { flowsFolder, loadAll } from './packages.ts'
import { pageSizes, sizeReport } from './pageSizes.ts'
import { kinds } from './templates/page.ts'

const USAGE = `npm run flow -- list [--json]        flows, their pages and addresses
              -- check               defects of the definitions with their cures, and the size of each page
              -- new NAME            a new flow package of one shared step, listed in the app
              -- new-page FLOW NAME --kind ${Object.keys(kinds).join('|')}
                                     a page of that kind in a flow, with story and test
              -- sheet NAME          one page for a partner's testers (markdown)
              -- draw NAME           a drawing (Mermaid)
--title TEXT is what the new flow is for, or the title of the new page; --root FOLDER looks for flows elsewhere`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    kind: { type: 'string' },
    title: { type: 'string' },
    root: { type: 'string', default: flowsFolder },
    help: { type: 'boolean', short: 'h' },
  },
})
const [command, name, page] = positionals

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
/** Formats the files of a command, installs what they import and lists them. */
function complete(changes: Changes): Promise<number> {
  finish(projectRoot(), changes)
  console.log([`Made and changed:`, ...new Set(changes.files)].join('\n  '))
  return Promise.resolve(0)
}
const projectRoot = () => path.dirname(path.resolve(values.root))
function makeFlow(): Promise<number> {
  if (!name) throw new Error('new NAME')
  return complete(newFlow(projectRoot(), name, values.title ?? `The flow ${name}`))
}
function makePage(): Promise<number> {
  if (!name || !page || !values.kind)
    throw new Error(`new-page FLOW NAME --kind ${Object.keys(kinds).join('|')}`)
  const { kind, title = '新页面' } = values
  return complete(newPage(projectRoot(), { flow: name, name: page, kind, title }))
}
const print = (write: (flow: FlowData) => string) => async () => {
  console.log(write(await oneFlow()))
  return 0
}
const commands = new Map([
  ['list', list],
  ['check', check],
  ['new', makeFlow],
  ['new-page', makePage],
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
