import type { ConsentOptions } from '../consent/index.ts'
import { loanDraft } from './form/draft.ts'

/**
 * What the loan page of a merchant keeps while a loan is applied for. Two flows need to know it: that of the page, and that of the
 * result, which ends it.
 */
export const merchantKept = {
  draft: loanDraft('merchant_loan_draft'),
  consent: {
    key: 'merchant_loan_consent',
    scene: 'merchantLoan',
    clientCode: 'merchant-loan',
    traceId: 'merchant-agreement-checkbox',
    lifeMs: 30 * 60 * 1000,
  } satisfies ConsentOptions,
} as const
