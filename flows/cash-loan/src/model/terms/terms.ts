/** The request for terms, and figures of the terms for display. */
import type { CashPreApprovalContent, CashPreApprovalRequest } from '@koo/api-client/types'
import type { PlanFact, PlanRow } from '@koo/kit/ScheduleTable'
import {
  charge,
  exactCents,
  mixedLoan,
  money,
  repaymentMethod,
  type AskedLoan,
  type Offer,
} from '@koo/pricing'
import { dayParts } from '@koo/page/time'
import { DEFAULT_LOAN_USE, type LEAD_MARKER } from '../../constants.ts'
import { KIND } from '../publish/kinds.ts'
import { splitTags } from './splitTags.ts'
import type { ConfirmSearch } from '../queries/confirm.ts'
import type { LoanRequest } from '../publish/publishing.ts'

/** The request for terms. `without`: coupons that the customer agreed to leave out. `marker`: of a partner's loan. */
export function requestOf(
  search: ConfirmSearch,
  without: readonly string[] = [],
  marker?: typeof LEAD_MARKER,
): CashPreApprovalRequest {
  const { amount, period, card, coupons, use, sub, isMixLoan } = search
  const purpose = use ? { use, sub } : DEFAULT_LOAN_USE
  return {
    amount,
    loanPeriod: Number(period),
    userCardId: card,
    couponIds: coupons?.split(',').filter((id) => !without.includes(id)) ?? [],
    loanUseCode: purpose.use,
    ...(purpose.sub && { subLoanUseCode: purpose.sub }),
    // A loan of the partner's own page is no mixed one.
    ...(marker ? { leadFlow: marker } : isMixLoan && { isMixLoan: true }),
  }
}

// gap 141
/** Part of the lead lender, as the reply has it, when a mixed loan was asked for and the server agrees; else null. */
export const mixedPart = (
  { isMixLoan }: CashPreApprovalRequest,
  { amount, mixLoanAmount }: Pick<CashPreApprovalContent, 'amount' | 'mixLoanAmount'>,
): string | number | null =>
  isMixLoan === true &&
  mixLoanAmount != null &&
  mixedLoan(exactCents(amount), exactCents(mixLoanAmount)).lead > 0
    ? mixLoanAmount
    : null

/** The application for these terms: whether it is a mixed loan, and what is published once they are signed. */
export function applicationOf(
  asked: CashPreApprovalRequest,
  terms: Pick<CashPreApprovalContent, 'amount' | 'mixLoanAmount' | 'termsNo' | 'oldUserSplitInfoDto'>,
): { isMixed: boolean; signed(signNo: string): LoanRequest } {
  const { amount, termsNo } = terms
  const part = mixedPart(asked, terms)
  const { isMixLoan: _, ...loan } = asked
  return {
    isMixed: part !== null,
    signed(signNo) {
      const signed = { ...loan, amount, termsNo, signNo }
      return part === null ? { ...signed, ...splitTags(terms) } : { ...signed, mixLoanAmount: part }
    },
  }
}

/** Key of the request: the same request is the same application, also when the terms get another number. */
export const termsKey = (request: CashPreApprovalRequest, isMixed = false): string =>
  JSON.stringify([
    ...(isMixed ? [KIND.mixed] : []),
    ...(request.leadFlow ? [request.leadFlow] : []),
    request.amount,
    request.loanPeriod,
    request.userCardId,
    request.couponIds,
    request.loanUseCode,
    request.subLoanUseCode ?? null,
  ])

/** The requested loan, to compare with the lender's terms. */
export const askedLoan = ({
  amount,
  loanPeriod,
  userCardId,
  couponIds,
}: CashPreApprovalRequest): AskedLoan => ({
  amount: exactCents(amount),
  periods: loanPeriod,
  cardId: userCardId,
  couponIds,
})

/** Repayment method of the lender's plan. */
export const methodOf = ({ rows }: Offer) => repaymentMethod(rows)

/** The rows of the lender's plan as they are shown. `now`: ms, for the year of the dates. `facts`: of each period. */
export function planRows(
  { rows }: Offer,
  days: readonly number[],
  now: number,
  facts: readonly (readonly PlanFact[])[],
): PlanRow[] {
  return rows.map(({ principal, due, discount, dueAfterDiscount }, index) => {
    const day = days[index]
    return {
      period: index + 1,
      ...(day !== undefined && dayParts(day, now)),
      total: `¥${money(dueAfterDiscount)}`,
      principal: `¥${money(principal)}`,
      charge: `¥${money(charge(due, principal))}`,
      ...(discount > 0 && { discount: `−¥${money(discount)}`, struckTotal: `¥${money(due)}` }),
      facts: facts[index] ?? [],
      bars: { principal, charge: Math.max(0, dueAfterDiscount - principal) },
    }
  })
}
