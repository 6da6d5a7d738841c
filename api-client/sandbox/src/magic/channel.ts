import type { MagicInput } from './types.ts'

/** Inputs with a meaning: partner channels, lead offers and staff loans. */
export const channelMagic: readonly MagicInput[] = []
