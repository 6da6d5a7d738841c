import { subtractCents, sumCents, toCents, type Cents } from '@koo/pricing'
import type { LoanLimits } from './replies.ts'

// gap 68
/**
 * Whether cards of local banks can be selected: not once the history amount, what is borrowed already and this loan,
 * reaches the threshold. Without a threshold in the configuration they always can.
 */
export function mayUseLocalCards(
  threshold: unknown,
  limits: Pick<LoanLimits, 'loanAmount' | 'canUseLoanAmount'> | undefined,
  amount: Cents | null | undefined,
): boolean {
  if (typeof threshold !== 'number' || !limits) return true
  const borrowed = subtractCents(toCents(limits.loanAmount), toCents(limits.canUseLoanAmount))
  return sumCents([borrowed, amount ?? toCents(0)]) < toCents(threshold)
}
