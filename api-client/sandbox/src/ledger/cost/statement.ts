import { firstPeriodDays, SETTLEMENT_FEE_RATE } from '@koo/pricing'
import type { Persona } from '../../engine/persona.ts'
import { wireYuan } from '../../engine/money.ts'
import { wireRate } from '../loans/price.ts'
import { costSeedOf, type CostDisclosure } from '../state/costSeed.ts'
import type { Quote } from '../state/loan.ts'
import { annualRate, firstMonths, type Payments } from '../loans/annualRate.ts'
import { chargesOf, percent, sumOf, type Charge, type LentPart } from './charges.ts'

/** Version of the lender's statement. */
export const COST_VERSION = 'v1'

/** How much more than the interest an overdue instalment costs, and money that is used for something else. */
const OVERDUE_TIMES = 1.5
const MISUSE_TIMES = 2
/** What a wrong statement adds to the annualised cost. */
const WRONG_RATE = 0.005

/**
 * What a loan costs in all, as its lender states it: the figures of the same plan. The first part is lent by the one whom
 * the terms name. Null: the lender states nothing.
 */
export function costStatement(
  persona: Persona,
  quote: Quote,
  parts: readonly [LentPart, ...LentPart[]],
): CostDisclosure | null {
  const seed = costSeedOf(persona)
  if (seed.statement === 'none') return null
  const charges = chargesOf(parts, seed)
  const off = seed.statement === 'centMore' ? 1 : 0
  const rateOff = seed.statement === 'otherRate' ? WRONG_RATE : 0
  const saved = sumOf(charges.map((charge) => sumOf(charge.saved)))
  const charged = sumOf(charges.map(({ cents }) => sumOf(cents))) + off
  const { lender } = parts[0]
  return {
    version: COST_VERSION,
    lender: lender.name,
    lenderKind: lender.kind,
    principal: wireYuan(quote.amountCents),
    items: charges.map((charge, k) => ({
      kind: charge.kind,
      chargedBy: charge.chargedBy,
      taken: 'each',
      standard: charge.standard,
      total: wireYuan(sumOf(charge.cents) + (k === 0 ? off : 0)),
      annualRate: wireRate(annualRate(paymentsWith(quote, charge.cents))),
    })),
    discount: saved === 0 ? null : wireYuan(saved),
    contingent: parts.flatMap(contingentOf),
    annualRate: wireRate(
      (seed.method === 'sum' ? sumOfRates(quote, charges) : Number(quote.afterApr)) + rateOff,
    ),
    annualMethod: seed.method,
    firstPeriodDays: firstPeriodDays(quote.billDays),
    total: wireYuan(charged - saved),
  }
}

/** The sum of the own rates of charges after discounts, with the first period of the quote or another one. */
export function sumOfRates(quote: Quote, charges: readonly Charge[], first = firstMonths(quote)): number {
  return sumOf(
    charges.map(({ cents, saved }) => {
      const paid = cents.map((each, k) => each - (saved[k] ?? 0))
      return annualRate({ ...paymentsWith(quote, paid), first })
    }),
  )
}

/** The payments of a loan on which only this charge is taken. */
function paymentsWith(quote: Quote, cents: readonly number[]): Payments {
  const dues = quote.rows.map(([capital], k) => capital + (cents[k] ?? 0))
  return { principal: quote.amountCents, dues, first: firstMonths(quote) }
}

function contingentOf({ lender, rates }: LentPart): CostDisclosure['contingent'] {
  const base = Number(rates.instBaseYearRate)
  const [overdue, misuse] = [base * OVERDUE_TIMES, base * MISUSE_TIMES]
  const chargedBy = lender.name
  return [
    {
      kind: 'overdue',
      chargedBy,
      standard: `逾期本金按年利率${percent(overdue)}计收罚息`,
      annualRate: wireRate(overdue),
    },
    {
      kind: 'misuse',
      chargedBy,
      standard: `未按约定用途使用的本金按年利率${percent(misuse)}计收罚息`,
      annualRate: wireRate(misuse),
    },
    {
      kind: 'earlySettlement',
      chargedBy,
      standard: `提前结清最多收取剩余本金的${percent(SETTLEMENT_FEE_RATE)}`,
      annualRate: null,
    },
  ]
}
