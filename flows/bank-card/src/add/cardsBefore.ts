import { draftOf, type Draft, type DraftHost } from '@koo/page/draft'

const ID = /^[\w.-]{1,64}$/
/** More than a customer has. */
const MOST = 200

/**
 * The ids of the cards that the customer had before the bank's page was opened: the bank does not say how it went there, so the
 * result compares.
 */
export const cardsBefore = (host: DraftHost): Draft<readonly string[]> =>
  draftOf(host, {
    key: 'cards_before',
    version: 1,
    read: (value) => (Array.isArray(value) && value.length <= MOST && value.every(isId) ? value : null),
  })

const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)
