import { back, confirmAbandon, defineFlow } from '@koo/flow'
import { information } from '@koo/steps/information'
import { leaveCopy } from './copy.ts'

/** The credit application of the wallet's own channel. */
export const koocard = defineFlow({
  id: 'koocard',
  start: 'information',
  entries: ['information'],
  pages: { information: information.with({ leave: confirmAbandon(leaveCopy) }) },
  // Opened by a page that misses these data: saved, the customer is back where they were asked for.
  exits: { information: { done: back } },
})
