import { cashGetAmountQuery, cashQueryCouponsQuery } from '@koo/api-client/calls'
import type { LoanProduct } from '@koo/steps/loan'
import { prefetchLeaveSurvey } from '@koo/steps/survey'
import { leadConsent } from '../consent.ts'
import { LEAD_COUPON_KEY, LOAN_TYPE } from '../constants.ts'
import type { NextPage } from '../model/nextPage.ts'
import { leadDraft } from '../model/product/drafts.ts'
import { shared } from '../model/product/shared.ts'

/** The loan of the partner lender: its own limit (`leadFlowLoanAmount`) and coupons, and a consent of its own. */
export const leadProduct = ({ next }: NextPage): LoanProduct => ({
  ...shared,
  scene: 'leadFlow',
  typeId: LOAN_TYPE,
  limits: cashGetAmountQuery,
  coupons: { query: cashQueryCouponsQuery, key: LEAD_COUPON_KEY },
  draft: leadDraft,
  consent: leadConsent,
  next,
  prefetchLeaving: prefetchLeaveSurvey,
})
