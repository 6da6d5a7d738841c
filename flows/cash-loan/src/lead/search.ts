import { optionalQuery } from '@koo/flow'
import { loanQuery } from '@koo/steps/loan'

// cashLead.8
/** Query of the partner lender's loan page: start values, and the page that the customer comes from. */
export const search = optionalQuery({ ...loanQuery, fromScene: /^[\w.-]{1,64}$/ })
