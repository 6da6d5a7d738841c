import type { Persona } from './types.ts'

/** Personas that show who the customer is outside a loan: account data, addresses, complaints, web configuration. */
export const accountPersonas: readonly Persona[] = []
