import { cashGetAmountQuery } from '@koo/api-client/calls'
import { prefetchLeaveSurvey } from '@koo/steps/survey'
import { cashConsent } from '../consent.ts'
import { LOAN_TYPE } from '../constants.ts'
import { loanDraft } from '../model/draft/draft.ts'
import type { LoanProduct } from '../model/loan/product.ts'
import type { LoanHomeOptions } from './step.ts'

/** The wallet's own cash loan, with what its flow adds to it. */
export const cashProduct = ({ rights, next }: LoanHomeOptions): LoanProduct => ({
  scene: 'main',
  typeId: LOAN_TYPE,
  limits: cashGetAmountQuery,
  hasCoupons: true,
  rights,
  draft: loanDraft,
  consent: cashConsent,
  next,
  prefetchLeaving: prefetchLeaveSurvey,
})
