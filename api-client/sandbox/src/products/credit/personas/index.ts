import { applicants } from './applicants.ts'
import { provers } from './proofs.ts'
import { raisers } from './raisers.ts'
import type { Persona } from '../../../engine/persona.ts'

/** Personas of the credit domain: assessment, proofs of identity, contacts, videos and photos. */
export const creditPersonas: readonly Persona[] = [...applicants, ...provers, ...raisers]
