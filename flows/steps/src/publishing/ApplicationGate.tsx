import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import type { Publishing } from './definePublishing.ts'
import { isSameLoan, type SomeLoanIds } from './loanIds.ts'
import type { PublishState } from './machine.ts'
import { OpenApplication } from './OpenApplication.tsx'
import { usePublisher, usePublisherState } from './usePublisher.ts'

/** Query of a result page: which loan, and the serial number of its application. */
export interface LoanResultQuery {
  listingId?: string | undefined
  loanId?: string | undefined
  serialNumber: string
}

/** What an application gate takes from a page of any product. */
export interface GateProps {
  /** A loan was made: its result page is the only place to go. */
  onAccepted(loan: LoanResultQuery): void
  /** The loan whose result this page shows; that one is let through, any other leads away. */
  shows?: SomeLoanIds
  children: ReactNode
}

export interface ApplicationGateProps<Request> extends GateProps {
  publishing: Publishing<Request>
}

/**
 * Renders its children only when no application of the product is open. While one is, it is settled first, and the
 * page says so instead of offering anything else (security 1.2).
 */
export function ApplicationGate<Request>(props: ApplicationGateProps<Request>) {
  const { publishing, onAccepted, shows = {}, children } = props
  const publisher = usePublisher(publishing)
  const { state } = usePublisherState(publisher)
  // Read before anything of the page is rendered, so that it cannot begin a new application in between.
  const [isResumed, setResumed] = useState(false)
  useLayoutEffect(() => {
    publisher.resume()
    setResumed(true)
    return () => publisher.stop()
  }, [publisher])

  const isLeaving = state.name === 'accepted' && !isSameLoan(state.loan, shows)
  const leave = useEffectEvent(() => {
    if (state.name === 'accepted') onAccepted(resultQuery(state))
  })
  useEffect(() => {
    if (isLeaving) leave()
  }, [isLeaving])

  if (!isResumed) return null
  const isUnsettled = state.name === 'sending' || state.name === 'unknown' || state.name === 'notFound'
  if (isUnsettled || isLeaving) return <OpenApplication publisher={publisher} copy={publishing.copy} />
  return children
}

function resultQuery({ loan, application }: Extract<PublishState, { name: 'accepted' }>): LoanResultQuery {
  const { listingId, loanId } = loan
  const serialNumber = application.serial
  return listingId === null ? { loanId: loanId ?? undefined, serialNumber } : { listingId, serialNumber }
}
