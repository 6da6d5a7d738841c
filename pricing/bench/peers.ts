import { Decimal } from 'decimal.js'
import { ipmt, irr, ppmt } from 'financial'
import { Loan } from 'loanjs'
import { baseSchedule, parseTerms, realAnnualRate } from '../src/index.ts'

/** A loan that every library can express: whole months, no fee, no discount. Decimal text as the server sends it. */
export interface PlainLoan {
  readonly amount: string
  readonly periods: number
  readonly yearRate: string
  readonly isEqualPrincipal: boolean
}

/** Principal and charge of one period in cents. A fraction of a cent is kept as the library returned it. */
export interface Split {
  readonly principal: number
  readonly charge: number
}

export interface Peer {
  readonly name: string
  /** Every period of the loan; `null` where the library cannot calculate such a loan. */
  split(loan: PlainLoan): Split[] | null
  /** Solved annual rate of the loan; missing where the library has no such function. */
  readonly rate?: (loan: PlainLoan) => number
}

const toCents = (yuan: number): number => Math.round(yuan * 100)

/** This package. */
export const own: Peer = {
  name: '@koo/pricing',
  split: (loan) => {
    const base = baseOf(loan)
    return (
      base && base.principal.map((principal, k) => ({ principal, charge: (base.due[k] ?? 0) - principal }))
    )
  },
  rate: (loan) => {
    const base = baseOf(loan)
    return base === null ? Number.NaN : realAnnualRate(base)
  },
}

function baseOf({ amount, periods, yearRate, isEqualPrincipal }: PlainLoan) {
  const terms = parseTerms({
    amount,
    loanPeriod: periods,
    yearRate,
    calculationType: isEqualPrincipal ? 1 : 0,
  })
  return terms && baseSchedule(terms)
}

/** Float64 with the closed formula. The caller rounds every figure to cents, as users of this library do. */
const financial: Peer = {
  name: 'financial 0.2.4',
  split: ({ amount, periods, yearRate, isEqualPrincipal }) => {
    if (isEqualPrincipal) return null
    const [value, monthly] = [Number(amount), Number(yearRate) / 12]
    return Array.from({ length: periods }, (_, k) => ({
      principal: toCents(-ppmt(monthly, k + 1, periods, value)),
      charge: toCents(-ipmt(monthly, k + 1, periods, value)),
    }))
  },
  rate: (loan) => {
    const rows = financial.split(loan) ?? []
    return 12 * irr([-toCents(Number(loan.amount)), ...rows.map((row) => row.principal + row.charge)])
  },
}

/** Float64 yuan, rounded by the library itself. */
const loanjs: Peer = {
  name: 'loanjs 1.1.2',
  split: ({ amount, periods, yearRate, isEqualPrincipal }) =>
    Loan(
      Number(amount),
      periods,
      Number(yearRate) * 100,
      isEqualPrincipal ? 'diminishing' : 'annuity',
    ).installments.map(({ capital, interest }) => ({
      principal: toCents(capital),
      charge: toCents(interest),
    })),
}

/** A Decimal for every figure at the default precision of 20 digits, written in the obvious way. */
const decimal: Peer = {
  name: 'decimal.js throughout',
  split: ({ amount, periods, yearRate, isEqualPrincipal }) => {
    const principal = new Decimal(amount).toDecimalPlaces(2)
    const monthly = new Decimal(yearRate).div(12)
    const growth = monthly.plus(1).pow(periods)
    const instalment = isEqualPrincipal
      ? principal.div(periods).toDecimalPlaces(2)
      : principal.times(monthly).times(growth).div(growth.minus(1)).toDecimalPlaces(2)
    const rows: Split[] = []
    let balance = principal
    for (let k = 1; k <= periods; k++) {
      const charge = balance.times(monthly).toDecimalPlaces(2)
      const part = k === periods ? balance : isEqualPrincipal ? instalment : instalment.minus(charge)
      rows.push({ principal: part.times(100).toNumber(), charge: charge.times(100).toNumber() })
      balance = balance.minus(part)
    }
    return rows
  },
}

export const others: readonly Peer[] = [financial, loanjs, decimal]
