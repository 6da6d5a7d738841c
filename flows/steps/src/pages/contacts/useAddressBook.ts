import { can, DeviceFailure, useDevice, type DeviceContact } from '@koo/flow'
import { useOneAtATime } from '@koo/page'
import { useGone } from '@koo/page/time'
import { useState } from 'react'

export interface AddressBook {
  /**
   * `closed`: nobody has asked for it, or the customer closed the question. `refused` and `failed`: this page gets nothing, and the
   * contacts are typed; what was refused is not asked for again.
   */
  at: 'closed' | 'asking' | 'open' | 'refused' | 'failed'
  contacts: readonly DeviceContact[]
  /** Asks for it. Call it from a tap: the system then shows its own question. */
  ask(): void
}

const NONE: readonly DeviceContact[] = []

/** The contacts that the app recommends from the address book of the phone. Only a tap asks for them. */
export function useAddressBook(): AddressBook {
  const device = useDevice()
  const [at, setAt] = useState<AddressBook['at']>('closed')
  const [contacts, setContacts] = useState(NONE)
  const gone = useGone()
  const { run } = useOneAtATime()

  async function ask() {
    if (!can(device, 'contacts')) return
    const signal = gone()
    setAt('asking')
    try {
      const given = await device.contacts({ signal })
      if (signal.aborted) return
      setContacts(given)
      setAt('open')
    } catch (error) {
      if (!signal.aborted) setAt(endOf(error))
    }
  }
  return { at, contacts, ask: () => void run(ask) }
}

function endOf(error: unknown): AddressBook['at'] {
  const kind = error instanceof DeviceFailure ? error.kind : 'missing'
  if (kind === 'cancelled') return 'closed'
  return kind === 'refused' ? 'refused' : 'failed'
}
