import type { MagicInput } from './types.ts'

/** Inputs with a meaning: who the customer is outside a loan: account data, addresses, complaints, web configuration. */
export const accountMagic: readonly MagicInput[] = []
