import { isOpenElsewhere } from './keeping.ts'
import type { PublisherOptions, ServerCheck } from './publisherTypes.ts'
import type { PublisherStore } from './publisherStore.ts'
import type { Reconciling } from './reconciling.ts'

/** Finds the applications that are open: stored on this device, or known to the server only. */
export interface Opening {
  /** Restores the open application of the record; returns whether there is one. */
  restore(userId: string): boolean
  /** Asks the server; one that is found is settled before anything else. Never rejects. */
  check(userId: string): Promise<ServerCheck>
  /** Asks it before anything is offered, when this device keeps nothing. After one that was found, the next page asks again. */
  checkEntry(userId: string): Promise<void>
}

/** Looks for open applications by what is kept and by what the server says. */
export function createOpening(
  { keeping, talking, userId, now }: Pick<PublisherOptions<never>, 'keeping' | 'talking' | 'userId' | 'now'>,
  { getState, set, dispatch }: PublisherStore,
  reconciling: Reconciling,
): Opening {
  /** The customer who has no open application, as the server said in this document. */
  let checked: string | null = null

  const check = async (user: string): Promise<ServerCheck> => {
    const found = await talking.check(() => keeping.lastClosed(user))
    if (found === 'unreachable' || userId() !== user) return 'unreachable'
    // Its number is used even if this device has it as closed: a second number of our own could become a second loan.
    if (!found.unseen) return { serial: found.serial }
    const { serial, loan, kind = null } = found.unseen
    const application = { serial, userId: user, terms: '', kind, at: now(), sentAt: now() }
    dispatch({ type: 'restored', state: { name: 'accepted', application, loan } })
    return 'open'
  }

  return {
    check,
    restore(user) {
      const stored = keeping.restore(user)
      const hasOpen = isOpenElsewhere(stored, getState().state)
      if (hasOpen) dispatch({ type: 'restored', state: stored })
      reconciling.start()
      return hasOpen
    },
    async checkEntry(user) {
      const { state, entry } = getState()
      if (!talking.knowsOpen || keeping.isDurable()) return
      if (state.name !== 'idle' || checked === user || entry === 'checking') return
      set({ entry: 'checking' })
      const found = await check(user)
      if (typeof found === 'object') checked = user
      set({ entry: found === 'unreachable' ? 'unreachable' : 'open' })
    },
  }
}
