import { merchantGetLoanDataQuery } from '@koo/api-client/calls'
import type { MerchantLoanData } from '@koo/api-client/types'
import type { LoanLimits } from '@koo/steps/loan'
import { STATUS, statusOf } from '../order/statuses.ts'
import { readAs } from './readAs.ts'

/** There is no limit to borrow from: the application has another status. */
export class NoLimit extends Error {
  /** Why, in the server's words. */
  readonly reason: string | null
  constructor(reason: string | null) {
    super('no limit')
    this.reason = reason
  }
}

/**
 * What can be borrowed from the merchant's own limit. A reply that does not say all of it is no limit of zero: it counts as not
 * loaded.
 */
export function limitsOf(order: MerchantLoanData): LoanLimits {
  if (statusOf(order) !== STATUS.succeeded) throw new NoLimit(order.reason ?? null)
  const { loanAmount, canUseLoanAmount, loan } = order
  if (loanAmount == null || canUseLoanAmount == null || loan == null) throw new Error('limits are missing')
  // Decides on coupons alone, and there are none.
  return { ...loan, loanAmount, canUseLoanAmount, customerKind: 'old' }
}

export const merchantLimits = readAs('limits', merchantGetLoanDataQuery, limitsOf)
