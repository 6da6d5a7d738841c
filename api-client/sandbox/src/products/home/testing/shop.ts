import assert from 'node:assert/strict'
import type { Calls } from '@koo/api-client/registry'
import { mountOf, Person, serial, frozenSandbox } from '../../../testing/client.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** A customer of a persona in a separate sandbox. */
export async function customer(persona: string): Promise<Person> {
  return new Person(mountOf(frozenSandbox())).signIn(persona)
}

/** Moves the clock of a customer's world on and signs in again, because the token would have expired. */
export async function later(person: Person, ms: number, persona?: string): Promise<void> {
  await person.admin('POST', 'clock', { advanceMs: ms })
  await person.signIn(persona)
}

/** Text of the cashier's page at `url`. */
export async function cashier(person: Person, url: string | null | undefined): Promise<[number, string]> {
  assert.ok(url)
  const response = await person.mount.fetch(url)
  return [response.status, await response.text()]
}

/** Presses a button of the cashier; returns where the browser is redirected. */
export async function pay(
  person: Person,
  url: string | null | undefined,
  outcome: 'success' | 'failed' | 'processing' | 'later' = 'success',
): Promise<string | null> {
  assert.ok(url)
  const response = await person.mount.fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }) })
  return response.headers.get('location')
}

/** Draws, or receives the coupon of that code; the number makes the request unique. */
export async function draw(
  person: Person,
  k: number,
  activityCode = 'lucky-draw',
): Promise<Calls['activity/drawPrize']['content']> {
  return person.call('activity/drawPrize', { serialNumber: serial(k), activityCode })
}

/** Result and message of a refused draw. */
export async function refusedDraw(
  person: Person,
  k: number,
  activityCode: string,
): Promise<[number, string]> {
  return person.refusal('activity/drawPrize', { serialNumber: serial(k), activityCode })
}
