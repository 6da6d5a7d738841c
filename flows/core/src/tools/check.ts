import { homeOf, INDEX, ownPageOf, pageIdOf, parentOf, pathOf, type FlowData } from '../flow.ts'
import { STEP_PAGE } from '../routing.ts'
import type { Step } from '../step.ts'
import { checkConsents } from './consents.ts'
import type { Defect } from './defect.ts'
import { hint } from './near.ts'

type Add = (where: string, what: string, cure: string) => void

/** Defects of one flow; empty when there is none. */
export function checkFlow(flow: FlowData): Defect[] {
  const defects: Defect[] = []
  const add: Add = (where, what, cure) => void defects.push({ where, what, cure })
  checkNames(flow, add)
  defects.push(...checkConsents(flow))
  const reached = reachedPages(flow)
  const named = namedByServer(flow)
  for (const [name, step] of Object.entries(flow.pages)) {
    checkPage(flow, name, step, add)
    if (!reached.has(name) && !flow.enter)
      add(
        pathOf(flow, name),
        'is never led to',
        'name it in an exit, in the server codes or in entries, or take it out',
      )
    checkExits(flow, name, step, add)
    if (named.has(name)) checkServerExits(flow, name, step, add)
  }
  return defects
}

/** Defects of flows taken together: an id, an address or a page id may be given once only. */
export function checkFlows(flows: readonly FlowData[]): Defect[] {
  const defects: Defect[] = []
  const add: Add = (where, what, cure) => void defects.push({ where, what, cure })
  for (const id of repeated(flows.map((flow) => flow.id)))
    add('id', `two flows are '${id}'`, 'give one of them another id: addresses, events and drafts carry it')
  const pages = flows.flatMap((flow) =>
    Object.keys(flow.pages).map((name) => ({
      flow: flow.id,
      pageId: pageIdOf(flow, name),
      path: pathOf(flow, name),
    })),
  )
  for (const pageId of repeated(pages.map((page) => page.pageId))) {
    const places = pages.filter((page) => page.pageId === pageId)
    add(
      places.map(({ flow, path }) => `${path} of ${flow}`).join(', '),
      `page id '${pageId}' is given ${places.length} times`,
      'rename a page or change the base of a flow: views and funnels are counted by page id',
    )
  }
  for (const key of repeated(flows.flatMap((flow) => Object.keys(flow.keys))))
    add('keys', `two flows answer to the page key '${key}'`, 'leave it to one of them')
  return defects
}

const repeated = (texts: readonly string[]) => new Set(texts.filter((text, at) => texts.indexOf(text) !== at))

/** Pages that the flow's start, entries, exits and server codes lead to. */
function reachedPages(flow: FlowData): Set<string> {
  const named = Object.values(flow.exits).flatMap((exits) =>
    Object.values(exits ?? {}).flatMap((dest) => (dest?.to === 'page' ? [dest.page] : [])),
  )
  return new Set([flow.start, ...flow.entries, ...named, ...Object.values(flow.server?.codes ?? {})])
}

/** Pages that a code of the server opens. */
const namedByServer = (flow: FlowData): ReadonlySet<string | null> =>
  new Set(Object.values(flow.server?.codes ?? {}).map((page) => ownPageOf(flow, page)))

function checkNames(flow: FlowData, add: Add): void {
  const has = (name: string) => Object.hasOwn(flow.pages, name)
  const meant = (name: string) => hint(name, Object.keys(flow.pages))
  if (!/^[a-z][a-zA-Z0-9-]*$/.test(flow.id))
    add('id', `'${flow.id}'`, 'use letters, digits and hyphens: it is part of every address and event')
  if (!/^\/[\w/-]*$/.test(flow.base) || (flow.base !== '/' && flow.base.endsWith('/')))
    add('base', `'${flow.base}'`, 'start it with one slash and end it in none: it is an address in the app')
  if (flow.base === '/' && flow.server)
    add('server', 'set on a flow at the root', 'give the flow a base: only an index can ask the server')
  if (!has(flow.start))
    add('start', `'${flow.start}' is no page`, `name a page: recovery leads there${meant(flow.start)}`)
  for (const name of flow.entries)
    if (!has(name))
      add('entries', `'${name}' is no page`, `take it out, or links from outside break${meant(name)}`)
  for (const [key, name] of Object.entries(flow.keys))
    if (!has(name))
      add('keys', `'${key}' leads to no page '${name}'`, `name a page of the flow${meant(name)}`)
  // A code of the common table may have no page in a flow; one that the flow itself names must have one.
  for (const [code, name] of Object.entries(flow.server?.codes ?? {}))
    if (ownPageOf(flow, name) === null && !Object.hasOwn(STEP_PAGE, code))
      add('server', `code '${code}' leads to no page '${name}'`, `name a page of the flow${meant(name)}`)
  for (const name of Object.keys(flow.exits))
    if (!has(name))
      add('exits', `'${name}' is no page`, `take it out: its exits can never happen${meant(name)}`)
  for (const id of repeated(Object.keys(flow.pages).map((name) => pageIdOf(flow, name))))
    add('pages', `two pages are '${id}'`, 'rename one of them: views and funnels are counted by page id')
}

