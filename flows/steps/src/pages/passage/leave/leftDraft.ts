import { draftOf, type Draft, type DraftHost } from '@koo/page/draft'

interface Left {
  subject: string
}

/** That the customer has been at the page of another company, and what for. Another customer in the same tab has not been there. */
export const leftDraft = (host: DraftHost, key: string): Draft<Left> =>
  draftOf(host, {
    key,
    version: 1,
    read(value) {
      const { subject } = (value ?? {}) as { subject?: unknown }
      return typeof subject === 'string' ? { subject } : null
    },
  })
