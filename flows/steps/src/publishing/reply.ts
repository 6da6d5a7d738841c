/** What the replies of publishing and of reconciling say about a loan. */
import { errorText, isGatewayError, type Gateway } from '@koo/api-client'
import { cashGetLoanAfterProcessInfo } from '@koo/api-client/calls'
import type { Environment } from '@koo/flow'
import { AFTER_PROCESS_PUBLISH, RESULT_SERIAL_CONFLICT } from '../constants.ts'
import { readLoanIds, type LoanIds, type SomeLoanIds } from './loanIds.ts'
import type { PublishEvent } from './machine.ts'

/** What one publish request says about the loan; `replyLost` is everything that is not a decision of the server. */
export type PublishReply = Extract<
  PublishEvent,
  { type: 'accepted' | 'refused' | 'sessionEnded' | 'replyLost' }
>

/** What the server knows of a serial number; null means that it does not know yet. */
export type SerialStatus = { type: 'found'; loan: LoanIds } | { type: 'notFound' } | null

/** Sends one publish request by `send`. Never rejects. */
export async function publishReply(send: () => Promise<SomeLoanIds>): Promise<PublishReply> {
  try {
    const loan = readLoanIds(await send())
    // A success that names no loan cannot be shown: its serial has to be reconciled.
    return loan ? { type: 'accepted', loan } : { type: 'replyLost' }
  } catch (error) {
    return failureReply(error)
  }
}

/**
 * Only a refusal of the server decides. Everything else (no network, time-out, 500, half a body, a reply outside the
 * contract) leaves open what became of the request. So does "this serial came before with other fields": then a loan
 * of that serial may exist.
 */
function failureReply(error: unknown): PublishReply {
  if (!isGatewayError(error)) return { type: 'replyLost' }
  if (error.kind === 'session') return { type: 'sessionEnded' }
  if (error.kind === 'result' && error.code !== undefined && error.code !== RESULT_SERIAL_CONFLICT) {
    return { type: 'refused', code: error.code, message: errorText(error) }
  }
  return { type: 'replyLost' }
}

/** What the page's surroundings hand to a reconcile request. */
export interface ReconcileContext {
  environment: Environment
  signal: AbortSignal
}

/** Reconciles by `cash/getLoanAfterProcessInfo`, which knows the serials of every kind of loan. */
export async function reconcileBySerial(
  gateway: Gateway,
  serialNumber: string,
  { environment, signal }: ReconcileContext,
): Promise<SerialStatus> {
  const kooUserSource = environment.startsWith('messenger') ? 'WX' : 'APP'
  const known = await cashGetLoanAfterProcessInfo(
    gateway,
    { typeId: AFTER_PROCESS_PUBLISH, serialNumber, kooUserSource },
    { signal },
  )
  if (known?.publishState === 'notFound') return { type: 'notFound' }
  const loan = readLoanIds(known)
  return loan && { type: 'found', loan }
}
