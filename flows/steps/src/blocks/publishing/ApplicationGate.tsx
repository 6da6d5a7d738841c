import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import type { Publishing } from './definePublishing.ts'
import { isSameLoan, type SomeLoanIds } from './loanIds.ts'
import type { PublishState } from './machine.ts'
import { EntryCheck, OpenApplication } from './OpenApplication.tsx'
import { usePublisher, usePublisherState } from './usePublisher.ts'

// route.32
/** Query of a result page: ids of the loan, and the serial number of its application. */
export interface LoanResultQuery {
  listingId?: string | undefined
  loanId?: string | undefined
  serialNumber: string
  /** The product of the loan, where its result page is told. */
  from?: string | undefined
  /** Set for a mixed loan. */
  isMixLoan?: string | undefined
}

/** Props of an application gate, the same for every product. */
export interface GateProps {
  /** Called when a loan was made: opens its result page. `kind`: what the server, or else the application, says it is. */
  onAccepted(loan: LoanResultQuery, kind: string | null): void
  /** Called when the customer goes on after an application without a loan; default: the page inside the gate is shown. */
  onAgain?: () => unknown
  /** The loan whose result this page shows; for any other loan `onAccepted` is called. */
  shows?: SomeLoanIds
  children: ReactNode
}

export interface ApplicationGateProps<Request> extends Omit<GateProps, 'onAccepted'> {
  publishing: Publishing<Request>
  /** What is paid for, as in `usePublisher`. */
  subject?: string
  /** Opens the result page of what was made; or `accepted`. */
  onAccepted?(loan: LoanResultQuery, kind: string | null): void
  /** Shows the result here, until `resultShown`. */
  accepted?(serialNumber: string): ReactNode
  /** The page shows itself that it is sending, such as in a dialog: it stays until there is a reply. */
  showsSending?: boolean
}

// security 1.2
/**
 * Renders its children only when no application of the product is open. An open one is settled first, and until then the
 * page shows only that.
 */
export function ApplicationGate<Request>(props: ApplicationGateProps<Request>) {
  const { publishing, subject, onAccepted, accepted, onAgain, shows = {}, children } = props
  const publisher = usePublisher(publishing, subject)
  const { state, entry } = usePublisherState(publisher)
  // The record is read before the page renders, so that the page cannot start a new application first.
  const [isResumed, setResumed] = useState(false)
  // A page that was left while it was sending, and is opened again, does not show that.
  const [wasSending, setWasSending] = useState(false)
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the record is in the browser: it is read before the first paint, not on a server
    setWasSending(publisher.resume().name === 'sending')
    setResumed(true)
    return () => publisher.stop()
  }, [publisher])

  const isLeaving = state.name === 'accepted' && !isSameLoan(state.loan, shows)
  const leave = useEffectEvent(() => {
    if (state.name === 'accepted') onAccepted?.(resultQuery(state), state.application.kind)
  })
  useEffect(() => {
    if (isLeaving) leave()
  }, [isLeaving])

  if (!isResumed) return null
  if (accepted && state.name === 'accepted') return accepted(state.application.serial)
  const isShownByPage = props.showsSending === true && state.name === 'sending' && !wasSending
  const isUnsettled = UNSETTLED.includes(state.name) && !isShownByPage
  if (isUnsettled || isLeaving) {
    return <OpenApplication publisher={publisher} copy={publishing.copy} onAgain={onAgain} />
  }
  return entry === 'open' || state.name === 'accepted' ? (
    children
  ) : (
    <EntryCheck copy={publishing.copy} hasFailed={entry === 'unreachable'} onRetry={publisher.resume} />
  )
}

/** States that are shown until the server, or the customer, has decided. */
const UNSETTLED: readonly PublishState['name'][] = ['sending', 'unknown', 'notFound', 'closed']

function resultQuery({ loan, application }: Extract<PublishState, { name: 'accepted' }>): LoanResultQuery {
  const { listingId, loanId } = loan
  const serialNumber = application.serial
  return listingId === null ? { loanId: loanId ?? undefined, serialNumber } : { listingId, serialNumber }
}
