import type { Persona } from '../../engine/persona.ts'
import type { RateRow } from '../state/loanSeed.ts'

/** The rate row of an amount in cents and a period; undefined when the persona's table has none. */
export function findRate(persona: Persona, amountCents: number, period: number): RateRow | undefined {
  return persona.loan.rateTable.find(
    (row) =>
      row.loanPeriod === period && row.minRange * 100 <= amountCents && amountCents <= row.maxRange * 100,
  )
}
