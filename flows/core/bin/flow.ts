#!/usr/bin/env node
// The assembler's tools; `npm run flow` alone prints what there is.
import path from 'node:path'
import { parseArgs } from 'node:util'

import type { FlowData } from '../src/flow.ts'
import {
  checkConsentUse,
  checkFlow,
  checkFlows,
  checkInventory,
  checkLinks,
  checkPartner,
  checkPersonas,
  checkTheme,
  diffFlows,
  draw,
  factsOf,
  hint,
  placesOf,
  sheet,
} from '../src/tools/index.ts'
import { finish } from './finish.ts'
import { newFlow, type Changes } from './newFlow.ts'
import { newPage } from './newPage.ts'
import { flowsFolder, loadAll } from './packages.ts'
import { pageSizes, sizeDefects, sizeReport } from './pageSizes.ts'
import { consentCallsOf, inventoryOf, pageKeysOf, partnersOf, themesOf } from './product.ts'
import { factsAt } from './revision.ts'
import { allFacts, consentUses, pagesTouchedBy, stepNames } from './steps.ts'
import { testInputsOf } from './testInputs.ts'
import { kinds } from './templates/page.ts'

const USAGE = `npm run flow -- list [--json]        flows, their pages and addresses; as data with titles, exits, steps and lines
              -- check               defects of the definitions with their cures, and the size of each page
              -- new NAME            a new flow package of one shared step, listed in the app; with --partner TEXT the channel
                                     of a partner whose customers know it by that name, with its file in the sandbox
              -- new-page FLOW NAME --kind ${Object.keys(kinds).join('|')}
                                     a page of that kind in a flow, with story and test
              -- sheet NAME          one page for a partner's testers (markdown)
              -- draw NAME           a drawing (Mermaid)
              -- diff REV            pages, ids, codes and exits that went or came since a revision
              -- where STEP|PAGE     pages that a change of this step touches, in every flow; or the pages of a name
--title TEXT is what the new flow is for, or the title of the new page; --root FOLDER looks for flows elsewhere, from the
root of the project`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    kind: { type: 'string' },
    title: { type: 'string' },
    partner: { type: 'string' },
    root: { type: 'string', default: flowsFolder },
    help: { type: 'boolean', short: 'h' },
  },
})
const [command, name, newName] = positionals
// The package manager starts this file in the folder of its package, and says in the variable where it was called.
const root = path.resolve(process.env['INIT_CWD'] ?? '.', values.root)

const allFlows = async () =>
  (await loadAll(root)).flatMap(({ folder, flows, personas }) =>
    flows.map((flow) => ({ folder, flow, personas })),
  )
async function oneFlow() {
  const flows = await allFlows()
  const ids = flows.map(({ flow }) => flow.id)
  const found = flows.find(({ flow, folder }) => flow.id === name || path.basename(folder) === name)
  if (!found) {
    const meant = hint(name ?? '', ids)
    const all = meant.includes(ids.join(', ')) ? '' : ` There are: ${ids.join(', ')}`
    throw new Error(`no flow '${name ?? ''}'${meant}${all}`)
  }
  return found
}

async function list(): Promise<number> {
  const all = await allFacts(root)
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
  const table = await pageKeysOf(projectRoot())
  const places =
    table &&
    placesOf(
      table,
      flows.map(({ flow }) => flow),
    )
  const inventory = inventoryOf(root)
  const themes = await themesOf(projectRoot())
  const consents = await consentCallsOf(projectRoot())
  const partners = await partnersOf(projectRoot())
  const ofEach = flows.flatMap(({ flow, folder, personas }) =>
    [
      ...checkFlow(flow),
      ...checkConsentUse(flow, consentUses(flow, folder, consents)),
      ...(places ? checkLinks(flow, places) : []),
      ...(inventory[flow.id] ? checkInventory(flow, inventory[flow.id] ?? []) : []),
      ...checkPersonas(flow, personas),
      ...checkPartner(flow, partners, personas),
      ...checkTheme(flow, themes),
    ].map((defect) => ({ ...defect, where: `${flow.id}: ${defect.where}` })),
  )
  const sizes = pageSizes(root)
  const defects = [...ofEach, ...checkFlows(flows.map(({ flow }) => flow)), ...sizeDefects(sizes)]
  for (const { where, what, cure } of defects) console.error(`${where}: ${what}\n    cure: ${cure}`)
  console.log(sizeReport(sizes))
  console.log(`${flows.length} flows, ${defects.length} defects`)
  return defects.length > 0 ? 1 : 0
}
/** Formats the files of a command, installs what they import and lists them. */
function complete(changes: Changes): Promise<number> {
  finish(projectRoot(), changes)
  console.log([`Made and changed:`, ...new Set([...changes.files, 'pnpm-lock.yaml'])].join('\n  '))
  return Promise.resolve(0)
}
const projectRoot = () => path.dirname(root)
function makeFlow(): Promise<number> {
  if (!name) throw new Error('new NAME')
  return complete(newFlow(projectRoot(), name, values.title ?? `The flow ${name}`, values.partner))
}
function makePage(): Promise<number> {
  if (!name || !newName || !values.kind)
    throw new Error(`new-page FLOW NAME --kind ${Object.keys(kinds).join('|')}`)
  const { kind, title = '新页面' } = values
  return complete(newPage(projectRoot(), { flow: name, name: newName, kind, title }))
}
async function partnerSheet(): Promise<number> {
  const { flow, folder } = await oneFlow()
  const inputs = await testInputsOf({ id: flow.id, steps: stepNames(flow, folder) }, projectRoot())
  console.log(sheet(flow, inputs, (await partnersOf(projectRoot())) ?? []))
  return 0
}
async function difference(): Promise<number> {
  if (!name) throw new Error('diff REV')
  const before = await factsAt(name, projectRoot())
  const after = (await allFlows()).map(({ flow }) => factsOf(flow))
  console.log(diffFlows(before, after).join('\n') || `no flow differs from ${name}`)
  return 0
}
async function touched(): Promise<number> {
  if (!name) throw new Error('where STEP, or the name of a page')
  const found = pagesTouchedBy(name, await allFacts(root), root)
  for (const { id, path: at, pageId, step } of found) console.log(`${id}  ${at}  ${pageId}  ${step}`)
  console.log(`${found.length} pages in ${new Set(found.map(({ id }) => id)).size} flows`)
  return 0
}
const print = (write: (flow: FlowData) => string) => async () => {
  console.log(write((await oneFlow()).flow))
  return 0
}
const commands = new Map([
  ['list', list],
  ['check', check],
  ['new', makeFlow],
  ['new-page', makePage],
  ['sheet', partnerSheet],
  ['draw', print(draw)],
  ['diff', difference],
  ['where', touched],
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
