import { shortMoney } from '../format/money.ts'
import type { Cents } from '../number/cents.ts'

// semantics 9
/** Cash-back terms. */
export interface CashBack {
  /** Cents. */
  readonly minPrincipal: Cents
  readonly reward: Cents
  readonly minPeriods: number
}

// semantics 9
/** Whether the customer gets the cash-back, and the reminder to show. */
export interface CashBackState {
  readonly isEligible: boolean
  /** "Borrow full X, get Y more"; its button sets the amount to `borrow`. `null`: no reminder. */
  readonly reminder: { readonly borrow: Cents; readonly reward: Cents } | null
}

// OC-45
/**
 * Whether a loan (cents) gets the cash-back. The reminder shows when only the amount is too small and the minimum can be
 * borrowed.
 */
export function cashBackState(
  cashBack: CashBack,
  loan: { readonly amount: Cents; readonly periods: number; readonly maximum: Cents },
): CashBackState {
  const isLargeEnough = loan.amount >= cashBack.minPrincipal
  const isLongEnough = loan.periods >= cashBack.minPeriods
  const isShort = !isLargeEnough && isLongEnough && cashBack.minPrincipal <= loan.maximum
  return {
    isEligible: isLargeEnough && isLongEnough,
    reminder: isShort ? { borrow: cashBack.minPrincipal, reward: cashBack.reward } : null,
  }
}

// semantics 9
/** Chinese line of the reminder. */
export function cashBackText(reminder: { readonly borrow: Cents; readonly reward: Cents }): string {
  return `借满${shortMoney(reminder.borrow)}元再得${shortMoney(reminder.reward)}元返现`
}
