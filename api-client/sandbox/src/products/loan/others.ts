import type { Context } from '../../engine/context.ts'
import type { Wire } from '../../engine/contract.ts'
import type { Loan } from '../../ledger/state/loan.ts'

type SplitInfo = NonNullable<NonNullable<Wire<'cash/queryLoanInfoAfterProcess'>>['oldUserSplitInfoDto']>

/** What the loan asks other products, which it does not import: the list of products hands it in. */
export interface Others {
  /** The offer of the lead lender after a refused loan; null: there is none. */
  offerAfter: (context: Context, loan: Loan) => Partial<Wire<'cash/getLoanAfterProcessInfo'>> | null
  /** How a loan of this amount, in cents, is split between lenders. */
  splitInfo: (context: Context, amountCents: number) => SplitInfo
}
