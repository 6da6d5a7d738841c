import {
  messageQueryListQuery,
  messageQueryUnreadByTypeQuery,
  userQueryUnreadMessageCountQuery,
} from '@koo/api-client/calls'
import { useInvalidate } from '@koo/page/query'
import { useCallback } from 'react'

/**
 * What is known of unread messages is old after a write: the numbers come from the server again, nothing is subtracted. Resolves
 * when the numbers are there; nobody waits for a long list.
 */
export function useRefreshed(): () => Promise<unknown> {
  const invalidate = useInvalidate()
  return useCallback(() => {
    void invalidate(messageQueryListQuery)
    return Promise.all([
      invalidate(messageQueryUnreadByTypeQuery, {}),
      invalidate(userQueryUnreadMessageCountQuery, {}),
    ])
  }, [invalidate])
}
