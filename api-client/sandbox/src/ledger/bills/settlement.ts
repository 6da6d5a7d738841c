import {
  asCents,
  baseSchedule,
  earlySettlement,
  parseTerms,
  sumCents,
  type SettlementVariant,
} from '@koo/pricing'
import type { Persona } from '../../engine/persona.ts'
import type { Loan, Quote } from '../state/loan.ts'
import { wireYuan } from '../../engine/money.ts'
import { rowCents } from '../loans/rows.ts'
import { duesOf, hasBills, type Due } from './books.ts'
import { repaymentSeedOf } from '../state/repaymentSeed.ts'
import type { LoanBook, OrderItem } from '../state/repayment.ts'

/** Cost of settling a loan now, in cents: capital + interest + feeCents = cents. */
interface Settlement {
  /** The bill of the current month. */
  period: number
  cents: number
  capital: number
  /** Interest and fees of the current month and of overdue bills, after the discount. */
  interest: number
  /** The charge for early settlement. */
  feeCents: number
  /** How much is paid on each bill; the charge is additional. */
  items: OrderItem[]
}

/**
 * Computes the cost of settling a loan on the day `today`: overdue bills and the whole current month, the capital after
 * it, and the charge of the loan's variant, limited so that the whole cost stays within 36 % a year.
 *
 * @returns the figures, or the reason why it cannot be settled, as a text for the customer
 */
export function settlementOf(
  loan: Loan,
  book: LoanBook | undefined,
  persona: Persona,
  today: string,
): Settlement | { refusal: string } {
  if (!hasBills(loan)) return { refusal: '借款放款成功后才可提前结清' }
  const dues = duesOf(loan, book, today)
  const open = dues.filter((due) => due.status !== 'paid')
  const running = open.find((due) => due.status !== 'overdue') ?? open.at(-1)
  if (running === undefined) return { refusal: '该笔借款已结清' }
  const { period } = running
  const { variant, penaltyPeriods } = variantOf(loan, persona)
  const priced = pricedSettlement(loan.terms.quote, { period, variant, penaltyPeriods })
  if (priced === null) return { refusal: '该笔借款暂不支持提前结清' }
  if (!priced.isAllowed) return { refusal: '前6期暂不支持提前结清，请按期还款' }
  const items = open.map((due) => ({
    loanId: loan.loanId,
    period: due.period,
    cents: due.period <= period ? due.open : due.capital,
  }))
  const capital = open.reduce((sum, due) => sum + (due.period <= period ? openCapital(due) : due.capital), 0)
  const owed = items.reduce((sum, item) => sum + item.cents, 0)
  return {
    period,
    cents: owed + priced.fee,
    capital,
    interest: owed - capital,
    feeCents: priced.fee,
    items,
  }
}

/** The terms of early settlement: the special asset's, none in the first six periods, or free. */
function variantOf(loan: Loan, persona: Persona): { variant: SettlementVariant; penaltyPeriods: number } {
  const { specialAsset } = repaymentSeedOf(persona)
  const offer = persona.loan.periods.find((each) => each.loanPeriod === loan.terms.quote.period)
  if (specialAsset !== null && offer?.specialAssetTag === 'fxy') {
    return { variant: 'segment', penaltyPeriods: specialAsset.segmentPeriod }
  }
  return { variant: persona.lender.advanceType === 'noFirstSix' ? 'lock6' : 'none', penaltyPeriods: 0 }
}

function pricedSettlement(quote: Quote, request: Parameters<typeof earlySettlement>[2]) {
  const terms = parseTerms({
    amount: wireYuan(quote.amountCents),
    loanPeriod: quote.period,
    yearRate: quote.rates.irr,
    handFeeRate: quote.rates.handFeeRate,
    instBaseYearRate: quote.rates.instBaseYearRate,
    billDays: quote.billDays,
  })
  if (terms === null) return null
  const perPeriod = quote.rows.map((row) => asCents(rowCents(row).couponValue))
  return earlySettlement(baseSchedule(terms), { perPeriod, total: sumCents(perPeriod) }, request)
}

/** Open capital of a bill; a partial payment covers interest and fee first. */
function openCapital({ capital, open }: Due): number {
  return Math.min(capital, open)
}
