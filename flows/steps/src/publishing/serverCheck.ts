import type { StoreApi } from 'zustand/vanilla'
import type { PublishEvent } from './machine.ts'
import type { PublisherOptions, PublisherState, ServerCheck } from './publisherTypes.ts'
import type { PublishRecord } from './record.ts'

type Options = Pick<PublisherOptions<never>, 'findOpen' | 'isDurable' | 'now' | 'userId'>

/** Asks the server for open applications of every kind: before a page is shown, and before an application is prepared. */
export function createServerCheck(
  { findOpen, isDurable, now, userId }: Options,
  { getState, setState }: StoreApi<PublisherState>,
  record: PublishRecord,
  dispatch: (event: PublishEvent) => void,
) {
  /** The customer who has no open application, as the server said in this document. */
  let checked: string | null = null

  /** One that is found is settled before anything else. Never rejects. */
  const check = async (user: string): Promise<ServerCheck> => {
    if (!findOpen) return { serial: null }
    try {
      const open = await findOpen(record.lastClosed(user))
      if (userId() !== user) return 'unreachable'
      const unseen = open?.applications.find(({ serial }) => serial !== record.lastClosed(user))
      if (unseen) {
        const { serial, loan, kind = null } = unseen
        const application = { serial, userId: user, terms: '', kind, at: now(), sentAt: now() }
        dispatch({ type: 'restored', state: { name: 'accepted', application, loan } })
        return 'open'
      }
      // Used even if this device has it as closed: a second number of our own could become a second loan.
      return { serial: open?.serial ?? null }
    } catch {
      return 'unreachable'
    }
  }

  /** Checks before anything is offered, when storage keeps nothing. After one that was found, the next page checks again. */
  const checkEntry = async (user: string) => {
    const { state, entry } = getState()
    if (!findOpen || isDurable() || state.name !== 'idle' || checked === user || entry === 'checking') return
    setState({ entry: 'checking' })
    const found = await check(user)
    if (typeof found === 'object') checked = user
    setState({ entry: found === 'unreachable' ? 'unreachable' : 'open' })
  }

  return { check, checkEntry }
}
