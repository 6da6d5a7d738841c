import { useHost } from '@koo/flow'
import { PublishingState, type PublishingFact } from '@koo/kit/PublishingState'
import { momentText, useClock } from '@koo/steps'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { copy } from './copy.ts'
import type { Intention, MadeLoan } from './machine.ts'
import { usePublisher, usePublishSnapshot } from './publisherOf.ts'

export interface SettledProps {
  /** A loan was made: its result page is the only place to go. */
  onAccepted(loan: MadeLoan, serial: string): void
  /** The listing whose result this page shows; that one loan is shown, not led to. */
  shows?: string | undefined
  children: ReactNode
}

/**
 * Shows its children only when no application is open. While one is, it is settled first, and the page says so
 * honestly instead of offering anything else (security 1.2).
 */
export function Settled({ onAccepted, shows, children }: SettledProps) {
  const publisher = usePublisher()
  const { state } = usePublishSnapshot(publisher)
  // Read before anything of the page is drawn, so that it cannot begin something new in between.
  const [resumed, setResumed] = useState(false)
  useLayoutEffect(() => {
    publisher.resume()
    setResumed(true)
    return () => publisher.stop()
  }, [publisher])

  const leadsAway = state.name === 'accepted' && state.loan.listingId !== shows
  useEffect(() => {
    if (leadsAway) onAccepted(state.loan, state.intention.serial)
  }, [leadsAway, state, onAccepted])

  if (!resumed) return null
  if (state.name === 'sending' || state.name === 'unknown' || state.name === 'absent' || leadsAway)
    return <OpenScreen />
  return children
}

/** The full page between the tap and the truth. */
function OpenScreen() {
  const host = useHost()
  const publisher = usePublisher()
  const { state, asking } = usePublishSnapshot(publisher)
  const now = useClock().now()
  const contact = host.linkUrl('customer-service')
  const help = contact !== null && {
    secondary: copy.contact,
    onSecondary: () => void host.openUrl(contact),
  }
  switch (state.name) {
    case 'sending':
      return <PublishingState state="submitting" />
    case 'unknown':
      return asking ? (
        <PublishingState
          state="confirming"
          {...copy.confirming}
          facts={factsOf(state.intention, now)}
          {...help}
        />
      ) : (
        <PublishingState
          state="unresolved"
          money={copy.unresolved.money}
          facts={factsOf(state.intention, now)}
          action={copy.unresolved.action}
          onAction={publisher.refresh}
          {...help}
        />
      )
    case 'absent':
      return <PublishingState state="notSubmitted" action={copy.absent.action} onAction={publisher.again} />
    default:
      return <PublishingState state="confirming" {...copy.confirming} />
  }
}

function factsOf({ serial, sentAt }: Intention, now: number): PublishingFact[] {
  return [
    ...(sentAt === null ? [] : [{ label: copy.submittedAt, value: momentText(sentAt, now) }]),
    { label: copy.serial, value: serial },
  ]
}
