import { askOnBack, carries, defineStep } from '@koo/flow'
import type { RightsModule } from '@koo/steps/loan'
import { leaveCopy, titles } from '../definitionCopy.ts'
import type { NextPage } from '../model/nextPage.ts'
import type { AskQuit } from '../model/popups/page.ts'
import type { LoadPopups } from '../model/popups/slotOf.tsx'
import type { ConfirmQuery } from '../model/queries/confirm.ts'
import type { ResultQuery } from '../model/queries/result.ts'

/** What the flow gives to the page, as loaders: the page knows no other one. */
export interface LoanHomeOptions extends NextPage {
  /** The customer's rights and cash-back. */
  readonly rights: () => Promise<RightsModule>
  /** The pop-ups that open by themselves. */
  readonly popups: LoadPopups
  /** The question on leaving. */
  readonly askQuit: () => Promise<{ readonly askQuit: AskQuit }>
}

/** The loan page leads to the confirm page, to the result of an open application, or to data that are missing. */
export const step = defineStep({
  title: titles.home,
  exits: { next: carries<ConfirmQuery>(), found: carries<ResultQuery>(), supplement: null },
  leave: askOnBack(leaveCopy),
  needs: ['scan'],
  entry: {
    skeleton: async () => ({ default: (await import('@koo/kit/LoanHomeSkeleton')).LoanHomeSkeleton }),
    calls: () => [
      { call: 'cash/getAmount', request: {} },
      { call: 'merchant/getLoanRateInfoV3', request: {} },
      { call: 'user/queryAllBankcardList', request: { pageType: '1' } },
      { call: 'cash/queryCoupons', request: {} },
    ],
  },
})

export const loanHome = (options: LoanHomeOptions) => step.page(() => import('./LoanHome.tsx'), options)
