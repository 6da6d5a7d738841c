import { personaOf } from '../../src/context.ts'
import { userOf } from '../../src/lender/people.ts'
import { phoneOf } from '../../src/personas/index.ts'
import { newWorld } from '../../src/world.ts'
import type { Sandbox } from '../../src/index.ts'
import type { Origin } from '../../src/origin.ts'
import { mountOf, Person, START, stillSandbox } from '../client.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

/** A customer of a persona who is signed in, and the sandbox around. */
export async function signedIn(persona?: string): Promise<{ person: Person; sandbox: Sandbox }> {
  const sandbox = stillSandbox()
  return { person: await new Person(mountOf(sandbox)).signIn(persona), sandbox }
}

/** A customer of a persona at `now`, for functions that no call of this domain reaches. */
export function customer(persona: string, tweak?: Record<string, unknown>): Origin {
  const world = newWorld({ scope: 'default', persona, seed: 1, now: START, tweak })
  const user = userOf(world, phoneOf(persona), persona)
  return { world, user, persona: personaOf(world, user), now: START }
}

/** The same customer `ms` later. */
export function later(origin: Origin, ms: number): Origin {
  return { ...origin, now: origin.now + ms }
}

/** A picture of that file name. */
export function picture(name: string, type = 'image/jpeg', content = 'a picture'): File {
  return new File([content], name, { type })
}

/** A recording of that file name. */
export function video(name: string, content = 'a recording'): File {
  return new File([content], name, { type: 'video/mp4' })
}
