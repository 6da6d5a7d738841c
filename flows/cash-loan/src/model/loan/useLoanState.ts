import { isLoading, type SheetControl } from '@koo/page'
import { useBindCard } from '@koo/steps/bind-card'
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { LoanForm, LoanSeed } from '../draft/draft.ts'
import { viewOf, type LoanReplies, type LoanView, type RateLimit } from '../figures/loanView.ts'
import { SPECIAL_ASSET } from '../figures/facts.ts'
import type { LoanProduct } from './product.ts'
import { useLoanQueries, useLoanReplies, type LoanQueries } from './queries.ts'
import type { RightsControl } from './control.ts'
import { useLoanForm } from './useLoanForm.ts'

/** The sheets of the loan page. */
export type SheetName = 'agreements' | 'card' | 'coupon' | 'monthPay' | 'plan' | 'use'

/** The state of the loan page that does not change while the customer types. */
export interface LoanState {
  product: LoanProduct
  queries: LoanQueries
  replies: LoanReplies
  form: UseFormReturn<LoanForm, LoanReplies>
  /** Coupons, or a right selected before, are still loading: figures wait for them, because they would change. */
  isQuoting: boolean
  /** Opens the sheets. Their state is kept in `LoanSheets`, so that opening one renders nothing else. */
  sheets: RefObject<SheetControl<SheetName> | null>
  /** What rights do for other parts; null until their code is loaded. */
  rights: RefObject<RightsControl | null>
  /** Takes the rate of the low-fee right, null for none. The same function in every render. */
  setRateLimit(limit: RateLimit | null): void
  /** Opens the page that adds a bank card. It returns to this page, which has a draft. */
  addCard(): void
}

/** Props of every part of the loan page. */
export interface LoanPage extends LoanState {
  view: LoanView
}

/** The state of the loan page: queries, form and sheets. */
export function useLoanState(product: LoanProduct, search: LoanSeed): LoanState {
  const queries = useLoanQueries(product)
  const loaded = useLoanReplies(product, queries)
  // In an object, because a state that is a function would be called.
  const [low, setLow] = useState<{ rateLimit: RateLimit | null } | null>(null)
  const setRateLimit = useCallback((rateLimit: RateLimit | null) => setLow({ rateLimit }), [])
  const replies = useMemo(() => ({ ...loaded, ...low }), [loaded, low])
  const form = useLoanForm(product, search, replies)
  const sheets = useRef<SheetControl<SheetName>>(null)
  const rights = useRef<RightsControl>(null)
  const bindCard = useBindCard()
  const addCard = () => void bindCard.addCard(loanForCard(viewOf(replies, form.getValues())))
  const waitsForRight = product.hasRights === true && loaded.facts?.hasTimedRight === true && low === null
  const isQuoting = isLoading(queries.coupons) || waitsForRight
  return { product, queries, replies, form, isQuoting, sheets, rights, setRateLimit, addCard }
}

/** The current view of replies and form. A component that calls this renders at every keystroke. */
export function useLoanView({ form, replies }: LoanState): LoanView {
  const values = useWatch({ control: form.control, compute: (all: LoanForm) => all })
  return useMemo(() => viewOf(replies, values), [replies, values])
}

/** Amount and period with its asset, as far as they are known, for a card that fits them. */
const loanForCard = ({ facts, loan, text }: LoanView) => ({
  ...(loan?.period != null && { period: loan.period }),
  ...(facts?.periods.some((offer) => offer.periods === loan?.period && offer.isSpecial) && {
    specialAssetTag: SPECIAL_ASSET,
  }),
  ...(text !== '' && { amount: text }),
})
