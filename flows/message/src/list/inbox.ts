import type { CallOptions, Gateway } from '@koo/api-client'
import {
  messageQueryList,
  messageQueryUnreadByType,
  messageQueryUnreadByTypeQuery,
  userQueryUnreadMessageCount,
} from '@koo/api-client/calls'
import type { QueryCall } from '@koo/page/query'
import { countOf, TYPES, type MessageType } from '../types.ts'

/** What the message centre shows. */
export interface Inbox {
  /** Unread messages of each type; null when the number is not known. */
  readonly types: readonly InboxType[]
  /** Unread messages of all types, also those that are not known here. */
  readonly unread: number | null
  /** There is no message at all, read or unread. */
  readonly isEmpty: boolean
}

export interface InboxType {
  readonly type: MessageType
  readonly unread: number | null
}

/** The message centre as one query. It is refreshed with the numbers by type, whose key is the beginning of its own. */
export const inboxQuery: QueryCall<Record<string, never>, Inbox> = (gateway) => ({
  queryKey: [...messageQueryUnreadByTypeQuery(gateway).queryKey, 'inbox'],
  queryFn: (context) => readInbox(gateway, { signal: context.signal }),
})

/** Only the numbers by type are needed: without the rest the rows lead on as well. */
async function readInbox(gateway: Gateway, options: CallOptions): Promise<Inbox> {
  const [byType, all] = await Promise.all([
    messageQueryUnreadByType(gateway, {}, options),
    userQueryUnreadMessageCount(gateway, {}, options).catch(() => undefined),
  ])
  const types = TYPES.map((type) => ({ type, unread: countOf(byType[type]) }))
  const unread = countOf(all)
  // Numbers of unread messages do not say whether there are others.
  const mayBeEmpty = unread === 0 && types.every((each) => each.unread === 0)
  return { types, unread, isEmpty: mayBeEmpty && (await isWithoutMessages(gateway, options)) }
}

const isWithoutMessages = (gateway: Gateway, options: CallOptions) =>
  messageQueryList(gateway, { page: 1, pageSize: 1 }, options).then(
    (messages) => messages.length === 0,
    () => false,
  )
