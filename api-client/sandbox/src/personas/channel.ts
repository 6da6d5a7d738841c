import { doorPersonas } from './channel/doors.ts'
import { leadPersonas } from './channel/lead.ts'
import { lendingPersonas } from './channel/lending.ts'
import { partnerPersonas } from './channel/partners.ts'
import { payPersonas } from './channel/pay.ts'
import type { Persona } from './types.ts'

/** Personas that show partner channels, lead offers and staff loans. */
export const channelPersonas: readonly Persona[] = [
  ...partnerPersonas,
  ...doorPersonas,
  ...payPersonas,
  ...leadPersonas,
  ...lendingPersonas,
]
