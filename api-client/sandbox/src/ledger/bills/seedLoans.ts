import { LOAN_CAPS } from '../state/loan.ts'
import { repaymentSlice } from '../state/repaymentFresh.ts'
import type { Customer } from '../../engine/customer.ts'
import type { Persona } from '../../engine/persona.ts'
import { sliceOf } from '../../engine/slices.ts'
import { newId, type World } from '../../engine/world.ts'
import type { Loan } from '../state/loan.ts'
import { beijingDay, billDays, DAY_MS, HOUR_MS, startOfDay } from '../../engine/calendar.ts'
import { priceLoan } from '../loans/price.ts'
import { findRate } from '../loans/rates.ts'
import { duesOf, newBook, payBill } from './books.ts'
import { repaymentSeedOf, type LoanSeed } from '../state/repaymentSeed.ts'
import { startRepayment } from './seedRepayment.ts'
import { settlementOf } from './settlement.ts'
import type { LoanBook } from '../state/repayment.ts'

/** Days from a persona's loan to its first bill: not a whole month. */
const FIRST_MONTH_DAYS = 25
const MONTH_DAYS = 30.4375

/**
 * Gives a new customer the persona's loans, priced like any loan, with their paid bills. A full ledger accepts no more.
 */
export function startLoans(customer: Customer): void {
  const { world, user, persona } = customer
  const { loans } = repaymentSeedOf(persona)
  if (loans.length === 0) return
  const entered = world.users.reduce((sum, each) => sum + each.loans.length, 0)
  if (entered + loans.length > LOAN_CAPS.loans) return
  const state = sliceOf(repaymentSlice, customer)
  for (const [k, seed] of loans.entries()) {
    const loan = seededLoan(world, persona, seed, `seed-${user.mobile}-${String(k).padStart(4, '0')}`)
    if (loan === null) continue
    user.loans.push(loan)
    state.books[loan.loanId] = seededBook(world, persona, seed, loan)
  }
  startRepayment(customer)
}

/** Creates a loan whose bill `nextPeriod` is due `nextDueInDays` days after the world's first day. */
function seededLoan(world: World, persona: Persona, seed: LoanSeed, serialNumber: string): Loan | null {
  const { amount, period } = seed
  const amountCents = amount * 100
  const nextDue = world.since + seed.nextDueInDays * DAY_MS
  const repaymentDay = Number(beijingDay(nextDue).slice(8))
  const at = Math.round(nextDue - ((seed.nextPeriod - 1) * MONTH_DAYS + FIRST_MONTH_DAYS) * DAY_MS)
  const card = persona.cards.find((each) => each.userCardId === seed.userCardId) ?? persona.cards[0]
  const rates = findRate(persona, amountCents, period)
  if (card === undefined || rates === undefined) return null
  const days = billDays(at, repaymentDay, period)
  const quote = priceLoan({
    amountCents,
    period,
    rates,
    billDays: (days[0] ?? at) - at,
    coupon: null,
    right: null,
  })
  return {
    loanId: newId(world, 'L'),
    listingId: newId(world, 'P'),
    serialNumber,
    terms: {
      termsNo: newId(world, 'T'),
      at,
      expiresAt: at,
      requestedCents: amountCents,
      couponBeforeCents: 0,
      userCardId: card.userCardId,
      requestedCouponIds: [],
      couponIds: [],
      loanUseCode: '10001',
      subLoanUseCode: '1000101',
      firstRepaymentDay: beijingDay(days[0] ?? at),
      repaymentDay,
      quote,
    },
    raisedCents: 0,
    bankName: card.bankName,
    cardNo: card.cardNo,
    dueDays: days.map(beijingDay),
    polls: 0,
    ...(seed.isInReview
      ? { at: world.since, audit: 'auditing', auditAt: null }
      : { at, audit: 'auditSuccess', auditAt: at }),
    ...(seed.limitOf === undefined ? {} : { limitOf: seed.limitOf }),
  }
}

/** Pays bills on their due days at nine, but not after the world's first day. */
function seededBook(world: World, persona: Persona, seed: LoanSeed, loan: Loan): LoanBook {
  const book = newBook()
  const latest = world.since - HOUR_MS
  const paidAt = (dueDay: string): number => Math.min(latest, startOfDay(dueDay) + 9 * HOUR_MS)
  const dues = duesOf(loan, undefined, '')
  for (const { period, amount, dueDay } of dues.slice(0, seed.paid)) {
    payBill(loan, book, period, amount, paidAt(dueDay))
  }
  const last = dues[seed.paid]
  if (!seed.settled || last === undefined) return book
  const settlement = settlementOf(loan, book, persona, last.dueDay)
  if (!('items' in settlement)) return book
  const at = paidAt(last.dueDay)
  book.early = { period: settlement.period, at, feeCents: settlement.feeCents }
  for (const { period, cents } of settlement.items) {
    payBill(loan, book, period, cents + (period === settlement.period ? settlement.feeCents : 0), at)
  }
  return book
}
