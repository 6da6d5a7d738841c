import type { LoanForm } from './form/draft.ts'
import { viewOf, type LoanReplies, type LoanView } from './figures/loanView.ts'

/** Makes the views of these replies. */
export interface LoanViewer {
  replies: LoanReplies
  /** The view at this moment by the server's clock, for what acts. */
  of(form: LoanForm): LoanView
  /** The view that is shown: the same one as long as the form is the same. */
  shown(form: LoanForm): LoanView
}

export function viewerOf(replies: LoanReplies): LoanViewer {
  let last: { form: LoanForm; view: LoanView } | null = null
  const of = (form: LoanForm) => viewOf(replies, form)
  return {
    replies,
    of,
    shown(form) {
      if (!last || !isSame(last.form, form)) last = { form, view: of(form) }
      return last.view
    },
  }
}

const FIELDS = ['amount', 'period', 'cardId', 'use', 'coupons', 'touched'] as const

const isSame = (before: LoanForm, form: LoanForm) =>
  FIELDS.every((name) => Object.is(before[name], form[name]))
