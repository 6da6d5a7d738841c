import type { CashQueryCouponsContent, LoanAgreement, LoanUse } from '@koo/api-client/types'
import type { LazyModule } from '@koo/kit/lazy'
import type { DraftShape } from '@koo/page/draft'
import type { QueryCall } from '@koo/page/query'
import type { LoanScene } from '@koo/pricing'
import type { BindCardCall } from '../bindCard/index.ts'
import type { ConsentOptions } from '../consent/index.ts'
import type { LoanLimits, LoanRates } from './figures/replies.ts'
import type { LoanDraft, LoanUseChoice } from './form/draft.ts'
import type { RightsModule } from './rights.ts'

/** A query of the page, whose request is the same for every customer. */
type LoanCall<Content> = QueryCall<Record<string, never>, Content>

/** The loan use of who selects none, with its name where the list is not loaded. */
export interface DefaultUse extends LoanUseChoice {
  name: string
}

// semantics 6, 7.1
/** What differs between the products that are borrowed on the loan page (`LoanApplication`). */
export interface LoanProduct {
  /** Scene of limits and coupons. */
  scene: LoanScene
  /** `typeId` in cash/checkCanPublish. */
  typeId: string
  limits: LoanCall<LoanLimits>
  rates: LoanCall<LoanRates>
  /** The rates of this product, made of those of the reply and the limits. Left out: those of the reply. */
  ratesFor?(rates: LoanRates, limits: LoanLimits): LoanRates
  agreements: LoanCall<LoanAgreement[]>
  uses: LoanCall<LoanUse[]>
  defaultUse: DefaultUse
  /** Left out: no coupons can be used, their row is not shown, and they are not requested. */
  coupons?: LoanCoupons
  /** Asks for the page where a card is added. Left out: that of the wallet's loans. */
  bindCard?: BindCardCall
  /** The code of the customer's rights and cash-back. Left out: they are not for this loan. */
  rights?: LazyModule<RightsModule>
  draft: DraftShape<LoanDraft>
  consent: ConsentOptions
  /** Loads the next page in advance. */
  next(): Promise<unknown>
  /** Loads in advance what leaving the page needs. */
  prefetchLeaving?(): void
}

/** The coupons of a product. */
export interface LoanCoupons {
  query: LoanCall<CashQueryCouponsContent>
  /** Storage key, in the tab, of the selection: ids and versions of their terms, never amounts. */
  key: string
}
