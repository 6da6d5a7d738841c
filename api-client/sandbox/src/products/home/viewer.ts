import type { Wire } from '../../engine/contract.ts'
import type { Customer } from '../../engine/customer.ts'
import { homeStageOf, type HomeStage } from './stage.ts'

/** The viewer of the home page, and the time and address of the request. */
export interface Viewer {
  /** What the addresses in the reply begin with. */
  baseUrl: string
  world: Customer['world']
  now: number
  /** Null: a visitor. */
  customer: (Customer & { homeStage: HomeStage }) | null
}

/** An entry of a floor. */
export type Item = NonNullable<Wire<'apphome/queryContentV5'>['sections'][number]['items']>[number]

/** A floor of the home page; one without items is left out. */
export interface Floor {
  title: string | null
  items: Item[]
}

/** The items of a floor for one viewer. */
export type FloorOf = (viewer: Viewer) => Floor

/** A floor that the viewer does not see. */
export const NOTHING: Floor = { title: null, items: [] }

/** Base address of the app's pages. */
export const BASE = '/pages/credit'

/** Describes a customer, or a visitor (null), for the home page. */
export function viewerOf(
  { world, now, baseUrl }: { world: Customer['world']; now: number; baseUrl: string },
  customer: Customer | null,
): Viewer {
  return { baseUrl, world, now, customer: customer && { ...customer, homeStage: homeStageOf(customer) } }
}
