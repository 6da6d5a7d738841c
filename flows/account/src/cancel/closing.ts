import { draftOf, type Draft, type DraftHost } from '@koo/page/draft'

/** What is known of a closing: the server has confirmed it, or its reply was lost. */
export type Closing = 'closed' | 'sent'

/** The note about it, for the page that says what became of it: an address must not be able to claim it. */
export const closingNote = (host: DraftHost): Draft<Closing> =>
  draftOf(host, {
    key: 'account_closing',
    version: 1,
    read: (value) => (value === 'closed' || value === 'sent' ? value : null),
  })
