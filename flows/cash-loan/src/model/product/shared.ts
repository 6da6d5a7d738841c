import {
  cashQueryLoanAgreementsQuery,
  cashQueryLoanUseQuery,
  merchantGetLoanRateInfoV3Query,
} from '@koo/api-client/calls'
import type { LoanProduct } from '@koo/steps/loan'
import { DEFAULT_LOAN_USE } from '../../constants.ts'
import { copy } from './copy.ts'

/** What all loans of this flow have in common on the loan page. */
export const shared = {
  rates: merchantGetLoanRateInfoV3Query,
  agreements: cashQueryLoanAgreementsQuery,
  uses: cashQueryLoanUseQuery,
  defaultUse: { ...DEFAULT_LOAN_USE, name: copy.use },
} satisfies Partial<LoanProduct>
