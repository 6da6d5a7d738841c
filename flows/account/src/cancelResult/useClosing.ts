import { userCanLogout } from '@koo/api-client/calls'
import { useHost, type FlowHost } from '@koo/flow'
import { useOnOpen } from '@koo/page'
import { isSessionEnd, useGateway } from '@koo/page/query'
import { useState } from 'react'
import { closingNote } from '../cancel/closing.ts'

/** The account is gone: confirmed by the server, or the session has ended after a closing whose reply was lost. */
type Ended = 'closed' | 'unconfirmed'
type Face = Ended | 'asking' | 'open' | 'failed' | 'none'

/** Note in the history entry of the page: a reload shows it again, and no link can write it. */
const NOTE = 'account_closed'

/** How the account ended, as this entry of the history has it; null for anything else. */
export function endedIn(entry: Pick<FlowHost['entry'], 'getItem'>): Ended | null {
  const note = entry.getItem(NOTE)
  return note === 'closed' || note === 'unconfirmed' ? note : null
}

function firstFace(host: FlowHost): Face {
  const closing = closingNote(host).load()
  if (closing === 'closed') return 'closed'
  if (closing === 'sent') return 'asking'
  // Who is signed in has an account, whatever this entry says of another one.
  return (host.userId() === null && endedIn(host.entry)) || 'none'
}

/** What became of closing the account. Once it is gone, this phone forgets the customer: drafts, replies, other tabs. */
export function useClosing() {
  const host = useHost()
  const gateway = useGateway()
  const [face, setFace] = useState(() => firstFace(host))
  const end = (how: Ended) => {
    host.entry.setItem(NOTE, how)
    host.signOut()
    setFace(how)
  }
  /** Whether the account is still there: then the server answers its customer. */
  const ask = async () => {
    setFace('asking')
    try {
      await userCanLogout(gateway, {})
      closingNote(host).clear()
      setFace('open')
    } catch (error) {
      if (isSessionEnd(error)) end('unconfirmed')
      else setFace('failed')
    }
  }
  useOnOpen(() => {
    if (face === 'closed' && host.userId() !== null) end('closed')
    if (face === 'asking') return ask()
    return undefined
  })
  return { face, ask }
}
