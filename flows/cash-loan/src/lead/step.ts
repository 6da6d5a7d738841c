import { askOnBack, carries, defineStep } from '@koo/flow'
import type { ConfirmQuery } from '../confirm/search.ts'
import { step as confirmStep } from '../confirm/step.ts'
import { leadLeaveCopy, titles } from '../definitionCopy.ts'
import type { ResultQuery } from '../result/search.ts'

// Size: the pop-ups for campaigns of the lender are half of it

/** The loan page of the partner lender leads where that of the wallet leads. */
export const step = defineStep({
  title: titles.lead,
  exits: { next: carries<ConfirmQuery>(), found: carries<ResultQuery>(), supplement: null },
  leave: askOnBack(leadLeaveCopy),
  needs: ['scan'],
})

export const leadLoan = step.page(() => import('./LeadLoan.tsx'))

/** The confirm page of the partner lender's loan. */
export const leadConfirm = confirmStep.page(() => import('./LeadConfirm.tsx'))
