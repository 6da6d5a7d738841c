import { isRefused, type Gateway } from '@koo/api-client'
import { channelConfirmPay, channelQueryPayStatus } from '@koo/api-client/calls'
import type { ConfirmPayRequest, PayState } from '@koo/api-client/types'
import type { ConfirmedCost } from '../../blocks/cost/index.ts'
import { definePublishing, type LoanIds, type SerialStatus } from '../../blocks/publishing/index.ts'
import { payPublishingCopy } from './publishingCopy.ts'
import { isCard } from './ways.ts'

/** A payment without the serial number that publishing adds. */
export type Payment = Omit<ConfirmPayRequest, 'serialNumber' | 'costConfirmation'>

const STATUSES: readonly unknown[] = [
  'SUCCESS',
  'PAY_ING',
  'CONFIRM_PAY_FAILURE',
] satisfies PayState['status'][]

/** Whether an error says that the payment has not arrived so far. */
export const isNoPayment = (error: unknown): boolean => isRefused<typeof channelQueryPayStatus>(error, 42121)

/** Whether a status is about this payment: named by its number, or not named at all. */
export const isAbout = (serialNumber: string | undefined, state: PayState): boolean =>
  serialNumber === undefined || (state.serialNumber ?? serialNumber) === serialNumber

/** A payment has no id of its own: its serial number names it. Every status says that the server has received it. */
const madeOf = (content: unknown, serialNumber: string): LoanIds | null =>
  STATUSES.includes((content as Partial<PayState> | null)?.status)
    ? { listingId: serialNumber, loanId: null }
    : null

/** What became of a payment. A failure without a number may be that of an earlier payment: it says nothing. */
async function outcomeOf(gateway: Gateway, serialNumber: string, signal: AbortSignal): Promise<SerialStatus> {
  try {
    const state = await channelQueryPayStatus(gateway, { serialNumber }, { signal })
    const isNamed = state.serialNumber === serialNumber
    if (!isAbout(serialNumber, state) || (state.status === 'CONFIRM_PAY_FAILURE' && !isNamed)) return null
    const loan = madeOf(state, serialNumber)
    return loan && { type: 'found', loan }
  } catch (error) {
    if (isNoPayment(error)) return { type: 'notFound' }
    throw error
  }
}

/** How an order is paid: one payment for each tap, whatever is lost on the way. The subject is the order. */
export const payPublishing = definePublishing<Payment, ConfirmedCost | null>({
  recordKey: 'pay_attempt',
  lockKey: 'pay_lock',
  call: channelConfirmPay,
  // A card pays at once. Everything else is paid in instalments, at least a part of it.
  lends: ({ payType }) => !isCard(payType),
  read: madeOf,
  reconcile: (gateway, serialNumber, { signal }) => outcomeOf(gateway, serialNumber, signal),
  copy: payPublishingCopy,
})
