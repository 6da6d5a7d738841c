import { messageQueryUnreadByTypeQuery, userQueryUnreadMessageCountQuery } from '@koo/api-client/calls'
import { useCall } from '@koo/page/query'
import { countOf, nameOf } from '../types.ts'
import { UnreadBar } from '../unread/UnreadBar.tsx'

/** The customer comes back from a message, which is read then. */
const FRESH = { staleTime: 0 }

/** Which messages these are, and how many of them are unread. The number may fail alone. */
export function TypeHead({ type }: { type: string | undefined }) {
  const isAll = type === undefined
  const byType = useCall(messageQueryUnreadByTypeQuery, {}, { ...FRESH, enabled: !isAll })
  const all = useCall(userQueryUnreadMessageCountQuery, {}, { ...FRESH, enabled: isAll })
  const count = isAll ? all.data : byType.data?.[type]
  const isLoading = isAll ? all.isLoading : byType.isLoading
  return <UnreadBar type={type} count={isLoading ? undefined : countOf(count)} heading={nameOf(type)} />
}
