import { assetSjsh, longNames, many, mustUseCoupon, newCustomer, noCard } from './customers.ts'
import { amountChanged, capBelowMinimum, lowLimit } from './limits.ts'
import { lenderCap } from '../../../people/personas/lender-cap.ts'
import { oldCustomer } from '../../../people/personas/old-customer.ts'
import { auditFails, contactsFailed, needsContacts, needsData, needsFace, slowAudit } from './reviews.ts'
import { leadFlow } from '../../../people/personas/lead-flow.ts'
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
]
