import type { Sandbox } from '../../../index.ts'
import type { Customer } from '../../../engine/customer.ts'
import { mountOf, Person, frozenSandbox } from '../../../testing/client.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

/** A signed-in customer of a persona, with the sandbox. */
export async function signedIn(persona?: string): Promise<{ person: Person; sandbox: Sandbox }> {
  const sandbox = frozenSandbox()
  return { person: await new Person(mountOf(sandbox)).signIn(persona), sandbox }
}

/** The same customer `ms` later. */
export function later(customer: Customer, ms: number): Customer {
  return { ...customer, now: customer.now + ms }
}

/** The customer's limit, as decimal text in yuan. */
export async function limitOf(person: Person): Promise<unknown> {
  return (await person.call('credit/queryAmount', {})).loanAmount
}

/** Whether an authorisation may start: true, or the code of the reason. */
export async function permissionOf(person: Person, authId: string | number): Promise<unknown> {
  const { allowed, reasonCode } = await person.call('credit/preValidator', { authId })
  return allowed || reasonCode
}

/** A picture with that file name. */
export function picture(name: string, type = 'image/jpeg', content = 'a picture'): File {
  return new File([content], name, { type })
}

/** A recording with that file name. */
export function video(name: string, content = 'a recording'): File {
  return new File([content], name, { type: 'video/mp4' })
}
