import { cashGetAmountQuery } from '@koo/api-client/calls'
import { leadConsent } from '../consent.ts'
import { LEAD_COUPON_KEY, LOAN_TYPE } from '../constants.ts'
import { leadDraft } from '../home/draft.ts'
import type { LoanProduct } from '../home/product.ts'
import { leadConfirm } from './step.ts'

/** The loan of the partner lender: its own limit (`leadFlowLoanAmount`) and coupons, and a consent of its own. */
export const leadProduct: LoanProduct = {
  scene: 'leadFlow',
  typeId: LOAN_TYPE,
  limits: cashGetAmountQuery,
  hasCoupons: true,
  couponKey: LEAD_COUPON_KEY,
  draft: leadDraft,
  consent: leadConsent,
  next: leadConfirm,
}
