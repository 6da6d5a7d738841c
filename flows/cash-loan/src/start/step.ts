import { carries, defineStep } from '@koo/flow'
import { titles } from '../definitionCopy.ts'
import type { LoanSeed } from '../model/draft/draft.ts'

/** The start page leads to the loan page, or to the reason why this customer may not borrow. */
export const step = defineStep({
  title: titles.start,
  exits: { open: carries<LoanSeed>(), locked: null },
})

export const start = step.page(() => import('./Start.tsx'))
