import { wireYuan } from '../engine/money.ts'
import type { Customer } from '../engine/customer.ts'
import type { DomainUserView, DomainWorldView } from '../engine/view.ts'
import type { User, World } from '../engine/world.ts'
import { limitsOf } from './limit/limits.ts'
import { rowCents, sumRows, wireRow, type RowCents } from './loans/rows.ts'
import type { LimitChange, Loan } from './state/loan.ts'

declare module '../engine/view.ts' {
  interface UserView {
    usableCents: number
    totalLimitCents: number
    usedCouponIds: string[]
    loanCount: number
    limitChanges: LimitChange[]
    /** Repayments that took money, and how much. */
    payments: { count: number; cents: number }
  }

  interface WorldView {
    /** Loans of all users in the order of their creation. */
    loans: LoanView[]
    loanCount: number
    /** Serial numbers of more than one loan. */
    repeatedSerials: string[]
    consents: World['consents']
    traces: World['traces']
  }
}

/** Figures of a row or of a sum of rows, in integer cents and in the contract's format. */
export interface Figures {
  cents: RowCents
  wire: Record<keyof RowCents, string>
}

/** A loan as `GET /__sandbox/world` shows it. */
export interface LoanView {
  loanId: string
  listingId: string
  serialNumber: string
  userId: string
  /** World time, epoch milliseconds. */
  at: number
  audit: Loan['audit']
  polls: number
  amountCents: number
  amount: string
  loanPeriod: number
  rates: Loan['terms']['quote']['rates']
  billDays: number
  monthPayCents: number
  monthPay: string
  couponCents: number
  rightCents: number
  afterApr: string
  bankName: string
  cardNo: string
  userCardId: string
  couponIds: string[]
  loanUseCode: string
  subLoanUseCode: string | null
  repaymentDay: number
  firstRepaymentDay: string
  termsNo: string
  /** The loan is the lead-flow lender's. */
  isLead: boolean
  /** What the customer confirmed of its costs, as the request had it; null: the request had nothing. */
  costConfirmation: Loan['costConfirmation'] | null
  rows: Array<Figures & { period: number; dueDay: string }>
  totals: Figures
}

/** The ledger's view of all loans. */
export function viewLoans(world: World): Partial<DomainWorldView> {
  const loans = world.users
    .flatMap((user) => user.loans.map((loan) => viewLoan(loan, user.userId)))
    .sort((a, b) => a.at - b.at || (a.loanId < b.loanId ? -1 : 1))
  const serials = loans.map((loan) => loan.serialNumber)
  return {
    loans,
    loanCount: loans.length,
    repeatedSerials: [...new Set(serials.filter((serial, k) => serials.indexOf(serial) !== k))],
    consents: world.consents,
    traces: world.traces,
  }
}

/** The ledger's view of a customer's limit and loans. */
export function viewBorrower({ world, user, persona, now }: Customer): Partial<DomainUserView> {
  const limits = limitsOf(world, user, persona, now)
  return {
    usableCents: limits.usableCents,
    totalLimitCents: limits.totalCents,
    usedCouponIds: user.loans
      .filter((loan) => loan.audit !== 'auditFailure')
      .flatMap((loan) => loan.terms.couponIds),
    loanCount: user.loans.length,
    limitChanges: user.limitChanges,
    payments: paymentsOf(user),
  }
}

function paymentsOf({ slices }: User): DomainUserView['payments'] {
  const paid = (slices.repayment?.orders ?? []).filter((order) => order.paidCents > 0)
  return { count: paid.length, cents: paid.reduce((sum, order) => sum + order.paidCents, 0) }
}

function viewLoan(loan: Loan, userId: string): LoanView {
  const { terms } = loan
  const { quote } = terms
  return {
    loanId: loan.loanId,
    listingId: loan.listingId,
    serialNumber: loan.serialNumber,
    userId,
    at: loan.at,
    audit: loan.audit,
    polls: loan.polls,
    amountCents: quote.amountCents,
    amount: wireYuan(quote.amountCents),
    loanPeriod: quote.period,
    rates: quote.rates,
    billDays: quote.billDays,
    monthPayCents: quote.monthPayCents,
    monthPay: wireYuan(quote.monthPayCents),
    couponCents: quote.couponCents,
    rightCents: quote.rightCents,
    afterApr: quote.afterApr,
    bankName: loan.bankName,
    cardNo: loan.cardNo,
    userCardId: terms.userCardId,
    couponIds: terms.couponIds,
    loanUseCode: terms.loanUseCode,
    subLoanUseCode: terms.subLoanUseCode,
    repaymentDay: terms.repaymentDay,
    firstRepaymentDay: terms.firstRepaymentDay,
    termsNo: terms.termsNo,
    isLead: terms.isLead === true,
    costConfirmation: loan.costConfirmation ?? null,
    rows: quote.rows.map((row, k) => ({
      period: k + 1,
      dueDay: loan.dueDays[k] ?? '',
      ...figures(rowCents(row)),
    })),
    totals: figures(sumRows(quote.rows)),
  }
}

function figures(cents: RowCents): Figures {
  return { cents, wire: wireRow(cents) }
}
