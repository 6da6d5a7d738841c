/** The lender's terms, held against what was asked for. */
import type { CashPreApprovalContent, CashPreApprovalRequest } from '@koo/api-client/types'
import type { PlanRow } from '@koo/kit/ScheduleTable'
import { charge, money, repaymentMethod, toCents } from '@koo/pricing'
import { dayText } from '@koo/page'
import { dueDays } from '@koo/steps'
import { DEFAULT_LOAN_USE } from '../constants.ts'
import type { ConfirmSearch } from './search.ts'

export function requestOf({
  amount,
  period,
  card,
  coupons,
  use,
  sub,
}: ConfirmSearch): CashPreApprovalRequest {
  const purpose = use ? { use, sub } : DEFAULT_LOAN_USE
  return {
    amount,
    loanPeriod: Number(period),
    userCardId: card,
    couponIds: coupons?.split(',') ?? [],
    loanUseCode: purpose.use,
    ...(purpose.sub && { subLoanUseCode: purpose.sub }),
  }
}

/** Names the request: the same request is the same application, whatever number the lender's terms have. */
export const termsKey = (request: CashPreApprovalRequest): string =>
  JSON.stringify([
    request.amount,
    request.loanPeriod,
    request.userCardId,
    request.couponIds,
    request.loanUseCode,
    request.subLoanUseCode ?? null,
  ])

/**
 * Are these terms for what was asked? The amount may differ only where the lender says that it changed it, and the
 * figures must agree with each other: a plan that does not repay the amount is not shown to anybody.
 */
export function isForRequest(terms: CashPreApprovalContent, request: CashPreApprovalRequest): boolean {
  const amount = toCents(terms.amount)
  const repaid = terms.list.reduce((sum, row) => sum + toCents(row.capital), 0)
  return (
    amount > 0 &&
    (terms.amountChanged || amount === toCents(request.amount)) &&
    terms.period === request.loanPeriod &&
    terms.userBankInfoDTO.userCardId === request.userCardId &&
    terms.list.length === terms.period &&
    repaid === amount
  )
}

/** How the lender's plan is paid back. */
export const methodOf = ({ list }: Pick<CashPreApprovalContent, 'list'>) =>
  repaymentMethod(list.map(({ capital, total }) => ({ principal: toCents(capital), due: toCents(total) })))

/** The lender's rows as the plan shows them. `now`: ms, for the year of the dates. */
export function planRows(terms: CashPreApprovalContent, now: number): PlanRow[] {
  const days = dueDays(terms.firstRepaymentDay, terms.repaymentDay, terms.list.length)
  return terms.list.map((row, index) => {
    const [principal, due, total] = [toCents(row.capital), toCents(row.realTotal), toCents(row.total)]
    const discount = toCents(row.couponValue)
    const day = days[index]
    return {
      period: index + 1,
      ...(day !== undefined && { date: dayText(day, now) }),
      total: `¥${money(due)}`,
      principal: `¥${money(principal)}`,
      charge: `¥${money(charge(total, principal))}`,
      ...(discount > 0 && { discount: `−¥${money(discount)}`, struckTotal: `¥${money(total)}` }),
      bars: { principal, charge: Math.max(0, due - principal) },
    }
  })
}
