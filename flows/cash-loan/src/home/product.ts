import { cashGetAmountQuery } from '@koo/api-client/calls'
import { prefetchLeaveSurvey } from '@koo/steps/survey'
import { cashConsent } from '../consent.ts'
import { LOAN_TYPE } from '../constants.ts'
import { loanDraft } from '../model/draft/draft.ts'
import type { LoanProduct } from '../model/loan/product.ts'
import type { NextPage } from '../model/nextPage.ts'

/** The wallet's own cash loan, with what its flow adds to it. */
export const cashProduct = ({ next }: NextPage): LoanProduct => ({
  scene: 'main',
  typeId: LOAN_TYPE,
  limits: cashGetAmountQuery,
  hasCoupons: true,
  hasRights: true,
  draft: loanDraft,
  consent: cashConsent,
  next,
  prefetchLeaving: prefetchLeaveSurvey,
})
