import {
  asCents,
  baseSchedule,
  earlySettlement,
  parseTerms,
  sumCents,
  type SettlementVariant,
} from '@koo/pricing'
import type { Persona } from '../../personas/types.ts'
import type { Loan, Quote } from '../../world.ts'
import { wireYuan } from '../money.ts'
import { rowCents } from '../rows.ts'
import { duesOf, hasBills, type Due } from './books.ts'
import { repaymentSeedOf } from './seed.ts'
import type { LoanBook, OrderItem } from './state.ts'

/** What it costs to clear a loan now, in cents: capital + interest + feeCents = cents. */
interface Settlement {
  /** The bill of the month that is running. */
  period: number
  cents: number
  capital: number
  /** Interest and fees of the month that is running and of overdue bills, after the discount. */
  interest: number
  /** The charge for settling early. */
  feeCents: number
  /** What is paid on which bill; the charge is on top. */
  items: OrderItem[]
}

/**
 * What it costs to clear a loan on the day `today` (spec 9): overdue bills and the whole running month, the capital
 * after it, and the charge of the loan's variant, cut where the whole cost would pass 36 % a year.
 *
 * @returns the figures, or why it cannot be cleared, in the customer's words
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

/** The terms on which a loan may be cleared early: the special asset's, none in the first six periods, or free. */
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

/** Capital still to be paid of a bill; a part paid interest and fee first. */
function openCapital({ capital, open }: Due): number {
  return Math.min(capital, open)
}
