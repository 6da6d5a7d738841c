import { carries, defineStep, type ExitOf } from '@koo/flow'
import type { CommitmentQuery } from '../commitment/search.ts'
import { titles } from '../definitionCopy.ts'
import type { ResultQuery } from '../result/search.ts'

/** The confirm page leads to the result of the loan, to a commitment that the server asks for, or back to the form. */
export const step = defineStep({
  title: titles.confirm,
  exits: { done: carries<ResultQuery>(), commitment: carries<CommitmentQuery>(), form: null },
})

export const confirm = step.page(() => import('./Confirm.tsx'))

export type ConfirmExit = ExitOf<typeof step>
