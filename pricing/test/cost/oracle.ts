import type { ScheduleRowContract } from '../../src/index.ts'

/**
 * A second calculation of what a loan costs, in whole numbers alone: rates by bisection with 96 binary digits behind the
 * point, rows as texts. It shares no code with the package.
 */
const BITS = 96n
const SCALE = 1n << BITS
/** Width at which the bisection stops: 2^-46. */
const WIDTH = 1n << (BITS - 46n)
const MONTH_DAYS = 30

export interface OracleLoan {
  readonly rows: readonly ScheduleRowContract[]
  /** What a coupon waives: 1 interest, 2 fee, 3 both. */
  readonly waives: number
  /** Days of a short first period; `null`: a month. */
  readonly days: number | null
  readonly feeTaken: 'each' | 'first' | 'payout'
  /** Yearly rates that are on the balance, as they are written. */
  readonly interestRate: number
  readonly serviceRate: number
  /** The short first period has simple interest. */
  readonly isSimple: boolean
}

export interface OracleFigures {
  readonly totals: readonly number[]
  readonly rates: readonly number[]
  readonly charged: number
  readonly discount: number
  readonly irr: number
  readonly sum: number
  readonly irrBefore: number
  readonly sumBefore: number
}

const cents = (yuan: string): number => Number(yuan.replace('.', ''))
const total = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0)

export function oracle(loan: OracleLoan): OracleFigures {
  const { rows, waives } = loan
  const principals = rows.map((row) => cents(row.capital))
  const interest = rows.map((row) => cents(row.interest))
  const service = rows.map((row) => cents(row.service))
  const fee = rows.map((row) => cents(row.handlingFee))
  const coupon = rows.map((row) => cents(row.couponValue))
  const ofInterest = coupon.map((value, k) => (waives === 2 ? 0 : Math.min(value, interest[k] ?? 0)))
  const ofFee = coupon.map((value, k) => value - (ofInterest[k] ?? 0))
  const none = rows.map(() => 0)
  const charges = [
    { amounts: interest, less: ofInterest, taken: 'each', named: loan.interestRate },
    { amounts: service, less: none, taken: 'each', named: loan.serviceRate },
    { amounts: fee, less: ofFee, taken: loan.feeTaken, named: null },
  ].filter(({ amounts }) => total(amounts) > 0)

  const solve = (some: typeof charges, isAfter: boolean): number => {
    const isNamed =
      loan.days === null && some.every(({ named, less }) => named !== null && !(isAfter && total(less) > 0))
    const parts = some.map(({ amounts, less, taken }) => ({
      taken,
      paid: amounts.map((amount, k) => amount - (isAfter ? (less[k] ?? 0) : 0)),
    }))
    if (total(parts.flatMap(({ paid }) => paid)) === 0) return 0
    if (isNamed) return total(some.map(({ named }) => named ?? 0))
    const atPayout = total(parts.filter(({ taken }) => taken === 'payout').flatMap(({ paid }) => paid))
    const atFirst = total(parts.filter(({ taken }) => taken === 'first').flatMap(({ paid }) => paid))
    const dues = principals.map((principal, k) => {
      const each = total(parts.map(({ taken, paid }) => (taken === 'each' ? (paid[k] ?? 0) : 0)))
      return principal + each + (k === 0 ? atFirst : 0)
    })
    return 12 * monthly(dues, total(principals) - atPayout, loan.days, loan.isSimple)
  }
  const own = (isAfter: boolean) => charges.map((charge) => solve([charge], isAfter))
  const discount = total(coupon)
  const rates = own(false)
  const irrBefore = solve(charges, false)
  return {
    totals: charges.map(({ amounts }) => total(amounts)),
    rates,
    charged: total(charges.flatMap(({ amounts }) => amounts)) - discount,
    discount,
    irr: discount === 0 ? irrBefore : solve(charges, true),
    sum: total(discount === 0 ? rates : own(true)),
    irrBefore,
    sumBefore: total(rates),
  }
}

const times = (left: bigint, right: bigint): bigint => (left * right) >> BITS

function power(base: bigint, exponent: number): bigint {
  let value = SCALE
  for (let i = 0; i < exponent; i++) value = times(value, base)
  return value
}

/**
 * The monthly rate. With a short first period a day is the unit: the growth of one day, u, is sought, and a month is u^30.
 */
function monthly(dues: readonly number[], outlay: number, days: number | null, isSimple: boolean): number {
  const step = days === null || isSimple ? 1 : MONTH_DAYS
  const first = days === null ? 1 : isSimple ? 0 : days
  const isLow = (growth: bigint): boolean => {
    const month = (SCALE * SCALE) / power(growth, step)
    let value = 0n
    for (const due of dues.toReversed()) value = times(value, month) + (BigInt(due) << BITS)
    const odd =
      isSimple && days !== null ? SCALE + ((growth - SCALE) * BigInt(days)) / BigInt(MONTH_DAYS) : SCALE
    return (value << BITS) / power(growth, first) > BigInt(outlay) * odd
  }
  let low = SCALE
  let high = 2n * SCALE
  while (isLow(high)) high *= 2n
  while (high - low > WIDTH) {
    const middle = (low + high) / 2n
    if (isLow(middle)) low = middle
    else high = middle
  }
  return Number(power((low + high) / 2n, step) - SCALE) / Number(SCALE)
}
