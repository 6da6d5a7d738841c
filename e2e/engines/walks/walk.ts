import type { Page } from '../page.ts'
import type { World } from '../world.ts'

/** What a walk is given. */
export interface Place {
  readonly world: World
  readonly page: Page
  /** Looks for faults of the screen, and takes a picture where pictures are wanted. */
  see(name: string): Promise<void>
}

/** A customer's way to its end, the same in every engine. It throws when the product does not do what it should. */
export interface Walk {
  readonly name: string
  run(place: Place): Promise<void>
}

/** Throws unless both are equal, compared as JSON. */
export function expectEqual(what: string, found: unknown, expected: unknown): void {
  const [has, wants] = [JSON.stringify(found), JSON.stringify(expected)]
  if (has !== wants) throw new Error(`${what}: ${has}, expected ${wants}`)
}
