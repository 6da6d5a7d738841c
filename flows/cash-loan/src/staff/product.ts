import { staffCashGetAmountQuery } from '@koo/api-client/calls'
import type { RateTableEntry, StaffCashGetAmountContent } from '@koo/api-client/types'
import type { LoanProduct, LoanRates } from '@koo/steps/loan'
import { staffConsent } from '../consent.ts'
import { STAFF_LOAN_TYPE } from '../constants.ts'
import type { NextPage } from '../model/nextPage.ts'
import { staffDraft } from '../model/product/drafts.ts'
import { shared } from '../model/product/shared.ts'

/** The cash loan for staff: its own limit and rate, no coupons, no confirm page. */
export const staffProduct = ({ next }: NextPage): LoanProduct => ({
  ...shared,
  scene: 'main',
  typeId: STAFF_LOAN_TYPE,
  limits: staffCashGetAmountQuery,
  ratesFor: staffRates,
  draft: staffDraft,
  consent: staffConsent,
  next,
})

/** The periods of the ordinary loan with the staff rate and no fee. Without the rate nothing is offered: no loan without its cost. */
function staffRates(rates: LoanRates, { yearRate }: StaffCashGetAmountContent): LoanRates {
  const own = (row: RateTableEntry): RateTableEntry[] =>
    yearRate == null ? [] : [{ ...row, irr: yearRate, handFeeRate: 0, instBaseYearRate: yearRate }]
  return { ...rates, rateTable: rates.rateTable.flatMap(own) }
}
