import type { Persona } from './personas/types.ts'
import type { User, World } from './world.ts'

/** Whom the lender's functions work for, and when. `now` is world time, epoch milliseconds. */
export interface Origin {
  world: World
  user: User
  persona: Persona
  now: number
}
