import { type Cents, ZERO, plainYuan } from '../number/cents.ts'

// semantics 9
/** Split-loan terms of an existing customer (oldUserSplitInfoDto), in cents. */
export interface SplitInfo {
  readonly canSplit: boolean
  readonly accepted: Cents
  /** The remainder that the server sent; `null` when not sent. */
  readonly stated: Cents | null
  /** The part of the remainder for the third lender. */
  readonly third: Cents
}

// semantics 9, OC-47
/** The parts of a split loan. */
export interface SplitResult {
  /** In cents, without zero parts; their sum is always the loan amount. */
  readonly parts: readonly Cents[]
  /** Whether the remainder that the server sent differs from ours; for tracking only. */
  readonly isMismatch: boolean
}

// semantics 9
/** The parts of a loan that two or three lenders pay out, in cents. */
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

// semantics 9
/** The parts as text for the query: plain yuan joined by commas, "6000,2499.5". */
export function splitAmountListText(parts: readonly Cents[]): string {
  return parts.map(plainYuan).join(',')
}

// semantics 9
/** The two parts of a mixed loan. */
export interface MixedLoan {
  /** The part of the lead lender, in cents. */
  readonly lead: Cents
  /** The part of the wallet, in cents. */
  readonly wallet: Cents
}

// OC-48
/** The two parts of a mixed loan, in cents: a lead part above the amount is limited to the amount. */
export function mixedLoan(amount: Cents, mixLoanAmount: Cents): MixedLoan {
  const lead = Math.min(mixLoanAmount, amount)
  return { lead: (lead > 0 ? lead : ZERO) as Cents, wallet: (amount - Math.max(lead, 0)) as Cents }
}
