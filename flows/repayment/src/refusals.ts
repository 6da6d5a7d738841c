import { isRefused } from '@koo/api-client'
import type {
  cashQueryResultPage,
  repaymentQueryEarlyRepayAmount,
  repaymentQueryPlan,
  repaymentQueryStatus,
} from '@koo/api-client/calls'

/** No such loan of this customer, or one that was not paid out. */
export const isNoSuchLoan = (error: unknown): boolean => isRefused<typeof repaymentQueryPlan>(error, 42114)

/** The loan cannot be settled early. */
export const isSettlementRefused = (error: unknown): boolean =>
  isRefused<typeof repaymentQueryEarlyRepayAmount>(error, 42152)

/** No such repayment of this customer. */
export const isNoSuchRepayment = (error: unknown): boolean =>
  isRefused<typeof repaymentQueryStatus>(error, 42153)

/** No such loan of this customer, by the number of its listing. */
export const isNoSuchListing = (error: unknown): boolean =>
  isRefused<typeof cashQueryResultPage>(error, 42114)
