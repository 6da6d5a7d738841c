import type { Persona } from './types.ts'

/** Personas that show bills, repayment, automatic repayment, bank cards and rights. */
export const repaymentPersonas: readonly Persona[] = []
