import { carries, defineStep } from '@koo/flow'
import { titles } from '../definitionCopy.ts'
import type { NextPage } from '../model/nextPage.ts'
import type { ResultQuery } from '../model/queries/result.ts'

/** The staff loan leads to its result, to missing data, or to the ordinary loan for who is not a member of staff. */
export const step = defineStep({
  title: titles.staff,
  exits: { done: carries<ResultQuery>(), supplement: null, ordinary: null },
  needs: ['scan'],
  consents: ['lend'],
})

export const staffPage = (options: NextPage) => step.page(() => import('./StaffLoan.tsx'), options)