/** The title of a page without a query; null when there is none. */
function plainTitle({ title }: Step): string | null {
  try {
    const text: unknown = typeof title === 'function' ? title({}) : title
    return typeof text === 'string' && text.trim() !== '' ? text : null
  } catch {
    return null
  }
}

/** A page that opens over another is not opened by its address alone, so it may know the outcome. */
const OUTCOME = /成功|失败|通过/

function checkPage(flow: FlowData, name: string, step: Step, add: Add): void {
  const at = pathOf(flow, name)
  if (!(name === INDEX && flow.base !== '/') && !/^\w[\w-]*(\/\w[\w-]*)*$/.test(name))
    add(at, `name '${name}'`, 'use letters, digits, hyphens and slashes: it becomes address and page id')
  if (pathOf(flow, name) === homeOf(flow) && flow.base !== '/')
    add(at, `name '${name}'`, 'rename it: this address asks the server where the user is')
  if (plainTitle(step) === null)
    add(at, 'has no title', 'give defineStep a title; one made from the query must not be empty without it')
  const parent = parentOf(flow, name)
  if (OUTCOME.test(plainTitle(step) ?? '') && !step.over)
    add(
      at,
      `title '${plainTitle(step)}' says how something ended`,
      'name what the page is about: the title stands above what is not known yet, or has ended otherwise, and an address opens it',
    )
  if (step.over && parent === undefined)
    add(at, 'opens over nothing', "name it after the page it opens over, as 'a/b' after 'a'")
  if (step.over && parent !== undefined && flow.pages[parent]?.over)
    add(
      at,
      `opens over '${parent}', which itself opens over a page`,
      'make one a full page: back undoes one level',
    )
  if (step.final && step.leave)
    add(at, 'is final and asks on leaving', 'drop `leave`: nothing is lost by leaving an outcome')
  if (!step.login && step.leave)
    add(
      at,
      'asks on leaving but needs no sign-in',
      'drop `leave` or `login: false`: a guard protects work in progress',
    )
}

/** Exits of a page that the server names: one that asks it may lead to this page once more, which is a dead button. */
function checkServerExits(flow: FlowData, name: string, step: Step, add: Add): void {
  const mapped = flow.exits[name] ?? {}
  const asking = step.over ? [] : Object.keys(step.exits).filter((exit) => !mapped[exit])
  if (asking.length > 0)
    add(
      pathOf(flow, name),
      `no destination is written for ${asking.map((exit) => `'${exit}'`).join(', ')}: the server is asked, and when it names this page again the button does nothing`,
      'write where it leads: `server` where the step has moved the customer on, `serverElse(…)` where nothing may follow',
    )
}

function checkExits(flow: FlowData, name: string, step: Step, add: Add): void {
  const at = pathOf(flow, name)
  const mapped = flow.exits[name] ?? {}
  for (const exit of Object.keys(step.exits))
    if (!flow.server && !step.over && !mapped[exit])
      add(
        at,
        `exit '${exit}' leads nowhere`,
        "map it under the flow's `exits`, or give the flow a server to ask",
      )
  for (const [exit, dest] of Object.entries(mapped)) {
    if (!Object.hasOwn(step.exits, exit))
      add(
        at,
        `maps an exit '${exit}' that the step does not have`,
        `take it out, or add the exit to the step${hint(exit, Object.keys(step.exits))}`,
      )
    if (dest?.to === 'page' && !Object.hasOwn(flow.pages, dest.page))
      add(
        at,
        `exit '${exit}' leads to no page '${dest.page}'`,
        `add the page to the flow's \`pages\`: the start would be shown${hint(dest.page, Object.keys(flow.pages))}`,
      )
    if (dest?.to === 'server' && !flow.server)
      add(at, `exit '${exit}' asks a server`, 'give the flow a server, or name a page')
    if (dest?.to === 'page' && flow.pages[dest.page]?.final && !dest.replace)
      add(
        at,
        `exit '${exit}' pushes the final page '${dest.page}'`,
        'add { replace: true }: back would show the form of a one-off action',
      )
  }
}
