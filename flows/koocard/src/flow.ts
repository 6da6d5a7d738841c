import { back, confirmAbandon, defineFlow } from '@koo/flow'
import { information } from '@koo/steps/information'
import { leaveCopy } from './copy.ts'

/** The credit application of the wallet's own channel. */
export const koocard = defineFlow({
  id: 'koocard',
  start: 'information',
  entries: ['information'],
  pages: { information: information.with({ leave: confirmAbandon(leaveCopy) }) },
  // A page that needs these data opens this one: after saving, the customer returns to it.
  exits: { information: { done: back } },
})
