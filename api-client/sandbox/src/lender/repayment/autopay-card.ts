import type { Origin } from '../../origin.ts'
import { DAY_MS } from '../calendar.ts'
import { cardsOf } from '../people.ts'
import type { Payer } from './orders.ts'
import type { AutoPay, RepaymentState } from './state.ts'

/** A signing with a bank runs out after a year. */
const SIGNED_MS = 365 * DAY_MS

/** Whether automatic repayment holds at `at`: a switch takes effect the next day (spec 4). */
export function holdsOn({ isOn, wasOn, holdsFrom }: AutoPay, at: number): boolean {
  return at >= holdsFrom ? isOn : wasOn
}

/** How the signing with the bank stands. */
export function signingOf({ autoPay }: RepaymentState, now: number): 'none' | 'signed' | 'expired' {
  if (autoPay.signed === null) return 'none'
  return now > autoPay.signed.at + SIGNED_MS ? 'expired' : 'signed'
}

/** The card automatic repayment is taken from; null: none is signed. */
export function autoPayCard({ user, persona, now }: Origin, state: RepaymentState): Payer | null {
  if (signingOf(state, now) !== 'signed') return null
  return cardsOf(user, persona).find((card) => card.userCardId === state.autoPay.signed?.userCardId) ?? null
}
