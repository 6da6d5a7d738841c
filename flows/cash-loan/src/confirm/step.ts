import { carries, defineStep, type ExitOf, type LeavePolicy } from '@koo/flow'
import type { NextPage } from '../model/nextPage.ts'
import type { CommitmentQuery } from '../model/queries/commitment.ts'
import { leaveCopy, titles } from '../definitionCopy.ts'
import type { ResultQuery } from '../model/queries/result.ts'

// Size: the terms of the lender, their comparison with the request, the code and the publishing are one page

/**
 * Closing the product from here shows a survey, which the page knows of, and asks nothing else. Back to the form is not leaving: the
 * customer goes on with the loan.
 */
const surveyOnClosing: LeavePolicy = {
  id: 'survey',
  copy: leaveCopy,
  blocks: ({ action, to }) => action === 'POP' && to === null,
  ask: () => Promise.resolve(null),
  unanswered: 'leave',
}

/**
 * The confirm page leads to the result of the loan, to a commitment that the server asks for, to proofs that are missing, or
 * back to the form.
 */
export const step = defineStep({
  title: titles.confirm,
  exits: {
    done: carries<ResultQuery>(),
    commitment: carries<CommitmentQuery>(),
    form: null,
    supplement: null,
  },
  leave: surveyOnClosing,
  consents: ['lend'],
})

/** The terms of the wallet's loan. */
export const confirmPage = (options: NextPage) => step.page(() => import('./Confirm.tsx'), options)
/** Those of the partner lender's loan. */
export const leadConfirmPage = (options: NextPage) => step.page(() => import('./LeadConfirm.tsx'), options)

export type ConfirmExit = ExitOf<typeof step>
