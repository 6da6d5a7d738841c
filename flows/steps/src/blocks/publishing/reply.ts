/** Reads the replies of publishing and reconciling. */
import { errorText, isGatewayError, type Gateway } from '@koo/api-client'
import { cashGetLoanAfterProcessInfo, cashQueryOpenApplications } from '@koo/api-client/calls'
import type { SettingsPort } from '@koo/flow'
import { AFTER_PROCESS_PUBLISH, NO_SUCH_CALL } from '../../constants.ts'
import { isId, readKind, readLoanIds, type LoanIds } from './loanIds.ts'
import type { PublishEvent } from './machine.ts'

/** Result of one publish request; `replyLost` stands for everything that is not a decision of the server. */
export type PublishReply = Extract<PublishEvent, { type: 'accepted' | 'refused' | 'replyLost' }>

/** Outcome of a serial number at the server; null when the server does not know it yet. */
export type SerialStatus = Extract<PublishEvent, { type: 'found' | 'closed' }> | { type: 'notFound' } | null

/** Loans of every kind of a customer whose result was not seen yet, and the serial number for the next application. */
export interface OpenApplications {
  serial: string | null
  applications: { serial: string; loan: LoanIds; kind?: string | null }[]
}

/** Sends one publish request by `send`, and reads by `read` what was made. Never rejects. */
export async function publishReply(
  serial: string,
  send: () => Promise<unknown>,
  read: (content: unknown, serial: string) => LoanIds | null = readLoanIds,
): Promise<PublishReply> {
  try {
    const content = await send()
    const loan = read(content, serial)
    // A success without a loan, or with one of another application, is reconciled by its serial.
    return loan && isAbout(serial, content) ? { type: 'accepted', loan } : { type: 'replyLost' }
  } catch (error) {
    return failureReply(error)
  }
}

/** Whether a reply belongs to this serial number. Not every call repeats the number. */
function isAbout(serial: string, content: unknown): boolean {
  const { serialNumber } = content as { serialNumber?: unknown }
  return serialNumber === undefined || serialNumber === null || serialNumber === serial
}

/**
 * Only a refusal that the contract declares (`x-refusals`) is a decision. After any other failure the outcome is open: no
 * network, time-out, 500, half a body, a reply outside the contract, "system error", an ended session, any other Result.
 */
function failureReply(error: unknown): PublishReply {
  if (isGatewayError(error) && error.kind === 'result' && !error.outcomeUnknown) {
    return { type: 'refused', code: error.code ?? 0, message: errorText(error) }
  }
  return { type: 'replyLost' }
}

/** What a reconcile request gets from the page's host. */
export interface ReconcileContext {
  userSource: SettingsPort['userSource']
  signal: AbortSignal
}

/** Requests the outcome by `cash/getLoanAfterProcessInfo`, which knows the serial numbers of all kinds of loans. */
export async function reconcileBySerial(
  gateway: Gateway,
  serialNumber: string,
  { userSource, signal }: ReconcileContext,
): Promise<SerialStatus> {
  const known = await cashGetLoanAfterProcessInfo(
    gateway,
    { typeId: AFTER_PROCESS_PUBLISH, serialNumber, kooUserSource: userSource },
    { signal },
  )
  const loan = readLoanIds(known)
  // Ids together with the state `notFound` contradict each other: the outcome stays open.
  const state = known?.publishState ?? null
  if (state === 'notFound') return loan ? null : { type: known?.isClosed === true ? 'closed' : 'notFound' }
  return loan && (state === null || state === 'processed')
    ? { type: 'found', loan, kind: readKind(known?.kind) }
    : null
}

/**
 * Requests the open applications of this customer, of every kind, by `cash/queryOpenApplications`; null when the gateway has
 * no such call. `typeId`: the kind of loan that the next serial number is for, as in `cash/checkCanPublish`.
 */
export const openApplications =
  (typeId: string) =>
  async (gateway: Gateway, seen: string | null): Promise<OpenApplications | null> => {
    try {
      const { serialNumber, applications } = await cashQueryOpenApplications(gateway, {
        typeId,
        ...(seen !== null && { seenSerialNumber: seen }),
      })
      return {
        serial: isId(serialNumber) ? serialNumber : null,
        applications: applications.flatMap((each) => {
          const loan = readLoanIds(each)
          return loan && isId(each.serialNumber)
            ? [{ serial: each.serialNumber, loan, kind: readKind(each.kind) }]
            : []
        }),
      }
    } catch (error) {
      if (isGatewayError(error) && NO_SUCH_CALL.includes(error.code ?? 0)) return null
      throw error
    }
  }
