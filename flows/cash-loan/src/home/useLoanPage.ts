import { isReading, useSheet, type SheetControl } from '@koo/page'
import { useBindCard } from '@koo/steps/bind-card'
import type { UseFormReturn } from 'react-hook-form'
import type { LoanForm, LoanSeed } from './draft.ts'
import { viewOf, type LoanReplies, type LoanView } from './loanView.ts'
import { useHomeReads, useLoanReplies, type HomeReads } from './reads.ts'
import { useLoanForm } from './useLoanForm.ts'

/** The sheets of the loan page. */
export type SheetName = 'agreements' | 'card' | 'coupon' | 'monthPay' | 'plan' | 'use'

/** What every part of the loan page gets. */
export interface LoanPage {
  reads: HomeReads
  replies: LoanReplies
  form: UseFormReturn<LoanForm, LoanReplies>
  view: LoanView
  /** Coupons are still being read: without them a figure could change by itself, so it waits, whether they come or fail. */
  isQuoting: boolean
  sheet: SheetControl<SheetName>
  /** Leaves for the page that adds a bank card; it comes back to this page, where the draft waits. */
  addCard(): void
}

/** The state of the loan page: replies, form, and what follows from the two. */
export function useLoanPage(search: LoanSeed): LoanPage {
  const reads = useHomeReads()
  const replies = useLoanReplies(reads)
  const form = useLoanForm(search, replies)
  const view = viewOf(replies, form.watch())
  const sheet = useSheet<SheetName>()
  const bindCard = useBindCard()
  const addCard = () => void bindCard.addCard(wantedLoan(view))
  return { reads, replies, form, view, isQuoting: isReading(reads.coupons), sheet, addCard }
}

/** What is being asked for, as far as it is known: a card is chosen that fits it. */
const wantedLoan = ({ loan, text }: LoanView) => ({
  ...(loan?.period != null && { period: loan.period }),
  ...(text !== '' && { amount: text }),
})
