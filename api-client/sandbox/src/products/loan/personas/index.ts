import { assetSjsh, longNames, many, mustUseCoupon, newCustomer, noCard, withdrawCard } from './customers.ts'
import { costPersonas } from './costs.ts'
import { amountChanged, capBelowMinimum, lowLimit } from './limits.ts'
import { lenderCap } from '../../../people/personas/lenderCap.ts'
import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import { auditFails, contactsFailed, needsContacts, needsData, needsFace, slowAudit } from './reviews.ts'
import { leadFlow } from '../../../people/personas/leadFlow.ts'
import type { Persona } from '../../../engine/persona.ts'

/** Customers of the loan journey, the ordinary one first. */
export const loanPersonas: readonly Persona[] = [
  oldCustomer,
  newCustomer,
  noCard,
  lowLimit,
  lenderCap,
  capBelowMinimum,
  leadFlow,
  auditFails,
  slowAudit,
  amountChanged,
  many,
  longNames,
  mustUseCoupon,
  contactsFailed,
  needsData,
  needsFace,
  needsContacts,
  assetSjsh,
  withdrawCard,
  ...costPersonas,
]
