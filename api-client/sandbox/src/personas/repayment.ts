import { cardPersonas } from './repayment/cards.ts'
import { loanPersonas } from './repayment/loans.ts'
import { rightPersonas } from './repayment/rights.ts'
import type { Persona } from './types.ts'

/** Personas that show bills, repayment, automatic repayment, bank cards and rights. */
export const repaymentPersonas: readonly Persona[] = [...loanPersonas, ...cardPersonas, ...rightPersonas]
