import { parseTerms } from './fromContract/terms.ts'
import type { ScheduleInput } from './fromContract/wire.ts'
import { applyBenefit } from './schedule/applyBenefit.ts'
import { baseSchedule } from './schedule/baseSchedule.ts'
import { type ScheduleContract, toContract } from './toContract.ts'

// semantics 3.6
/**
 * The schedule calculator with the contract's names for input and result. `null` ("nothing") by the rules of
 * `parseTerms`. Never throws for an object; throws an `InputError` for anything else.
 * @example calculateSchedule({ amount: 10000, loanPeriod: 12, yearRate: 0.24 })?.monthPay // '945.60'
 */
export function calculateSchedule(raw: ScheduleInput): ScheduleContract | null {
  const terms = parseTerms(raw)
  if (terms === null) return null
  const base = baseSchedule(terms)
  return toContract(base, applyBenefit(base, terms.benefit))
}
