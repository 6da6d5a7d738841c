import type { Context } from '../../engine/context.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import type { Loan } from '../../ledger/state/loan.ts'
import { beijingTime, MINUTE_MS } from '../../engine/calendar.ts'
import { merchantSeedOf } from './seed.ts'

/** When the money of a loan arrives, as a text for the customer; refuses for a loan whose review has failed. */
export function arrivalText(context: Context, loan: Loan): string {
  const { arrivalMinutes } = merchantSeedOf(context.persona())
  if (loan.audit === 'auditFailure') throw new Refusal(RESULTS.orderState, '借款审核未通过，不会放款')
  if (loan.audit === 'auditing') return `预计审核通过后${arrivalMinutes}分钟内到账`
  const at = (loan.auditAt ?? loan.at) + arrivalMinutes * MINUTE_MS
  return context.now < at ? `预计${beijingTime(at).slice(5, 16)}前到账` : '已到账，请以银行入账通知为准'
}
