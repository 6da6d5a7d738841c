import type { MagicInput } from './types.ts'

/** Inputs with a meaning: credit assessment, proofs of identity, contacts, videos and photos. */
export const creditMagic: readonly MagicInput[] = []
