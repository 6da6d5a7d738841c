import { cashGetAmountQuery } from '@koo/api-client/calls'
import { prefetchLeaveSurvey } from '@koo/steps/survey'
import { leadConsent } from '../consent.ts'
import { LOAN_TYPE } from '../constants.ts'
import { leadDraft } from '../model/draft/draft.ts'
import type { LoanProduct } from '../model/loan/product.ts'
import type { NextPage } from '../model/nextPage.ts'

/** The loan of the partner lender: its own limit (`leadFlowLoanAmount`) and coupons, and a consent of its own. */
export const leadProduct = ({ next }: NextPage): LoanProduct => ({
  scene: 'leadFlow',
  typeId: LOAN_TYPE,
  limits: cashGetAmountQuery,
  hasCoupons: true,
  draft: leadDraft,
  consent: leadConsent,
  next,
  prefetchLeaving: prefetchLeaveSurvey,
})
