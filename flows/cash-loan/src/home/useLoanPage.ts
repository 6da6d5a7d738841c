import { userBindBankcardV2 } from '@koo/api-client/calls'
import { useHost } from '@koo/flow'
import { toast } from '@koo/kit/OverlayHost'
import { isReading, useSheet, useSubmit, type SheetControl } from '@koo/page'
import type { UseFormReturn } from 'react-hook-form'
import { BIND_SOURCE_TITLE } from '../constants.ts'
import { copy } from './copy.ts'
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
  /** Begins to add a bank card. */
  addCard(): void
}

/** The state of the loan page: replies, form, and what follows from the two. */
export function useLoanPage(search: LoanSeed): LoanPage {
  const reads = useHomeReads()
  const replies = useLoanReplies(reads)
  const form = useLoanForm(search, replies)
  const view = viewOf(replies, form.watch())
  const sheet = useSheet<SheetName>()
  return { reads, replies, form, view, isQuoting: isReading(reads.coupons), sheet, addCard: useAddCard(view) }
}

/** Leaves for the page that adds a card; it comes back to this page, where the draft waits. */
function useAddCard({ loan, text }: LoanView): () => void {
  const host = useHost()
  const { run } = useSubmit(userBindBankcardV2, {
    toast: true,
    onDone: async ({ url }) => {
      if (!(await host.openUrl(url))) toast(copy.addCardFailed, { kind: 'fail' })
    },
  })
  return () =>
    void run({
      // Our own page without its query: nothing personal travels in it.
      callBackUrl: location.origin + location.pathname,
      sourceTitle: BIND_SOURCE_TITLE,
      ...(loan?.period != null && { period: loan.period }),
      ...(text !== '' && { amount: text }),
    })
}
