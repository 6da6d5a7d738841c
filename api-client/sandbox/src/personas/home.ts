import type { Persona } from './types.ts'

/** Personas that show home page, messages, campaigns, top-up and membership. */
export const homePersonas: readonly Persona[] = []
