import { askOnBack, carries, defineStep } from '@koo/flow'
import type { ConfirmQuery } from '../confirm/search.ts'
import { leaveCopy, titles } from '../definitionCopy.ts'
import type { ResultQuery } from '../result/search.ts'

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

export const home = step.page(() => import('./LoanHome.tsx'))
