import { pageIdOf, parentOf, pathOf } from '../define.ts'
import type { FlowData } from '../types.ts'

/** A fault of a definition that types cannot see, and why it is one. */
export interface Fault {
  readonly where: string
  readonly what: string
  readonly why: string
}

/** Pages that the flow itself leads to. */
function reached(flow: FlowData): Set<string> {
  const named = Object.values(flow.exits).flatMap((exits) =>
    Object.values(exits ?? {}).flatMap((dest) => (dest?.to === 'page' ? [dest.page] : [])),
  )
  return new Set([flow.start, ...flow.entries, ...named, ...Object.values(flow.server?.codes ?? {})])
}

/** Faults of one flow; empty when there is none. */
export function checkFlow(flow: FlowData): Fault[] {
  const faults: Fault[] = []
  const add = (where: string, what: string, why: string) => void faults.push({ where, what, why })
  const names = Object.keys(flow.pages)
  const has = (name: string) => Object.hasOwn(flow.pages, name)

  if (!/^[a-z][a-zA-Z0-9-]*$/.test(flow.id))
    add('id', `'${flow.id}'`, 'it is part of every address and event: letters, digits, hyphens')
  if (!/^\/[\w/-]*$/.test(flow.base) || (flow.base !== '/' && flow.base.endsWith('/')))
    add('base', `'${flow.base}'`, 'an address inside the app starts with one slash and does not end in one')
  if (flow.base === '/' && flow.server)
    add('server', 'set on a flow at the root', 'such a flow has no index that could ask')
  if (!has(flow.start)) add('start', `'${flow.start}' is no page`, 'recovery would lead nowhere')
  for (const name of flow.entries)
    if (!has(name)) add('entries', `'${name}' is no page`, 'links from outside would break')

  const reachable = reached(flow)
  for (const name of names) {
    const step = flow.pages[name]
    if (!step) continue
    const at = pathOf(flow, name)
    if (!/^\w[\w-]*(\/\w[\w-]*)*$/.test(name))
      add(at, `name '${name}'`, 'names become addresses and page ids')
    const parent = parentOf(flow, name)
    if (step.over && parent === undefined)
      add(at, 'opens over nothing', "'over' needs a page whose name this one goes on from, as 'a/b' from 'a'")
    if (step.over && parent !== undefined && flow.pages[parent]?.over)
      add(at, `opens over '${parent}', which itself opens over a page`, 'one level is what one back can undo')
    if (!reachable.has(name) && !flow.enter)
      add(at, 'is never led to', 'name it in an exit, in the server codes or in entries, or take it out')
    if (step.final && step.leave)
      add(at, 'is final and asks on leaving', 'nothing is lost by leaving an outcome')
    if (!step.login && step.leave)
      add(at, 'asks on leaving but needs no sign-in', 'a guard protects work in progress')
    for (const exit of step.exits)
      if (!flow.server && !step.over && !flow.exits[name]?.[exit])
        add(at, `exit '${exit}' leads nowhere`, 'without a server each exit must be mapped')
    for (const [exit, dest] of Object.entries(flow.exits[name] ?? {})) {
      if (!step.exits.includes(exit))
        add(at, `maps an exit '${exit}' that the step does not have`, 'it can never happen')
      if (dest?.to === 'page' && !has(dest.page))
        add(at, `exit '${exit}' leads to no page '${dest.page}'`, 'the start would be shown')
      if (dest?.to === 'server' && !flow.server) add(at, `exit '${exit}' asks a server`, 'this flow has none')
      if (dest?.to === 'page' && flow.pages[dest.page]?.final && !dest.replace)
        add(
          at,
          `exit '${exit}' pushes the final page '${dest.page}'`,
          'back would show the form of a one-off action: add { replace: true }',
        )
    }
  }
  for (const name of Object.keys(flow.exits))
    if (!has(name)) add('exits', `'${name}' is no page`, 'its exits can never happen')
  const ids = names.map((name) => pageIdOf(flow, name))
  for (const id of new Set(ids))
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) add('pages', `two pages are '${id}'`, 'page ids are unique')
  return faults
}
