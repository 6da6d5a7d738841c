import { InputError } from '../inputError.ts'
import { MAX_CENTS } from '../number/cents.ts'
import { isAbove } from '../number/rate.ts'
import { type Terms, isCount, isDayCount, isFraction, isPeriodCount } from './terms.ts'

/**
 * Checks terms made by hand: throws an `InputError` that names the field when no row could be calculated. Terms from
 * `parseTerms` and `termsFromRow` always pass.
 */
export function checkTerms(terms: Terms): void {
  const { principal, periods, annualRate, lenderAnnualRate, handlingFeeRate, firstPeriodDays } = terms
  if (!isCount(principal, MAX_CENTS))
    throw new InputError('principal', 'whole cents of 1 to 1e15 are expected')
  if (!isPeriodCount(periods)) throw new InputError('periods', 'an integer of 1 to 600 is expected')
  if (!isFraction(annualRate)) throw new InputError('annualRate', 'a rate above 0, at most 1 is expected')
  if (isAbove(lenderAnnualRate, annualRate)) {
    throw new InputError('lenderAnnualRate', 'a part of the annual rate is expected')
  }
  if (!isFraction(handlingFeeRate)) throw new InputError('handlingFeeRate', 'a rate of at most 1 is expected')
  if (firstPeriodDays !== null && !isDayCount(firstPeriodDays)) {
    throw new InputError('firstPeriodDays', 'an integer of 1 to 30 is expected')
  }
}
