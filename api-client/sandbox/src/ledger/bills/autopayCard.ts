import type { Customer } from '../../engine/customer.ts'
import { DAY_MS } from '../../engine/calendar.ts'
import { cardsOf } from '../cards/customerCards.ts'
import type { Payer } from './orders.ts'
import type { AutoPay, RepaymentState } from '../state/repayment.ts'

/** The authorisation at a bank expires after a year. */
const SIGNED_MS = 365 * DAY_MS

/** Whether automatic repayment is on at `at`: a change takes effect on the next day. */
export function holdsOn({ isOn, wasOn, holdsFrom }: AutoPay, at: number): boolean {
  return at >= holdsFrom ? isOn : wasOn
}

/** When the authorisation at the bank ends, or has ended; null for a customer who was never authorised. */
export const signedUntil = ({ autoPay }: RepaymentState): number | null =>
  autoPay.signed && autoPay.signed.at + SIGNED_MS

/** State of the authorisation at the bank. */
export function signingOf(state: RepaymentState, now: number): 'none' | 'signed' | 'expired' {
  const until = signedUntil(state)
  if (until === null) return 'none'
  return now > until ? 'expired' : 'signed'
}

/** The card of automatic repayment; null when none is authorised. */
export function autoPayCard({ user, persona, now }: Customer, state: RepaymentState): Payer | null {
  if (signingOf(state, now) !== 'signed') return null
  return cardsOf(user, persona).find((card) => card.userCardId === state.autoPay.signed?.userCardId) ?? null
}
