import { cashGetAmountQuery, cashQueryCouponsQuery } from '@koo/api-client/calls'
import { lazyModule } from '@koo/kit/lazy'
import { CHOSEN_COUPON_KEY } from '@koo/steps/coupons'
import type { LoanProduct } from '@koo/steps/loan'
import { prefetchLeaveSurvey } from '@koo/steps/survey'
import { cashConsent } from '../consent.ts'
import { LOAN_TYPE } from '../constants.ts'
import { onceFor } from '../model/onceFor.ts'
import { cashDraft } from '../model/product/drafts.ts'
import { shared } from '../model/product/shared.ts'
import type { LoanHomeOptions } from './step.ts'

const rightsOf = onceFor((load: LoanHomeOptions['rights']) => lazyModule(load))

/** The wallet's own cash loan, with what its flow adds to it. */
export const cashProduct = ({ rights, next }: LoanHomeOptions): LoanProduct => ({
  ...shared,
  scene: 'main',
  typeId: LOAN_TYPE,
  limits: cashGetAmountQuery,
  coupons: { query: cashQueryCouponsQuery, key: CHOSEN_COUPON_KEY },
  rights: rightsOf(rights),
  draft: cashDraft,
  consent: cashConsent,
  next,
  prefetchLeaving: prefetchLeaveSurvey,
})
