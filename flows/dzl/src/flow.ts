import { back, defineFlow, link, metaRouting, server } from '@koo/flow'
import { dzlProtocol } from '@koo/steps/agree'
import { moreAuth } from '@koo/steps/tasks'

/** A gap that is closed leads back to the loan. */
const forLoan = { query: { from: 'loan' } } as const

/** Larger loans for known customers: an agreement, then further verifications. */
export const dzl = defineFlow({
  id: 'dzl',
  start: 'protocol',
  entries: ['protocol', 'moreAuth'],
  pages: { protocol: dzlProtocol, moreAuth },
  // What is missing is closed on the pages of the provider's own card.
  exits: {
    protocol: { signed: server },
    moreAuth: {
      face: link('face-check'),
      identity: link('id-auth', forLoan),
      photos: link('id-photos', forLoan),
      contacts: link('contact-add', forLoan),
      done: back,
    },
  },
  server: metaRouting({ group: 'channel', pages: { protocol: 'protocol', moreauth: 'moreAuth' } }),
  keys: { moreauth: 'moreAuth' },
})
