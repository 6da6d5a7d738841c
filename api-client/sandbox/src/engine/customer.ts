import type { Persona } from './persona.ts'
import type { User, World } from './world.ts'

/** A customer at one moment, in their world: what business functions get. `now` is world time, epoch milliseconds. */
export interface Customer {
  world: World
  user: User
  persona: Persona
  now: number
}
