import { domains } from '../products/index.ts'
import type { Customer } from '../engine/customer.ts'
import { START } from './client.ts'

/** A customer of a persona in a separate world, for functions that are tested without a call. */
export function customerNamed(
  persona: string,
  { tweak, mobile = domains.phoneOf(persona) }: { tweak?: Record<string, unknown>; mobile?: string } = {},
): Customer {
  const world = domains.newWorld({ scope: 'default', persona, seed: 1, now: START, tweak })
  return domains.customerOf(world, domains.userOf(world, mobile, persona), START)
}
