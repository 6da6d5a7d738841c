/** Walks that come from the definitions of flows: their personas go the ways that the derived tests go with stubs. */
import { personas as customers } from '@koo/sandbox'
import { loadAll, type FlowPackage } from '../../../flows/core/bin/packages.ts'
import { homeOf, pageIdOf, pathOf } from '../../../flows/core/src/flow.ts'
import { Customer } from './customer.ts'
import type { Place, Walk } from './walk.ts'

type Flow = FlowPackage['flows'][number]
type Way = FlowPackage['personas'][number]

const BASE = '/pages/credit'
/** Who goes a way that has no customer of its own in the sandbox. */
const ANYBODY = 'old-customer'
/** How long a customer may be busy with one page, ms. */
const PATIENCE = 90_000
/** How much of the lender's time passes in a moment, ms: what it checks is soon done, and a code still holds when it is typed. */
const TURN = 2_000
const MOMENT = 300

/** The page that takes the credential of a partner: it is open before sign-in. */
const handoverOf = (flow: Flow) =>
  Object.entries(flow.pages).find(([, step]) => !step.login && 'failed' in step.exits)?.[0]

/** Where a customer comes in: the first page of the way, if it may be opened from outside, else where the server says. */
function entryOf(flow: Flow, way: Way): { path: string; takesCredential: boolean } {
  const [first] = way.lines
  const handover = handoverOf(flow)
  if (first && first.at !== handover && flow.entries.includes(first.at))
    return { path: pathOf(flow, first.at), takesCredential: false }
  if (handover !== undefined) return { path: pathOf(flow, handover), takesCredential: true }
  return { path: homeOf(flow), takesCredential: false }
}

const mobileOf = (name: string) => customers.find((each) => each.name === name)?.mobile

/** Which of `wanted` are in `seen`, each as often as it is there. Views of two pages may arrive in any order. */
function foundIn(seen: readonly string[], wanted: readonly string[]): readonly boolean[] {
  const left = [...seen]
  return wanted.map((page) => {
    const at = left.indexOf(page)
    if (at !== -1) left.splice(at, 1)
    return at !== -1
  })
}

/** How many of `wanted`, from the first on, are in `seen`. */
function reachedOf(wanted: readonly string[], seen: readonly string[]): number {
  const missing = foundIn(seen, wanted).indexOf(false)
  return missing === -1 ? wanted.length : missing
}

/** Pages of which a view was counted, and those that the customer stood at and left before the app was idle and counted it. */
function pagesSeen(views: readonly string[], stoodAt: readonly string[]): readonly string[] {
  const counted = foundIn(views, stoodAt)
  return [...views, ...stoodAt.filter((_, at) => !counted[at])]
}

/** The page of a flow at a path. */
const pageAt = (flow: Flow, path: string): string | undefined =>
  Object.keys(flow.pages).find((name) => path.replace(/\/$/, '') === BASE + pathOf(flow, name))

/**
 * Whether a way is at its end: the customer of a shop, which has a theme of its own, is back there; any other one has left
 * by the last exit, or stays where there is none.
 */
function isOver(flow: Flow, way: Way, path: string): boolean {
  if (flow.theme !== null) return !path.startsWith(`${BASE}/`)
  return way.lines.at(-1)?.exit === undefined || pageAt(flow, path) === undefined
}

/** Does what each page asks for until every page of the way was seen, and its end is reached. */
async function goTheWay(flow: Flow, way: Way, { world, page, see }: Place): Promise<void> {
  const customer = new Customer(world)
  // A page before sign-in counts no view.
  const wanted = way.lines.filter(({ at }) => flow.pages[at]?.login).map(({ at }) => pageIdOf(flow, at))
  // The last page of a channel hands over, at once and without a view: it asks for a card, or names the lender.
  const mayLack = handoverOf(flow) === undefined ? 0 : 1
  const stoodAt: string[] = []
  let reached = 0
  let shown: string | null = null
  let turned = 0
  for (let since = Date.now(); ;) {
    // While the page is replaced by the next one there is no path.
    const path = await page.path().catch(() => null)
    if (path !== null && path !== shown) {
      shown = path
      const name = pageAt(flow, path)
      if (name !== undefined) stoodAt.push(pageIdOf(flow, name))
      await see(path.replace(`${BASE}/`, ''))
    }
    const seen = pagesSeen(await world.sandbox.views(), stoodAt)
    const now = reachedOf(wanted, seen)
    if (now > reached) since = Date.now()
    reached = now
    if (path !== null && reached >= wanted.length - mayLack && isOver(flow, way, path)) return
    if (Date.now() - since > PATIENCE)
      throw new Error(
        `${reached} of ${wanted.length} pages, not ${wanted[reached] ?? 'its end'}, of ${seen.join()}: ${await page.told()}`,
      )
    if (Date.now() - turned > MOMENT) {
      turned = Date.now()
      await world.sandbox.advance(TURN)
    }
    await customer.step()
  }
}

function walkOf(flow: Flow, way: Way): Walk {
  const persona = mobileOf(way.name) === undefined ? ANYBODY : way.name
  const { path, takesCredential } = entryOf(flow, way)
  return {
    name: `${flow.id}/${way.name}`,
    async run(place) {
      await place.world.enter({ persona, signedIn: !takesCredential })
      await place.world.open(takesCredential ? `${path}?partnerToken=${flow.id}.${mobileOf(persona)}` : path)
      await goTheWay(flow, way, place)
    },
  }
}

/** The longest ways of a flow: the shorter ones are parts of them, or need a lender that fails in the middle. */
function longestOf(ways: readonly Way[]): readonly Way[] {
  const length = Math.max(...ways.map(({ lines }) => lines.length))
  return ways.filter(({ lines }) => lines.length === length)
}

/** A walk to the end of each flow, but for flows that have walks of their own. */
export async function walksByDefinition(without: readonly string[]): Promise<Walk[]> {
  const packages = await loadAll()
  const ids = packages.flatMap(({ flows }) => flows.map(({ id }) => id))
  const unknown = without.find((id) => !ids.includes(id))
  if (unknown !== undefined) throw new Error(`No flow has the id ${unknown}. Ids: ${ids.join()}`)
  return packages.flatMap(({ flows, personas }) =>
    flows
      .filter(({ id }) => !without.includes(id))
      .flatMap((flow) => longestOf(personas).map((way) => walkOf(flow, way))),
  )
}
