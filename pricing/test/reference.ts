import { Decimal } from 'decimal.js'
import type { ScheduleContract, ScheduleInput } from '../src/index.ts'

/**
 * A second schedule calculator, slow and with Decimal only, written straight from semantics 3 and 4. It shares no code
 * with the package.
 */
const Exact = Decimal.clone({
  precision: 130,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -999,
  toExpPos: 999,
})
type Exact = Decimal

const DAY_MS = 86_400_000

/**
 * Rounds half-up to whole cents a value in cents. It is first rounded to 60 digits, so that a real tie is seen as a
 * tie.
 */
function round(value: Exact): Exact {
  return value.toSignificantDigits(60).toDecimalPlaces(0)
}

function read(value: unknown): Exact | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const text = String(value).trim()
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return null
  return new Exact(text)
}

/** The figure when it is above zero, else null. */
function positive(value: unknown): Exact | null {
  const figure = read(value)
  return figure !== null && figure.gt(0) ? figure : null
}

function cents(value: Exact): Exact {
  return round(value.times(100))
}

function yuan(value: Exact): string {
  return value.div(100).toFixed(2)
}

export function calculateScheduleReference(raw: ScheduleInput): ScheduleContract | null {
  const amount = positive(raw.amount)
  const rate = positive(raw.yearRate)
  const periods = read(raw.loanPeriod)
  if (amount === null || rate === null || periods === null) return null
  if (!periods.isInteger() || periods.lt(1) || periods.gt(600)) return null
  const n = periods.toNumber()
  const principal = cents(amount)
  if (principal.lt(1)) return null
  const lenderRaw = positive(raw.instBaseYearRate)
  const lender = lenderRaw === null || lenderRaw.gt(rate) ? rate : lenderRaw
  const plan = planOf(raw)
  const days = daysOf(raw.billDays)

  const monthly = rate.div(12)
  const growth = monthly.plus(1).pow(n)
  const instalment =
    plan === 1 ? round(principal.div(n)) : round(principal.times(monthly).times(growth).div(growth.minus(1)))
  const fees = feesOf(principal, positive(raw.handFeeRate), n)
  const rows = []
  let balance: Exact = principal
  for (let k = 1; k <= n; k++) {
    const monthCharge = round(balance.times(rate).div(12))
    const wanted = plan === 1 ? instalment : instalment.minus(monthCharge)
    const capital: Exact = k === n ? balance : Exact.min(wanted, balance)
    const isShort = k === 1 && days !== null
    const share = (yearly: Exact): Exact =>
      isShort ? round(balance.times(yearly).times(days).div(360)) : round(balance.times(yearly).div(12))
    const interest = share(lender)
    const service = share(rate).minus(interest)
    rows.push({ capital, interest, service, fee: fees[k - 1] ?? new Exact(0), saved: new Exact(0) })
    balance = balance.minus(capital)
  }
  discount(rows, raw, plan)

  const dues = rows.map((row) =>
    row.capital.plus(row.interest).plus(row.service).plus(row.fee).minus(row.saved),
  )
  const total = dues.reduce((sum, due) => sum.plus(due), new Exact(0))
  return {
    list: rows.map((row, i) => ({
      capital: yuan(row.capital),
      interest: yuan(row.interest),
      payMonth: yuan(row.capital.plus(row.interest).plus(row.service)),
      handlingFee: yuan(row.fee),
      service: yuan(row.service),
      total: yuan(row.capital.plus(row.interest).plus(row.service).plus(row.fee)),
      realTotal: yuan(dues[i] ?? new Exact(0)),
      couponValue: yuan(row.saved),
    })),
    totalcouponamount: yuan(rows.reduce((sum, row) => sum.plus(row.saved), new Exact(0))),
    realYearRate: realRate(dues, principal, days).toFixed(12),
    montyPayList: dues.map(yuan),
    monthPay: yuan(round(total.div(n))),
  }
}

interface Row {
  capital: Exact
  interest: Exact
  service: Exact
  fee: Exact
  saved: Exact
}

function planOf(raw: ScheduleInput): number {
  const type = read(raw.calculationType)
  if (type !== null && [0, 1, 2, 3, 4].includes(type.toNumber())) return type.toNumber()
  const coupon = read(raw.couponType)?.toNumber()
  if (coupon === 2 || coupon === 3) return coupon
  return positive(raw.couponValue) === null ? 0 : 4
}

function daysOf(billDays: unknown): number | null {
  const ms = read(billDays)
  if (ms === null || ms.lte(0) || ms.gte(30 * DAY_MS)) return null
  return ms.div(DAY_MS).ceil().toNumber()
}

function feesOf(principal: Exact, rate: Exact | null, n: number): Exact[] {
  let left = rate === null ? new Exact(0) : round(principal.times(rate))
  const part = round(left.div(n))
  return Array.from({ length: n }, (_, k) => {
    const fee = k === n - 1 ? left : Exact.min(part, left)
    left = left.minus(fee)
    return fee
  })
}

function discount(rows: Row[], raw: ScheduleInput, plan: number): void {
  const coupon = read(raw.couponType)?.toNumber()
  const mode = plan === 1 ? (coupon === 2 || coupon === 3 ? coupon : 0) : plan
  if (mode === 0) return
  const n = rows.length
  const limit = Exact.max(0, (read(raw.periodLimit) ?? new Exact(0)).floor())
  const free = mode === 2 ? Exact.min(limit, n).toNumber() : n
  const ascending = ![0, '0', false, 'false'].includes(raw.isFreePeriodAsc as never)
  const percent = positive(raw.couponDiscountRate)
  const off = percent === null || percent.gte(100) ? new Exact(0) : new Exact(100).minus(percent)
  const caps = [positive(raw.couponUpperLimit), mode === 4 ? positive(raw.couponValue) : null]
  let left = new Exact('1e40')
  for (const cap of caps) if (cap !== null) left = Exact.min(left, cents(cap))
  const waives = read(raw.deductType)?.toNumber()
  for (let i = 0; i < free; i++) {
    const row = rows[mode === 2 && !ascending ? n - 1 - i : i]
    if (row === undefined) continue
    const open = waives === 2 ? row.fee : waives === 3 ? row.interest.plus(row.fee) : row.interest
    const saving = mode === 3 ? round(open.times(off).div(100)) : open
    row.saved = Exact.min(saving, left)
    left = left.minus(row.saved)
  }
}

/** Newton's method with 40 digits, so practically without error, starting at 0. The package's solver uses float64. */
const Rough = Decimal.clone({ precision: 40 })

function realRate(dues: Exact[], principal: Exact, days: number | null): Decimal {
  const values = dues.map((due) => new Rough(due))
  const outlay = new Rough(principal)
  const sum = values.reduce((total, due) => total.plus(due), new Rough(0))
  if (sum.lte(outlay)) return new Rough(0)
  const first = days === null ? new Rough(1) : new Rough(days).div(30)
  let rate = new Rough(0)
  for (let round_ = 0; round_ < 500; round_++) {
    const v = new Rough(1).div(rate.plus(1))
    let factor = v.pow(first)
    let value = new Rough(0)
    let slope = new Rough(0)
    values.forEach((due, k) => {
      const worth = due.times(factor)
      value = value.plus(worth)
      slope = slope.plus(worth.times(first.plus(k)))
      factor = factor.times(v)
    })
    const step = value.minus(outlay).div(slope.times(v))
    rate = rate.plus(step)
    if (step.abs().lt('1e-20')) return rate.times(12)
  }
  throw new Error('the reference rate has not come to rest')
}
