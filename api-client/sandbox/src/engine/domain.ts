import type * as z from 'zod/mini'
import type { Handlers } from './context.ts'
import type { MagicInput } from './magic.ts'
import type { Customer } from './customer.ts'
import type { PageHandler } from './page.ts'
import type { Persona } from './persona.ts'
import type { DomainUserView, DomainWorldView } from './view.ts'
import type { InitialUser, InitialWorld, User, World } from './world.ts'

/**
 * One part of the simulated business: its state, its personas and its handlers. The engine composes the list of domains
 * and knows none of them by name.
 */
export interface Domain {
  name: string
  /** Chinese name of its group of personas, for pickers. */
  title: string
  handlers: Handlers
  /** The first persona of the first domain is the default. */
  personas?: readonly Persona[]
  magic?: readonly MagicInput[]
  /** Pages of other companies to which it sends the customer. */
  pages?: readonly PageHandler[]
  /** Parts of a persona's data that a world may replace, except lists: use another persona for those. */
  tweaks?: Readonly<Record<string, z.ZodMiniType>>
  /** Initial values of the fields that it adds to `World`. */
  initialWorld?: () => Partial<InitialWorld>
  /** Initial values of the fields that it adds to `User`. */
  initialUser?: () => Partial<InitialUser>
  /** Persona of a phone number that had another account before; undefined: the number's own persona. */
  personaOfFreedPhone?: (world: World, mobile: string) => string | undefined
  /** Called once for every new customer. */
  welcome?: (customer: Customer) => void
  /** Whether a customer must be kept although they are unused. */
  keeps?: (user: User) => boolean
  /** Values of the fields that it adds to `WorldView` and `UserView`. */
  viewWorld?: (world: World) => Partial<DomainWorldView>
  viewUser?: (customer: Customer) => Partial<DomainUserView>
}
