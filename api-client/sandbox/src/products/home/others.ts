import type { Origin } from '../../engine/origin.ts'

/** What the home page asks other products, which it does not import: the list of products hands it in. */
export interface Others {
  /** Whether the customer has seen or used the pop-up of this id before. */
  isWindowDone: (origin: Origin, id: string) => boolean
}
