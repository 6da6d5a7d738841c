import type { CashPreApprovalContent } from '@koo/api-client/types'
import { preClearPeriods } from '@koo/pricing'
import { LOCKED_PERIODS, NO_FIRST_SIX } from './constants.ts'

/**
 * After how many paid periods a loan may be settled early: the terms and the commitment name the same. Null: the terms
 * do not say, or the loan is over by then.
 */
export function clearAfter(
  periods: number,
  { preClearCoefficient, advanceType }: Pick<CashPreApprovalContent, 'preClearCoefficient' | 'advanceType'>,
): number | null {
  const stated = preClearPeriods(periods, preClearCoefficient)
  if (advanceType !== NO_FIRST_SIX) return stated
  const locked = Math.max(stated ?? 0, LOCKED_PERIODS)
  return locked < periods ? locked : null
}
