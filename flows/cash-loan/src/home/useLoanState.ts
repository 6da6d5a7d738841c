import { isLoading, type SheetControl } from '@koo/page'
import { useBindCard } from '@koo/steps/bind-card'
import { useMemo, useRef, type RefObject } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { LoanForm, LoanSeed } from './draft.ts'
import { viewOf, type LoanReplies, type LoanView } from './loanView.ts'
import type { LoanProduct } from './product.ts'
import { useHomeQueries, useLoanReplies, type HomeQueries } from './queries.ts'
import { useLoanForm } from './useLoanForm.ts'

/** The sheets of the loan page. */
export type SheetName = 'agreements' | 'card' | 'coupon' | 'monthPay' | 'plan' | 'use'

/** The state of the loan page that does not change while the customer types. */
export interface LoanState {
  product: LoanProduct
  queries: HomeQueries
  replies: LoanReplies
  form: UseFormReturn<LoanForm, LoanReplies>
  /** Coupons are still loading: figures wait for them, because they would change. */
  isQuoting: boolean
  /** Opens the sheets. Their state is kept in `HomeSheets`, so that opening one renders nothing else. */
  sheets: RefObject<SheetControl<SheetName> | null>
  /** Opens the page that adds a bank card. It returns to this page, which has a draft. */
  addCard(): void
}

/** Props of every part of the loan page. */
export interface LoanPage extends LoanState {
  view: LoanView
}

/** The state of the loan page: queries, form and sheets. */
export function useLoanState(product: LoanProduct, search: LoanSeed): LoanState {
  const queries = useHomeQueries(product)
  const replies = useLoanReplies(product, queries)
  const form = useLoanForm(product, search, replies)
  const sheets = useRef<SheetControl<SheetName>>(null)
  const bindCard = useBindCard()
  const addCard = () => void bindCard.addCard(loanForCard(viewOf(replies, form.getValues())))
  return { product, queries, replies, form, isQuoting: isLoading(queries.coupons), sheets, addCard }
}

/** The current view of replies and form. A component that calls this renders at every keystroke. */
export function useLoanView({ form, replies }: LoanState): LoanView {
  const values = useWatch({ control: form.control, compute: (all: LoanForm) => all })
  return useMemo(() => viewOf(replies, values), [replies, values])
}

/** Amount and period, as far as they are known, for a card that fits them. */
const loanForCard = ({ loan, text }: LoanView) => ({
  ...(loan?.period != null && { period: loan.period }),
  ...(text !== '' && { amount: text }),
})
