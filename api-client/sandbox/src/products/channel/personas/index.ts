import { entryPersonas } from './doors.ts'
import { leadPersonas } from './lead.ts'
import { lendingPersonas } from './lending.ts'
import { partnerPersonas } from './partners.ts'
import { payPersonas } from './pay.ts'
import type { Persona } from '../../../engine/persona.ts'

/** Personas of partner channels, lead offers and staff loans. */
export const channelPersonas: readonly Persona[] = [
  ...partnerPersonas,
  ...entryPersonas,
  ...payPersonas,
  ...leadPersonas,
  ...lendingPersonas,
]
