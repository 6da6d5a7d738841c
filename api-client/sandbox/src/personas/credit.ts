import type { Persona } from './types.ts'

/** Personas that show credit assessment, proofs of identity, contacts, videos and photos. */
export const creditPersonas: readonly Persona[] = []
