import { ownPageOf, pageIdOf, pathOf, type FlowData } from '../flow.ts'
import { titleOf } from '../title.ts'
import type { Defect } from './defect.ts'

/** A page as the specification lists it. */
export interface InventoryPage {
  readonly path: string
  readonly title: string
  readonly pageId: string
  /** Codes of the server that open it. */
  readonly codes?: readonly string[]
  /** Left out: the page asks for sign-in. */
  readonly login?: false
  /** Left out: leaving asks nothing. */
  readonly leave?: true
  /** Why there is a page that the specification does not list. */
  readonly added?: string
}

const shown = (value: unknown) => (Array.isArray(value) ? value.join(', ') || 'none' : String(value))

/** Differences between a definition and the specification's list of its pages. */
export function checkInventory(flow: FlowData, listed: readonly InventoryPage[]): Defect[] {
  const names = new Map(Object.keys(flow.pages).map((name) => [pathOf(flow, name), name]))
  const missing = listed
    .filter(({ path }) => !names.has(path))
    .map(({ path }) => ({
      where: path,
      what: 'is in the inventory, and no page has this address',
      cure: "add the page to the flow's `pages`",
    }))
  const unlisted = [...names.keys()]
    .filter((path) => !listed.some((page) => page.path === path))
    .map((path) => ({
      where: path,
      what: 'is not in the inventory',
      cure: 'take the page out, or list it in flows/inventory.json',
    }))
  return [...missing, ...unlisted, ...listed.flatMap((page) => differences(flow, page, names.get(page.path)))]
}

function differences(flow: FlowData, listed: InventoryPage, name: string | undefined): Defect[] {
  const step = name === undefined ? undefined : flow.pages[name]
  if (name === undefined || !step) return []
  const codes = flow.server?.codes ?? {}
  const facts: Readonly<Record<string, readonly [listed: unknown, found: unknown]>> = {
    title: [listed.title, titleOf(step.title, {})],
    'page id': [listed.pageId, pageIdOf(flow, name)],
    'sign-in': [listed.login ?? true, step.login],
    'asks on leaving': [listed.leave ?? false, step.leave !== null],
    codes: [
      (listed.codes ?? []).toSorted(),
      Object.keys(codes)
        .filter((code) => ownPageOf(flow, codes[code] ?? '') === name)
        .toSorted(),
    ],
  }
  return Object.entries(facts)
    .filter(([, [wanted, found]]) => shown(wanted) !== shown(found))
    .map(([what, [wanted, found]]) => ({
      where: listed.path,
      what: `${what}: ${shown(found)}, and ${shown(wanted)} in the inventory`,
      cure: 'make the definition say what the specification says',
    }))
}
