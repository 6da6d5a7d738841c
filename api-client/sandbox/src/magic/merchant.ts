import type { MagicInput } from './types.ts'

/** Inputs with a meaning: merchant loans, stores, windows and questionnaires. */
export const merchantMagic: readonly MagicInput[] = []
