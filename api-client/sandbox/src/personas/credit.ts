import { applicants } from './credit/applicants.ts'
import { provers } from './credit/proofs.ts'
import { raisers } from './credit/raisers.ts'
import type { Persona } from './types.ts'

/** Personas that show credit assessment, proofs of identity, contacts, videos and photos. */
export const creditPersonas: readonly Persona[] = [...applicants, ...provers, ...raisers]
