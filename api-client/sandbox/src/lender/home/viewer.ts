import type { Wire } from '../../contract.ts'
import type { Origin } from '../../origin.ts'
import { homeStandingOf, type HomeStanding } from './stage.ts'

/** Who looks at the home page, and from where. */
export interface Viewer {
  /** Origin of the addresses handed out. */
  origin: string
  world: Origin['world']
  now: number
  /** Null: a visitor. */
  customer: (Origin & { standing: HomeStanding }) | null
}

/** An entry of a floor. */
export type Item = NonNullable<Wire<'apphome/queryContentV5'>['sections'][number]['items']>[number]

/** A floor of the home page; one without items is left out. */
interface Floor {
  title: string | null
  items: Item[]
}

/** What one viewer finds on a floor. */
export type FloorOf = (viewer: Viewer) => Floor

/** A floor that a viewer does not get. */
export const NOTHING: Floor = { title: null, items: [] }

/** Where the pages of the app lie. */
export const BASE = '/pages/credit'

/** A customer, or a visitor (null), as the home page looks at one. */
export function viewerOf(
  { world, now, origin }: { world: Origin['world']; now: number; origin: string },
  customer: Origin | null,
): Viewer {
  return { origin, world, now, customer: customer && { ...customer, standing: homeStandingOf(customer) } }
}
