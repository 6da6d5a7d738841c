import type { Cents } from '../number/cents.ts'
import type { PeriodQuote } from './periodQuote.ts'
import type { PeriodCard } from './quotePage.ts'

// semantics 11
/**
 * What a period is marked with: it costs least in all (`charge`), or least a month (`payment`). `isShared`: another one
 * costs the same.
 */
export interface PeriodMark {
  readonly of: 'charge' | 'payment'
  readonly isShared: boolean
}

// semantics 11
/** The figures of a loan in one number of periods, in cents; the rate is a fraction. */
export interface PeriodFigures {
  readonly principal: Cents
  readonly charge: Cents
  readonly totalDue: Cents
  readonly payment: Cents
  readonly annualRate: number
}

// semantics 11
/** A period beside the others; `figures` is `null` when it is not offered for this amount. */
export interface ComparedPeriod {
  readonly periods: number
  readonly figures: PeriodFigures | null
  readonly marks: readonly PeriodMark[]
}

const MARKS = { charge: 'charge', payment: 'averageMonthlyDue' } as const

// semantics 11
/**
 * All periods side by side, in the order of their cards. A period is marked only for what distinguishes it: where all cost
 * the same, and where there is one alone, none is.
 */
export function comparePeriods(cards: readonly PeriodCard[]): ComparedPeriod[] {
  const quotes = cards.flatMap(({ quote }) => quote ?? [])
  return cards.map(({ periods, quote }) => ({
    periods,
    figures: quote && figuresOf(quote),
    marks: quote ? (['charge', 'payment'] as const).flatMap((of) => markOf(of, quote, quotes) ?? []) : [],
  }))
}

function markOf(of: PeriodMark['of'], quote: PeriodQuote, quotes: readonly PeriodQuote[]): PeriodMark | null {
  const key = MARKS[of]
  const least = Math.min(...quotes.map((each) => each[key]))
  const sharing = quotes.filter((each) => each[key] === least).length
  return quote[key] === least && sharing < quotes.length ? { of, isShared: sharing > 1 } : null
}

const figuresOf = ({ base, charge, totalDue, averageMonthlyDue, aprAfter }: PeriodQuote): PeriodFigures => ({
  principal: base.terms.principal,
  charge,
  totalDue,
  payment: averageMonthlyDue,
  annualRate: aprAfter,
})
