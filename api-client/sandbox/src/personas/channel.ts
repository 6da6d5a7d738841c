import type { Persona } from './types.ts'

/** Personas that show partner channels, lead offers and staff loans. */
export const channelPersonas: readonly Persona[] = []
