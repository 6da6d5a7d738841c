import {
  cashQueryLoanAgreementsQuery,
  cashQueryLoanUseQuery,
  merchantBindBankCard,
  merchantGetLoanRateInfoV2Query,
} from '@koo/api-client/calls'
import type { LoanRateTable, LoanUse } from '@koo/api-client/types'
import { merchantKept, type LoanProduct, type LoanRates } from '@koo/steps/loan'
import { LOAN_KIND } from './constants.ts'
import { copy } from './copy.ts'
import { merchantLimits } from './limits.ts'
import { readAs } from './readAs.ts'

/** Periods that are selected at first, where they are offered. */
const DEFAULT_PERIODS = 12
/** Loan use of who selects none. */
const DEFAULT_USE = '10001'

/** Every period of the table is offered; this form of the reply marks none. */
export function ratesOf({ rateTable }: LoanRateTable): LoanRates {
  const periods = [...new Set(rateTable.map(({ loanPeriod }) => loanPeriod))].toSorted((a, b) => a - b)
  return {
    rateTable,
    periodList: periods.map((loanPeriod) => ({ loanPeriod })),
    defaultPeriod: DEFAULT_PERIODS,
  }
}

/** The application takes the first level alone: nobody is asked for a second one that the lender never gets. */
export const usesOf = (uses: LoanUse[]): LoanUse[] =>
  uses.map(({ loanUseCode, loanUseName }) => ({ loanUseCode, loanUseName }))

/** The loan from a merchant's limit: limit, rates and bank page of its own, no coupons, no page with terms. */
export const merchantProduct: LoanProduct = {
  ...merchantKept,
  scene: 'main',
  typeId: LOAN_KIND,
  limits: merchantLimits,
  rates: readAs('periods', merchantGetLoanRateInfoV2Query, ratesOf),
  agreements: cashQueryLoanAgreementsQuery,
  uses: readAs('first level', cashQueryLoanUseQuery, usesOf),
  defaultUse: { use: DEFAULT_USE, name: copy.use },
  bindCard: (gateway, { callBackUrl }, options) => merchantBindBankCard(gateway, { callBackUrl }, options),
  // The result is a page of another flow.
  next: () => Promise.resolve(),
}
