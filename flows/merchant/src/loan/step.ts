import { carries, defineStep } from '@koo/flow'
import type { LoanResultQuery } from '@koo/steps/publishing'

/**
 * The loan from a merchant's limit. `done`: a loan was made, or an earlier one of any kind is open; `supplement`: a proof of the
 * customer is missing; `moved`: there is no limit, and the server says where the application is.
 */
export const step = defineStep({
  title: '商户借款',
  exits: { done: carries<LoanResultQuery>(), supplement: null, moved: null },
  consents: ['lend'],
})

export const loan = step.page(() => import('./MerchantLoan.tsx'))
