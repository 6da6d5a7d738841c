import type { MagicInput } from './types.ts'

/** Inputs with a meaning: home page, messages, campaigns, top-up and membership. */
export const homeMagic: readonly MagicInput[] = []
