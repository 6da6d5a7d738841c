import { carries, defineStep, type ExitOf } from '@koo/flow'
import { LEAD_RESULT } from '../constants.ts'
import { titles } from '../definitionCopy.ts'
import type { LoadOneClick } from '../model/offer/oneClick.ts'
import type { ReadingQuery } from '../model/queries/reading.ts'
import type { ResultQuery } from '../model/queries/result.ts'

// Size: the review with each of its ends, and the blocks that the server may switch on below it

/** The result page can be finished, leads to another loan that has to be shown first, or back to the loan page. */
export const step = defineStep({
  title: (query) => (query.from === LEAD_RESULT ? titles.leadResult : titles.result),
  exits: {
    finish: null,
    found: carries<ResultQuery>(),
    home: null,
    /** The loan page of a merchant, whose loan this was. */
    merchant: null,
    lead: null,
    protocol: carries<ReadingQuery>(),
    verification: carries<ReadingQuery>(),
    supplement: null,
  },
  final: true,
  needs: ['alipay', 'notificationSettings', 'saveFile'],
  // A loan of one click may follow.
  consents: ['lend'],
})

export interface ResultOptions {
  /** The one-click loan that may follow a refusal. */
  readonly oneClick: LoadOneClick
}

export const resultPage = (options: ResultOptions) => step.page(() => import('./Result.tsx'), options)

export type ResultExit = ExitOf<typeof step>
