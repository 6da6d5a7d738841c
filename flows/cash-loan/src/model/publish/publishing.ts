import type { Gateway } from '@koo/api-client'
import { cashMixLoan, cashOneClickLoanPublish, cashPublishV2 } from '@koo/api-client/calls'
import type {
  CashMixLoanRequest,
  CashOneClickLoanPublishRequest,
  CashPublishV2Request,
} from '@koo/api-client/types'
import {
  definePublishing,
  loanRecord,
  openApplications,
  usePublisher,
  type PublishState,
} from '@koo/steps/publishing'
import { LOAN_TYPE } from '../../constants.ts'
import { KIND } from './kinds.ts'

/** A request as the pages make it: publishing adds the serial number. */
type Unnumbered<Request> = Omit<Request, 'serialNumber'>
type WalletRequest = Unnumbered<CashPublishV2Request>
type OneClickRequest = Unnumbered<CashOneClickLoanPublishRequest>

type MixedRequest = Unnumbered<CashMixLoanRequest>

/**
 * Request for a loan of the wallet or of the partner lender's page, for one that both pay parts of, or for one of one click.
 */
export type LoanRequest = WalletRequest | MixedRequest | OneClickRequest

const isOneClickRequest = <R extends object>(request: R): request is Extract<R, OneClickRequest> =>
  'typeId' in request

const isMixedRequest = <R extends object>(request: R): request is Extract<R, MixedRequest> =>
  'mixLoanAmount' in request

function publishLoan(gateway: Gateway, request: LoanRequest & { serialNumber: string }) {
  if (isOneClickRequest(request)) return cashOneClickLoanPublish(gateway, request)
  return isMixedRequest(request) ? cashMixLoan(gateway, request) : cashPublishV2(gateway, request)
}

/**
 * How the loans of this flow are published. One machine for all kinds: while the outcome of one is open, no other can be
 * sent.
 */
export const cashPublishing = definePublishing<LoanRequest>({
  ...loanRecord,
  call: publishLoan,
  findOpen: openApplications(LOAN_TYPE),
})

/** The publisher that all pages of the flow share. */
export const useCashPublisher = () => usePublisher(cashPublishing)

/** Key of the terms of a one-click loan: an offer, what was selected for it, and the right with which it is priced. */
export const oneClickKey = (
  serial: string,
  amount: number,
  couponId: string | null,
  rightId: string | null,
): string => JSON.stringify([KIND.oneClick, serial, amount, couponId, ...(rightId === null ? [] : [rightId])])

/** Whether the application of this state is for a one-click loan. */
export const isOneClick = (state: PublishState): boolean =>
  state.name !== 'idle' && state.application.kind === KIND.oneClick
