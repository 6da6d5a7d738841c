import { expect } from 'vitest'
import { frozenSandbox, mountOf, Person } from './client.ts'

/** A signed-in customer in a scope of its own, in a sandbox with a frozen clock. */
export async function signedIn(): Promise<Person> {
  return new Person(mountOf(frozenSandbox()), 'lab').signIn()
}

/** The error text of a refused admin request. */
export async function refusedAdmin(person: Person, name: string, body: unknown): Promise<string> {
  const response = await person.mount.fetch(`${person.mount.origin}/__sandbox/${name}`, {
    method: 'POST',
    headers: { 'x-sandbox-scope': person.scope },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(400)
  return ((await response.json()) as { error: string }).error
}
