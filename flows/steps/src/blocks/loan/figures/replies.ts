import type { CashGetAmountContent, MerchantGetLoanRateInfoV3Content } from '@koo/api-client/types'

/** Limit, least amount, cap and days of a loan. A product whose own call says less makes them of its reply. */
export type LoanLimits = CashGetAmountContent

/** Periods, rates and marks of a loan. */
export type LoanRates = MerchantGetLoanRateInfoV3Content
