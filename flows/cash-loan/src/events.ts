/** What the pages of the cash loan report to analytics beside views and exits: names, and facts that name nobody. */
export type CashLoanEvents = {
  /** Who lends the money was asked for. */
  lender_info: { lender: string }
  /** The review has ended, or nothing is known after all requests (result.21). */
  review: { outcome: 'success' | 'failure' | 'no_result' }
}
