import type { Persona } from '../../../engine/persona.ts'
import { hinderedPersonas } from './hindrances.ts'
import { profilePersonas } from './profiles.ts'

/** Personas of the account domain: account data, addresses, complaints, web configuration. */
export const accountPersonas: readonly Persona[] = [...profilePersonas, ...hinderedPersonas]
