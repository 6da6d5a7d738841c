import { Person, type Mount } from './client.ts'
import { loanPage, signIn, signing } from './scenarioBorrowing.ts'
import type { Journey, Step } from './scenarioJourney.ts'
import { publishing, reviewing } from './scenarioPublishing.ts'

export type { Step } from './scenarioJourney.ts'

/**
 * The complete loan journey of an old customer, from sign-in to a decided review. The same scenario runs on every mount
 * and in a browser, so it uses only HTTP requests and standard functions.
 */
export function loanJourney(mount: Mount, scope: string): Step[] {
  const person = new Person(mount, scope)
  // Each step sets what later ones read.
  const journey = { person } as Journey
  return [
    ...signIn(journey),
    ...loanPage(journey, mount),
    ...signing(journey),
    ...publishing(journey),
    ...reviewing(journey),
  ]
}

/** Runs a scenario to its end. Rejects at the first failing step and names it. */
export async function walk(steps: readonly Step[]): Promise<void> {
  for (const { title, run } of steps) {
    await run().catch((error: unknown) => {
      throw new Error(`${title}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    })
  }
}
