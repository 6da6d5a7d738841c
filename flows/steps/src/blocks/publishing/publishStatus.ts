import type { Signing } from '../signing/index.ts'
import { isSameLoan, type LoanIds, type SomeLoanIds } from './loanIds.ts'
import type { PublishState } from './machine.ts'

/** A loan as a page names it. */
export type NamedLoan = SomeLoanIds & { serialNumber?: string | null | undefined }

/** How one `submit` ended. A page has a text or an exit for each. */
export type PublishEnd =
  /** The page's own questions were not answered with `go`. */
  | { is: 'stopped'; text: string | null }
  /** The server did not say whether something is open: nothing was sent. */
  | { is: 'unreachable' }
  /** Another tab is sending: nothing was sent from here. */
  | { is: 'elsewhere' }
  /** A loan was finished after this one was shown: nothing was sent, and what was shown is old. */
  | { is: 'stale' }
  /** The server has decided: there is nothing. */
  | { is: 'refused'; code: number; message: string }
  /** An application has to be settled first, this one or another. The gate around the page does it. */
  | { is: 'open' }
  | { is: 'accepted'; loan: LoanIds; serial: string; kind: string | null }

/** What a page shows of its application: one of these at a time. */
export type PublishStatus =
  | { is: 'idle' }
  /** The page's questions are asked, the application is prepared, and a code is requested. */
  | { is: 'preparing' }
  /** The dialog for the code is open. */
  | { is: 'signing' }
  /** No code could be sent. `wait`: seconds until one may be requested, 0 for now. */
  | { is: 'unsigned'; message: string; wait: number }
  | { is: 'sending' }
  | PublishEnd

/** What the page itself knows: everything else is the state of the machine, which all pages share. */
export type PublishPhase = Extract<
  PublishStatus,
  { is: 'idle' | 'preparing' | 'sending' | 'stopped' | 'unreachable' | 'elsewhere' | 'stale' }
>

/** Whether a tap is being handled: the page shows it and offers nothing else. */
export const isBusy = ({ is }: PublishStatus): boolean => is === 'preparing' || is === 'sending'

/** What the state of the machine means for a page; null while nothing of it was sent. */
export function endOf(state: PublishState): PublishEnd | null {
  switch (state.name) {
    case 'idle':
    case 'ready':
      return null
    case 'refused':
      return { is: 'refused', code: state.code, message: state.message }
    case 'accepted': {
      const { loan, application } = state
      return { is: 'accepted', loan, serial: application.serial, kind: application.kind }
    }
    default:
      return { is: 'open' }
  }
}

/** The one status of a page. `seen`: a loan whose result the page shows. */
export function statusOf(
  phase: PublishPhase,
  state: PublishState,
  { open, error, wait }: Pick<Signing, 'open' | 'error' | 'wait'>,
  seen: NamedLoan | undefined,
): PublishStatus {
  if (phase.is !== 'idle') return phase
  const end = endOf(state)
  const isSeen = seen !== undefined && end?.is === 'accepted' && isSameLoan(end.loan, seen)
  if (end && !isSeen) return end
  if (open) return { is: 'signing' }
  return error === null ? phase : { is: 'unsigned', message: error, wait }
}
