import { optionalQuery } from '@koo/flow'
import { loanQuery } from '../loan/draft.ts'

/** Query of the partner lender's loan page: start values, and the page that the customer comes from (cashLead.8). */
export const search = optionalQuery({ ...loanQuery, fromScene: /^[\w.-]{1,64}$/ })
