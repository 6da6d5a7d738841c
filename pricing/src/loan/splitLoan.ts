import { type Cents, ZERO, plainYuan } from '../number/cents.ts'

/** Split-loan terms of an old user (oldUserSplitInfoDto, semantics 9), cents. */
export interface SplitInfo {
  readonly canSplit: boolean
  readonly accepted: Cents
  /** Stated remainder, `null` when not sent. */
  readonly stated: Cents | null
  /** The part of the remainder that goes to the third lender. */
  readonly third: Cents
}

/** The parts of a split loan (semantics 9). */
export interface SplitResult {
  /** Cents, without zero parts; their sum is always the loan amount (OC-47). */
  readonly parts: readonly Cents[]
  /** The stated remainder differs from ours; for tracking only. */
  readonly isMismatch: boolean
}

/** Parts of a loan that two or three lenders pay out, cents (semantics 9). */
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

/** Parts as the query carries them: plain yuan joined by commas, "6000,2499.5" (semantics 9). */
export function splitAmountListText(parts: readonly Cents[]): string {
  return parts.map(plainYuan).join(',')
}

/** The two parts of a mixed loan (semantics 9). */
export interface MixedLoan {
  /** Served by the lead lender, cents. */
  readonly lead: Cents
  /** Left to the wallet, cents. */
  readonly wallet: Cents
}

/** A mixed loan's two parts, cents (OC-48): a lead part above the request is clamped to it. */
export function mixedLoan(amount: Cents, mixLoanAmount: Cents): MixedLoan {
  const lead = Math.min(mixLoanAmount, amount)
  return { lead: (lead > 0 ? lead : ZERO) as Cents, wallet: (amount - Math.max(lead, 0)) as Cents }
}
