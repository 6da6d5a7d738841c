import { staffCashGetAmountQuery } from '@koo/api-client/calls'
import type {
  MerchantGetLoanRateInfoV3Content,
  RateTableEntry,
  StaffCashGetAmountContent,
} from '@koo/api-client/types'
import { staffConsent } from '../consent.ts'
import { STAFF_LOAN_TYPE } from '../constants.ts'
import { staffDraft } from '../model/draft/draft.ts'
import type { LoanProduct } from '../model/loan/product.ts'
import type { NextPage } from '../model/nextPage.ts'

/** The cash loan for staff: its own limit and rate, no coupons, no confirm page. */
export const staffProduct = ({ next }: NextPage): LoanProduct => ({
  scene: 'main',
  typeId: STAFF_LOAN_TYPE,
  limits: staffCashGetAmountQuery,
  ratesFor: staffRates,
  hasCoupons: false,
  draft: staffDraft,
  consent: staffConsent,
  next,
})

/** The periods of the ordinary loan with the staff rate and no fee. Without the rate nothing is offered: no loan without its cost. */
function staffRates(
  rates: MerchantGetLoanRateInfoV3Content,
  { yearRate }: StaffCashGetAmountContent,
): MerchantGetLoanRateInfoV3Content {
  const own = (row: RateTableEntry): RateTableEntry[] =>
    yearRate == null ? [] : [{ ...row, irr: yearRate, handFeeRate: 0, instBaseYearRate: yearRate }]
  return { ...rates, rateTable: rates.rateTable.flatMap(own) }
}
