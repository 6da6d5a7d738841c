import type { Persona } from '../../engine/persona.ts'

/** Nominal annual rate by period, for loans below and from 10,000 yuan. */
const IRR: ReadonlyArray<readonly [period: number, small: number, large: number]> = [
  [3, 0.2196, 0.2076],
  [6, 0.2196, 0.2076],
  [9, 0.2136, 0.2016],
  [12, 0.2076, 0.1956],
  [18, 0.2136, 0.2016],
  [24, 0.2196, 0.2076],
]

/** The lender's own part of the annual rate, and the fee on top for the whole term. */
const LENDER_RATE = 0.156
const FEE_PER_PERIOD = 0.0005

/** The default rate table of all personas: two ranges of amounts, six periods, all below 24 % a year. */
export const standardRates: Persona['loan']['rateTable'] = IRR.flatMap(([loanPeriod, small, large]) => {
  const shared = {
    loanPeriod,
    handFeeRate: Number((FEE_PER_PERIOD * loanPeriod).toFixed(4)),
    instBaseYearRate: LENDER_RATE,
  }
  return [
    { minRange: 1, maxRange: 9999, irr: small, ...shared },
    { minRange: 10_000, maxRange: 10_000_000, irr: large, ...shared },
  ]
})

/** The period cards: twelve periods are recommended, twenty-four have the special early-settlement terms. */
export const standardPeriods = IRR.map(([loanPeriod]) => ({
  loanPeriod,
  mark: loanPeriod === 12 ? '推荐' : '',
  specialAssetTag: loanPeriod === 24 ? 'fxy' : '',
}))
