import type { CashGetAmountContent, MerchantGetLoanRateInfoV3Content } from '@koo/api-client/types'
import type { DraftShape, QueryCall } from '@koo/page'
import type { LoanScene } from '@koo/pricing'
import type { ConsentOptions } from '@koo/steps/consent'
import type { LoanDraft } from '../draft/draft.ts'
import type { NextPage } from '../nextPage.ts'
import type { LoadRights } from './rights.ts'

// semantics 6, 7.1
/** What differs between the products that are borrowed on the loan page (`LoanApplication`). */
export interface LoanProduct extends NextPage {
  /** Scene of limits and coupons. */
  scene: LoanScene
  /** `typeId` in cash/checkCanPublish. */
  typeId: string
  /** Query of the limits. */
  limits: QueryCall<Record<string, never>, CashGetAmountContent>
  /** The rates of this product, made of the ordinary ones and the reply with the limits. Left out: the ordinary ones. */
  ratesFor?(
    rates: MerchantGetLoanRateInfoV3Content,
    limits: CashGetAmountContent,
  ): MerchantGetLoanRateInfoV3Content
  /** Whether coupons can be used: else their row is not shown, and they are not requested. */
  hasCoupons: boolean
  /** The customer's rights and cash-back. Left out: they are not for this loan. */
  rights?: LoadRights
  draft: DraftShape<LoanDraft>
  consent: ConsentOptions
  /** Loads in advance what leaving the page needs. */
  prefetchLeaving?(): void
}
