import { useHost, usePage, type EventFacts } from '@koo/flow'
import { useCallback } from 'react'

/** Reports one event with the facts that its type requires. */
export type Track<Events> = <Name extends keyof Events & string>(name: Name, facts: Events[Name]) => void

/** A page outside any flow: a story, a page of the app. */
const NO_PAGE = { flow: '', page: '', pageId: '' }

/**
 * Reports events of a page to analytics, with the id of the page: `useTrack<LoanEvents>()`. `Events` lists all events of
 * a flow and their facts. The flow itself reports views, exits and backs.
 */
export function useTrack<Events extends Record<keyof Events, EventFacts>>(): Track<Events> {
  const host = useHost()
  // Only names go to analytics, nothing else about the page.
  const { flow, page, pageId } = usePage() ?? NO_PAGE
  return useCallback(
    (name, facts) => host.track({ flow, page, pageId, type: 'event', name, facts }),
    [host, flow, page, pageId],
  )
}
