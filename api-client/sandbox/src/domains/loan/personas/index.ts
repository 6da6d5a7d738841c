import { assetSjsh, longNames, many, mustUseCoupon, newCustomer, noCard } from './customers.ts'
import { amountChanged, capBelowMinimum, lenderCap, lowLimit } from './limits.ts'
import { oldCustomer } from './old-customer.ts'
import {
  auditFails,
  contactsFailed,
  leadFlow,
  needsContacts,
  needsData,
  needsFace,
  slowAudit,
} from './reviews.ts'
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
