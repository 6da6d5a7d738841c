import type { Person } from '../../../testing/client.ts'

/** Proves what a persona demonstrates. */
export type Proof = (person: Person) => Promise<void>

/** Moves the clock on by some seconds. */
export async function later(person: Person, seconds: number): Promise<void> {
  await person.admin('POST', 'clock', { advanceMs: seconds * 1000 })
}
