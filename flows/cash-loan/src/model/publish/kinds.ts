import type { OpenApplication } from '@koo/api-client/types'
import type { LoanResultQuery } from '@koo/steps/publishing'
import { IS_MIXED, LEAD_RESULT, MERCHANT_RESULT } from '../../constants.ts'

/** Kind of a loan, as the server names it. */
export type LoanKind = NonNullable<OpenApplication['kind']>

/** The kinds of loans, each of which has its result here. */
export const KIND = {
  cash: 'cash',
  staff: 'staff',
  lead: 'lead',
  mixed: 'mixed',
  oneClick: 'oneClick',
  merchant: 'merchant',
} as const satisfies { [K in LoanKind]: K }

/** What the result page is told of a kind (loan.6, route.32); nothing of the others. */
const RESULT: Readonly<Record<string, Pick<LoanResultQuery, 'from' | 'isMixLoan'>>> = {
  [KIND.lead]: { from: LEAD_RESULT },
  [KIND.oneClick]: { from: LEAD_RESULT },
  [KIND.mixed]: { isMixLoan: IS_MIXED },
  [KIND.merchant]: { from: MERCHANT_RESULT },
}

/** The kind of a loan that an address tells; the wallet's own is not told. */
export function toldKind({ from, isMixLoan }: Pick<LoanResultQuery, 'from' | 'isMixLoan'>): LoanKind {
  if (from === LEAD_RESULT) return KIND.lead
  if (from === MERCHANT_RESULT) return KIND.merchant
  return isMixLoan === IS_MIXED ? KIND.mixed : KIND.cash
}

/** Whether an address tells a result page what a loan of this kind is. */
export function tellsKind(query: Pick<LoanResultQuery, 'from' | 'isMixLoan'>, kind: string | null): boolean {
  const { from, isMixLoan } = RESULT[kind ?? ''] ?? {}
  return (from === undefined || from === query.from) && (!isMixLoan || isMixLoan === query.isMixLoan)
}

/** The query of the result page of a loan of this kind. */
export const resultOf = (loan: LoanResultQuery, kind: string | null): LoanResultQuery => ({
  ...loan,
  ...RESULT[kind ?? ''],
})
