import { carries, defineStep, type ExitOf, type LeavePolicy } from '@koo/flow'
import type { CommitmentQuery } from '../commitment/search.ts'
import { leaveCopy, titles } from '../definitionCopy.ts'
import type { ResultQuery } from '../result/search.ts'

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
})

export const confirm = step.page(() => import('./Confirm.tsx'))

export type ConfirmExit = ExitOf<typeof step>
