import { cashGetAmountQuery } from '@koo/api-client/calls'
import { prefetchLeaveSurvey } from '@koo/steps/survey'
import { confirm } from '../confirm/step.ts'
import { cashConsent } from '../consent.ts'
import { LOAN_TYPE } from '../constants.ts'
import { loanDraft } from '../loan/draft.ts'
import type { LoanProduct } from '../loan/product.ts'

/** The wallet's own cash loan. */
export const cashProduct: LoanProduct = {
  scene: 'main',
  typeId: LOAN_TYPE,
  limits: cashGetAmountQuery,
  hasCoupons: true,
  hasRights: true,
  draft: loanDraft,
  consent: cashConsent,
  next: confirm,
  prefetchLeaving: prefetchLeaveSurvey,
}
