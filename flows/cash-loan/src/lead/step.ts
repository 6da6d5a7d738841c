import { askOnBack, carries, defineStep } from '@koo/flow'
import type { ConfirmQuery } from '../model/queries/confirm.ts'
import { leadLeaveCopy, titles } from '../definitionCopy.ts'
import type { NextPage } from '../model/nextPage.ts'
import type { ResultQuery } from '../model/queries/result.ts'

// Size: the pop-ups for campaigns of the lender are half of it

/** The loan page of the partner lender leads where that of the wallet leads. */
export const step = defineStep({
  title: titles.lead,
  exits: { next: carries<ConfirmQuery>(), found: carries<ResultQuery>(), supplement: null },
  leave: askOnBack(leadLeaveCopy),
  needs: ['scan'],
})

export const leadLoanPage = (options: NextPage) => step.page(() => import('./LeadLoan.tsx'), options)
