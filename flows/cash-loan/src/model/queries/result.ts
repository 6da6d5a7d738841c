import { optionalQuery, type TypesOf } from '@koo/flow'

const ID = /^[\w.-]{1,64}$/

// security 1.10
/**
 * Query of the result page: the ids of the loan. Amounts, names, days and cards in an address are not read: every figure
 * comes from the server.
 */
export const search = optionalQuery({
  listingId: ID,
  loanId: ID,
  serialNumber: ID,
  from: ID,
  isMixLoan: ID,
  /** Compared with the server's parts for analytics, never shown. */
  splitAmountList: /^\d{1,10}(?:\.\d{1,2})?(?:,\d{1,10}(?:\.\d{1,2})?){0,9}$/,
  sourceid: ID,
})

export type ResultSearch = TypesOf<typeof search>['output']
/** The query as input, for exits and links. */
export type ResultQuery = ResultSearch
