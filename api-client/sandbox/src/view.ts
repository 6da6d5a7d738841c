import { limitsOf } from './lender/limits.ts'
import { wireYuan } from './lender/money.ts'
import { rowCents, sumRows, wireRow, type RowCents } from './lender/rows.ts'
import { cardsOf } from './lender/people.ts'
import { personaOf } from './context.ts'
import type { Loan, User, World } from './world.ts'

/** Figures of a row or of a sum of rows, in integer cents and as the contract writes them. */
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
  rows: Array<Figures & { period: number; dueDay: string }>
  totals: Figures
}

/** A user as the ledger shows it. */
export interface UserView {
  userId: string
  mobile: string
  persona: string
  usableCents: number
  totalLimitCents: number
  cards: Array<{ userCardId: string; bankName: string; cardNo: string }>
  usedCouponIds: string[]
  codesSent: number
  loanCount: number
  /** Coupons given since the start, changes of the limit, and every domain's file as it is kept. */
  grants: User['grants']
  limitChanges: User['limitChanges']
  slices: User['slices']
}

/** The whole ledger of a scope. */
export interface WorldView {
  scope: string
  persona: string
  /** World time, epoch milliseconds. */
  now: number
  clock: World['clock']
  dropRepeats: boolean
  rules: World['rules']
  users: UserView[]
  /** Loans of all users in the order they were made. */
  loans: LoanView[]
  loanCount: number
  /** Serial numbers more than one loan was made with. */
  repeatedSerials: string[]
  /** Calls whose connection was lost and that are still to come. */
  late: World['late']
  openSessions: number
  consents: World['consents']
  traces: World['traces']
}

/** Reads the ledger out of a world. */
export function viewWorld(world: World, scope: string, now: number): WorldView {
  const loans = world.users
    .flatMap((user) => user.loans.map((loan) => viewLoan(loan, user.userId)))
    .sort((a, b) => a.at - b.at || (a.loanId < b.loanId ? -1 : 1))
  const serials = loans.map((loan) => loan.serialNumber)
  return {
    scope,
    persona: world.persona,
    now,
    clock: world.clock,
    dropRepeats: world.dropRepeats,
    rules: world.rules,
    users: world.users.map((user) => viewUser(world, user, now)),
    loans,
    loanCount: loans.length,
    repeatedSerials: [...new Set(serials.filter((serial, k) => serials.indexOf(serial) !== k))],
    late: world.late,
    openSessions: world.sessions.filter((each) => each.ended === null && each.expiresAt > now).length,
    consents: world.consents,
    traces: world.traces,
  }
}

function viewUser(world: World, user: User, now: number): UserView {
  const persona = personaOf(world, user)
  const limits = limitsOf(world, user, persona, now)
  return {
    userId: user.userId,
    mobile: user.mobile,
    persona: user.persona,
    usableCents: limits.usableCents,
    totalLimitCents: limits.totalCents,
    cards: cardsOf(user, persona).map(({ userCardId, bankName, cardNo }) => ({
      userCardId,
      bankName,
      cardNo,
    })),
    usedCouponIds: user.loans
      .filter((loan) => loan.audit !== 'auditFailure')
      .flatMap((loan) => loan.terms.couponIds),
    codesSent: user.codesSent,
    loanCount: user.loans.length,
    grants: user.grants,
    limitChanges: user.limitChanges,
    slices: user.slices,
  }
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
