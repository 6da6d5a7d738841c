import { ceilingFor, RATE_CAP, readCeilings } from '@koo/pricing'
import type { CostTable } from './table.ts'

/** A rate is shown with two decimals of a percent: what is above by less is the same rate. */
const HALF_SHOWN = 0.000_05

/**
 * Whether a loan costs more than the ceiling that the configuration names (`rateCeilings`) for its kind of lender on this day. The 36 % that
 * hold without one are a limit of the offer itself, and were checked before. `now`: ms by the server's clock.
 */
export function isAboveCeiling({ costs, stated }: CostTable, configured: unknown, now: number): boolean {
  const { rate } = ceilingFor(
    { lenderKind: stated?.lenderKind ?? null, day: now, method: costs.method },
    readCeilings(configured),
  )
  return rate < RATE_CAP && (stated?.annualRate ?? costs.annualRate) > rate + HALF_SHOWN
}
