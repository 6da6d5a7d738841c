import type { Persona } from '../../engine/persona.ts'
import { DAY_MS } from '../../engine/calendar.ts'
import { centsOf } from '../../engine/money.ts'
import { Refusal, RESULTS } from '../../engine/results.ts'
import { sumRows } from '../loans/rows.ts'
import { costSeedOf, type CostConfirmation } from '../state/costSeed.ts'
import type { Quote } from '../state/loan.ts'
import { annualRate, firstMonths, MONTH_DAYS, paymentsOf } from '../loans/annualRate.ts'
import { chargesOf, type LentPart } from './charges.ts'
import { COST_VERSION, sumOfRates } from './statement.ts'

/** A rate is shown as a percentage with two decimals; a smaller difference is rounding. */
const RATE_ROUNDING = 0.0001

/**
 * Refuses with 42134 when a loan does not cost what the customer confirmed. Money is compared to the cent. A page that
 * knows only a payment and its day cannot count the days of the first period as the ledger does: an annualised cost is
 * right when it is that of any such count. Without a confirmation nothing is refused: older apps send none.
 */
export function checkConfirmed(
  confirmation: CostConfirmation | undefined,
  persona: Persona,
  quote: Quote,
  parts: readonly LentPart[],
): void {
  if (confirmation === undefined) return
  const { version, principal, charged, annualRate: stated, annualMethod } = confirmation
  const sum = sumRows(quote.rows)
  const rates = possibleFirsts(quote).map((first) =>
    annualMethod === 'irr'
      ? annualRate({ ...paymentsOf(quote), first })
      : sumOfRates(quote, chargesOf(parts, costSeedOf(persona)), first),
  )
  const isSame =
    (version === undefined || version === COST_VERSION) &&
    centsOf(principal) === quote.amountCents &&
    centsOf(charged) === sum.realTotal - sum.capital &&
    Number(stated) >= Math.min(...rates) - RATE_ROUNDING &&
    Number(stated) <= Math.max(...rates) + RATE_ROUNDING
  if (!isSame) throw new Refusal(RESULTS.costsChanged)
}

/** Months to the first bill: as the schedule counts them, a whole one, and by the calendar. */
const possibleFirsts = (quote: Quote): number[] => [
  firstMonths(quote),
  1,
  quote.billDays / DAY_MS / MONTH_DAYS,
]
