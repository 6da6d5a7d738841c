import type { Persona } from '../../engine/persona.ts'
import { lenderAt } from '../loans/institutions.ts'
import type { Quote } from '../state/loan.ts'
import type { Lender } from '../state/costSeed.ts'
import type { LentPart } from './charges.ts'

/** The lender of the wallet's loans. */
export const ownLender = ({ lender }: Persona): Lender => ({ name: lender.instName, kind: lender.kind })

/** A loan, or a part of one, that the wallet's lender lends. */
export const ownPart = (persona: Persona, quote: Quote): LentPart => partOf(ownLender(persona), quote)

/** A loan, or a part of one, that the first lender of the lead flow lends. */
export const leadPart = (quote: Quote): LentPart => partOf(lenderAt(0), quote)

const partOf = (lender: Lender, { rows, rates }: Quote): LentPart => ({ lender, rows, rates })
