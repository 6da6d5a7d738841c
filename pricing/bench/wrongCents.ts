import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Peer, PlainLoan, Split } from './peers.ts'

interface GoldenCase {
  readonly input: Readonly<Record<string, unknown>>
  readonly expected: null | {
    readonly list: readonly {
      readonly capital: string
      readonly interest: string
      readonly service: string
    }[]
  }
}

interface GoldenLoan {
  readonly loan: PlainLoan
  readonly rows: readonly Split[]
}

/** How far a library is off on the loans it can express. */
export interface Accuracy {
  readonly schedules: number
  readonly wrongSchedules: number
  /** Two per period: principal and charge. */
  readonly figures: number
  readonly wrongFigures: number
  /** Sum of all deviations, cents. */
  readonly centsOff: number
  /** Loans whose principal parts do not sum to the loan. */
  readonly notRepaid: number
}

const table = JSON.parse(
  readFileSync(fileURLToPath(new URL('../test/golden.json', import.meta.url)), 'utf8'),
) as { readonly schedule: readonly GoldenCase[] }

const MONTH_MS = 2_592_000_000

/**
 * The loans of the golden table without a short first bill. Fees and discounts are left out: they do not change
 * principal and charge, and the libraries know nothing else.
 */
export const goldenLoans: readonly GoldenLoan[] = table.schedule.flatMap(({ input, expected }) => {
  const ms = Number(input['billDays'] ?? 0)
  if (expected === null || (ms > 0 && ms < MONTH_MS)) return []
  const loan = {
    amount: String(input['amount']),
    periods: Number(input['loanPeriod']),
    yearRate: String(input['yearRate']),
    isEqualPrincipal: Number(input['calculationType']) === 1,
  }
  const rows = expected.list.map(({ capital, interest, service }) => ({
    principal: cents(capital),
    charge: cents(interest) + cents(service),
  }))
  return [{ loan, rows }]
})

function cents(yuan: string): number {
  return Number(yuan.replace('.', ''))
}

export function accuracyOf(peer: Peer): Accuracy {
  const sum = { schedules: 0, wrongSchedules: 0, figures: 0, wrongFigures: 0, centsOff: 0, notRepaid: 0 }
  for (const { loan, rows } of goldenLoans) {
    const actual = peer.split(loan)
    if (actual === null) continue
    const gaps = rows.flatMap((row, k) => [
      Math.abs((actual[k]?.principal ?? 0) - row.principal),
      Math.abs((actual[k]?.charge ?? 0) - row.charge),
    ])
    const wrong = gaps.filter((gap) => gap > 0).length
    const repaid = actual.reduce((total, row) => total + row.principal, 0)
    sum.schedules++
    sum.wrongSchedules += wrong > 0 ? 1 : 0
    sum.figures += gaps.length
    sum.wrongFigures += wrong
    sum.centsOff += gaps.reduce((total, gap) => total + gap, 0)
    sum.notRepaid += repaid === rows.reduce((total, row) => total + row.principal, 0) ? 0 : 1
  }
  return sum
}
