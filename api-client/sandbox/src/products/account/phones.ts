import { unshiftCapped, type World } from '../../engine/world.ts'
import { ACCOUNT_CAPS } from '../../people/account/state.ts'

/** Persona of a number that another account gave up: a new customer without an identity. */
const PERSONA_OF_FREED_PHONE = 'unverified'

/** Records that a number has become free. */
export function freePhone(world: World, mobile: string): void {
  unshiftCapped(world.freedPhones, mobile, ACCOUNT_CAPS.freedPhones)
}

/** The persona of a number that another account gave up; undefined: the number's own persona. */
export function personaOfFreedPhone(world: World, mobile: string): string | undefined {
  return world.freedPhones.includes(mobile) ? PERSONA_OF_FREED_PHONE : undefined
}
