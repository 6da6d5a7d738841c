import { carries, defineStep } from '@koo/flow'
import type { LoanSeed } from '@koo/steps/loan'
import { titles } from '../definitionCopy.ts'

/** The start page leads to the loan page, or to the reason why this customer may not borrow. */
export const step = defineStep({
  title: titles.start,
  exits: { open: carries<LoanSeed>(), locked: null },
})

export const start = step.page(() => import('./Start.tsx'))
