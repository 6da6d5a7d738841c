import { isReading, type SheetControl } from '@koo/page'
import { useBindCard } from '@koo/steps/bind-card'
import { useMemo, useRef, type RefObject } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { LoanForm, LoanSeed } from './draft.ts'
import { viewOf, type LoanReplies, type LoanView } from './loanView.ts'
import { useHomeReads, useLoanReplies, type HomeReads } from './reads.ts'
import { useLoanForm } from './useLoanForm.ts'

/** The sheets of the loan page. */
export type SheetName = 'agreements' | 'card' | 'coupon' | 'monthPay' | 'plan' | 'use'

/** The loan page without what changes while somebody types. */
export interface LoanState {
  reads: HomeReads
  replies: LoanReplies
  form: UseFormReturn<LoanForm, LoanReplies>
  /** Coupons are still being read: without them a figure could change by itself, so it waits, whether they come or fail. */
  isQuoting: boolean
  /** Which sheet is open is known where they are rendered, so that opening one renders nothing else. */
  sheets: RefObject<SheetControl<SheetName> | null>
  /** Leaves for the page that adds a bank card; it comes back to this page, where the draft waits. */
  addCard(): void
}

/** What every part of the loan page gets. */
export interface LoanPage extends LoanState {
  view: LoanView
}

/** The state of the loan page: replies, form, and what is open. */
export function useLoanState(search: LoanSeed): LoanState {
  const reads = useHomeReads()
  const replies = useLoanReplies(reads)
  const form = useLoanForm(search, replies)
  const sheets = useRef<SheetControl<SheetName>>(null)
  const bindCard = useBindCard()
  const addCard = () => void bindCard.addCard(wantedLoan(viewOf(replies, form.getValues())))
  return { reads, replies, form, isQuoting: isReading(reads.coupons), sheets, addCard }
}

/** What replies and form come to now. The part that calls this is rendered at every keystroke. */
export function useLoanView({ form, replies }: LoanState): LoanView {
  const values = useWatch({ control: form.control, compute: (all: LoanForm) => all })
  return useMemo(() => viewOf(replies, values), [replies, values])
}

/** What is being asked for, as far as it is known: a card is chosen that fits it. */
const wantedLoan = ({ loan, text }: LoanView) => ({
  ...(loan?.period != null && { period: loan.period }),
  ...(text !== '' && { amount: text }),
})
