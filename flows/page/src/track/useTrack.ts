import { useHost, usePage, type EventFacts } from '@koo/flow'
import { useCallback } from 'react'

/** Reports one event; its facts are those that the list of events names for it. */
export type Track<Events> = <Name extends keyof Events & string>(name: Name, facts: Events[Name]) => void

/** A page outside any flow: a story, a page of the app. */
const NO_PAGE = { flow: '', page: '', pageId: '' }

/**
 * Reports what happens on a page to analytics, under the id of the page: `useTrack<LoanEvents>()`. `Events` is the one
 * list of a flow's events and their facts. Views, exits and backs are reported by the flow itself.
 */
export function useTrack<Events extends Record<keyof Events, EventFacts>>(): Track<Events> {
  const host = useHost()
  // Names only: what else is known of the page is not for analytics.
  const { flow, page, pageId } = usePage() ?? NO_PAGE
  return useCallback(
    (name, facts) => host.track({ flow, page, pageId, type: 'event', name, facts }),
    [host, flow, page, pageId],
  )
}
