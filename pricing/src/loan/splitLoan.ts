import { type Cents, ZERO, plainYuan } from '../number/cents.ts'

/** Split-loan terms of an existing customer (oldUserSplitInfoDto, semantics 9), in cents. */
export interface SplitInfo {
  readonly canSplit: boolean
  readonly accepted: Cents
  /** The remainder that the server sent; `null` when not sent. */
  readonly stated: Cents | null
  /** The part of the remainder for the third lender. */
  readonly third: Cents
}

/** The parts of a split loan (semantics 9). */
export interface SplitResult {
  /** In cents, without zero parts; their sum is always the loan amount (OC-47). */
  readonly parts: readonly Cents[]
  /** Whether the remainder that the server sent differs from ours; for tracking only. */
  readonly isMismatch: boolean
}

/** The parts of a loan that two or three lenders pay out, in cents (semantics 9). */
export function splitLoan(loanAmount: Cents, info: SplitInfo): SplitResult {
  if (!info.canSplit) return { parts: [loanAmount], isMismatch: false }
  const first = Math.min(info.accepted, loanAmount)
  const rest = loanAmount - first
  const third = Math.min(info.third, rest)
  return {
    parts: [first, rest - third, third].filter((part) => part > 0) as Cents[],
    isMismatch: info.stated !== null && info.stated !== rest,
  }
}

/** The parts as text for the query: plain yuan joined by commas, "6000,2499.5" (semantics 9). */
export function splitAmountListText(parts: readonly Cents[]): string {
  return parts.map(plainYuan).join(',')
}

/** The two parts of a mixed loan (semantics 9). */
export interface MixedLoan {
  /** The part of the lead lender, in cents. */
  readonly lead: Cents
  /** The part of the wallet, in cents. */
  readonly wallet: Cents
}

/** The two parts of a mixed loan, in cents (OC-48): a lead part above the amount is limited to the amount. */
export function mixedLoan(amount: Cents, mixLoanAmount: Cents): MixedLoan {
  const lead = Math.min(mixLoanAmount, amount)
  return { lead: (lead > 0 ? lead : ZERO) as Cents, wallet: (amount - Math.max(lead, 0)) as Cents }
}
