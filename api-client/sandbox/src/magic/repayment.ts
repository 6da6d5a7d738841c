import type { MagicInput } from './types.ts'

/** Inputs with a meaning: bills, repayment, automatic repayment, bank cards and rights. */
export const repaymentMagic: readonly MagicInput[] = []
