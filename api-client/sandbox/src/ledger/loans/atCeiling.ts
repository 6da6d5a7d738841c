import { asCents, averageCents } from '@koo/pricing'
import { annualRate, firstMonths, paymentsOf, worth } from './annualRate.ts'
import type { CostSeed } from '../state/costSeed.ts'
import type { Quote, Row } from '../state/loan.ts'
import { wireRate } from './price.ts'
import { realTotalOf } from './rows.ts'

const MONTHS = 12

/**
 * Raises the last fee of a quote until its real annual rate is at a ceiling: to the last cent that is not above it, or to
 * the first that is. A quote that is above it already stays as it is.
 */
export function pricedAt(quote: Quote, ceiling: CostSeed['atCeiling']): Quote {
  if (ceiling === null) return quote
  const monthly = ceiling.rate / MONTHS
  const payments = paymentsOf(quote)
  const last = payments.first + quote.rows.length - 1
  const room = (quote.amountCents - worth(payments, monthly)) * (1 + monthly) ** last
  const more = Math.floor(room) + (ceiling.side === 'above' ? 1 : 0)
  if (more <= 0) return quote
  const rows = quote.rows.map((row, k): Row => (k === quote.rows.length - 1 ? withFee(row, more) : row))
  const raised = { ...quote, rows }
  const dues = rows.map(realTotalOf)
  const full = rows.map((row) => realTotalOf(row) + row[4])
  return {
    ...raised,
    monthPayCents: averageCents(dues.map(asCents)),
    beforeApr: wireRate(annualRate({ ...paymentsOf(raised), dues: full })),
    afterApr: wireRate(annualRate({ ...paymentsOf(raised), first: firstMonths(quote) })),
    beforeIrr: wireRate(annualRate({ ...paymentsOf(raised), dues: full, first: 1 })),
  }
}

function withFee([capital, interest, service, handlingFee, couponValue]: Row, more: number): Row {
  return [capital, interest, service, handlingFee + more, couponValue]
}
