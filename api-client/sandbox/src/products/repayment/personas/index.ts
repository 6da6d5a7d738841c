import { cardPersonas } from './cards.ts'
import { loanPersonas } from './loans.ts'
import { repaymentMorePersonas } from './repayments.ts'
import { rightPersonas } from './rights.ts'
import type { Persona } from '../../../engine/persona.ts'

/** Personas of the repayment domain: bills, repayment, automatic repayment, bank cards and rights. */
export const repaymentPersonas: readonly Persona[] = [
  ...loanPersonas,
  ...cardPersonas,
  ...rightPersonas,
  ...repaymentMorePersonas,
]
