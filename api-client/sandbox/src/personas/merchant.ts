import type { Persona } from './types.ts'

/** Personas that show merchant loans, stores, windows and questionnaires. */
export const merchantPersonas: readonly Persona[] = []
