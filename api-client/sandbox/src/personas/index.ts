import { PHONE_ENDINGS } from '../magic.ts'
import { longNames, many, mustUseCoupon, newCustomer, noCard } from './customers.ts'
import { amountChanged, capBelowMinimum, lenderCap, lowLimit } from './limits.ts'
import { oldCustomer } from './old-customer.ts'
import {
  auditFails,
  contactsFailed,
  leadFlow,
  needsContacts,
  needsData,
  needsFace,
  slowAudit,
} from './reviews.ts'
import type { Persona } from './types.ts'

export type { Persona } from './types.ts'

/** Every persona, the default first. */
export const personas: readonly Persona[] = [
  oldCustomer,
  newCustomer,
  noCard,
  lowLimit,
  lenderCap,
  capBelowMinimum,
  leadFlow,
  auditFails,
  slowAudit,
  amountChanged,
  many,
  longNames,
  mustUseCoupon,
  contactsFailed,
  needsData,
  needsFace,
  needsContacts,
]

export const DEFAULT_PERSONA = oldCustomer.name

/** The persona of that name, or undefined. */
export function findPersona(name: string): Persona | undefined {
  return personas.find((persona) => persona.name === name)
}

/** Name of the persona a phone number signs in as: by its ending, else the world's own. */
export function personaOfMobile(mobile: string, worldPersona: string): string {
  return PHONE_ENDINGS[mobile.slice(-4)] ?? worldPersona
}
