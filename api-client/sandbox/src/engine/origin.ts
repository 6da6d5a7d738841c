import type { Persona } from './persona.ts'
import type { User, World } from './world.ts'

/** The customer, world and time for business functions. `now` is world time, epoch milliseconds. */
export interface Origin {
  world: World
  user: User
  persona: Persona
  now: number
}
