import { loanDraft } from '@koo/steps/loan'

/** The drafts of the loan pages of this flow, one of each product. */
export const cashDraft = loanDraft('cash_loan_draft')
export const leadDraft = loanDraft('lead_loan_draft')
export const staffDraft = loanDraft('staff_loan_draft')
