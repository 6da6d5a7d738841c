import { carries, defineStep, type ExitOf } from '@koo/flow'
import { LEAD_RESULT } from '../constants.ts'
import { titles } from '../definitionCopy.ts'
import type { ReadingQuery } from '../oneClick/reading/search.ts'
import type { ResultQuery } from './search.ts'

// Size: the review with each of its ends, and the blocks that the server may switch on below it

/** The result page can be finished, leads to another loan that has to be shown first, or back to the loan page. */
export const step = defineStep({
  title: (query) => (query.from === LEAD_RESULT ? titles.leadResult : titles.result),
  exits: {
    finish: null,
    found: carries<ResultQuery>(),
    home: null,
    lead: null,
    protocol: carries<ReadingQuery>(),
    verification: carries<ReadingQuery>(),
    supplement: null,
  },
  final: true,
  needs: ['alipay', 'notificationSettings'],
})

export const result = step.page(() => import('./Result.tsx'))

export type ResultExit = ExitOf<typeof step>
