import { messageUpdateStatus } from '@koo/api-client/calls'
import type { Message } from '@koo/api-client/types'
import { useOnOpen } from '@koo/page'
import { useGateway } from '@koo/page/query'
import { useRefreshed } from '../unread/useRefreshed.ts'

/** The state of a message that was read (contract, updateStatus). */
const READ = 1

/**
 * Sets a message to read when it is shown, once. It fails silently: the message is shown, and stays unread for the next time. The
 * customer may be back at the list before the reply is there, so what is shown then is refreshed.
 */
export function useMarkRead({ id, status }: Message): void {
  const gateway = useGateway()
  const refresh = useRefreshed()
  useOnOpen(async () => {
    if (String(status) === String(READ)) return
    const isMarked = await messageUpdateStatus(gateway, { id, status: READ }).then(
      () => true,
      () => false,
    )
    if (isMarked) await refresh()
  })
}
