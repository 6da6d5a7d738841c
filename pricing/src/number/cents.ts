import { InputError } from '../inputError.ts'
import { halfUp, readDecimal, shifted, toNumber } from './decimal.ts'

declare const centsBrand: unique symbol
/** Money inside the package: whole cents (分), a safe integer (semantics 2). */
export type Cents = number & { readonly [centsBrand]: true }

/** 1e13 yuan, the top of the promised range (semantics 2). */
export const MAX_CENTS = 1e15 as Cents
export const ZERO = 0 as Cents

/** What `readYuan` found. */
export interface YuanReading {
  /** Sign of the figure before rounding: 0.004 is positive although its cents are 0. */
  readonly sign: -1 | 0 | 1
  /** Rounded size in cents, never negative; Infinity above 1e13 yuan. */
  readonly cents: number
}

/** Reads yuan with its sign; `null` when missing. The sign test comes before the rounding (semantics 3.2). */
export function readYuan(value: unknown): YuanReading | null {
  const decimal = readDecimal(value)
  if (decimal === null) return null
  if (decimal.coefficient === 0n) return { sign: 0, cents: 0 }
  const cents = Math.abs(toNumber(halfUp(shifted(decimal, 2), 0)))
  return { sign: decimal.coefficient < 0n ? -1 : 1, cents: cents > MAX_CENTS ? Infinity : cents }
}

/**
 * Yuan to cents for limits and typed amounts: missing or negative is 0, anything above 1e13 yuan is 1e13 yuan
 * (semantics 2).
 * @example toCents('1000.005') // 100001
 */
export function toCents(value: unknown): Cents {
  const reading = readYuan(value)
  if (reading === null || reading.sign === -1) return ZERO
  return Math.min(reading.cents, MAX_CENTS) as Cents
}

/**
 * Whole cents that are kept as a plain number, in a ledger or in JSON, as `Cents` (semantics 2). An `InputError` for
 * what is no safe integer.
 * @example asCents(94560) // 94560
 */
export function asCents(wholeCents: number): Cents {
  if (Number.isSafeInteger(wholeCents)) return wholeCents as Cents
  throw new InputError('cents', 'a whole number of cents is expected')
}

/** A positive yuan figure as cents, else `null` (missing, zero, negative, or beyond every possible amount). */
export function positiveCents(value: unknown): Cents | null {
  const reading = readYuan(value)
  if (reading === null || reading.sign <= 0 || reading.cents === Infinity) return null
  return reading.cents as Cents
}

/** ".00" to ".99": a schedule writes some hundred amounts, and joining is much faster than cutting. */
const DECIMALS = Array.from({ length: 100 }, (_, rest) => `.${String(rest).padStart(2, '0')}`)

/** Contract text of an amount: yuan with two decimals, no separators, e.g. "945.60" (OC-3). */
export function yuanText(cents: Cents): string {
  if (cents < 0) return `-${yuanText((0 - cents) as Cents)}`
  // Most figures of a schedule are zeros.
  if (cents === 0) return '0.00'
  const rest = cents % 100
  return (cents - rest) / 100 + String(DECIMALS[rest])
}

/** Yuan as short plain text, no separators, zeros cut: 500000 -> "5000", 50050 -> "500.5". */
export function plainYuan(cents: Cents): string {
  return yuanText(cents).replace(/\.?0+$/, '')
}

/** Whole yuan of an amount, cents cut. */
export function wholeYuan(cents: Cents): number {
  return Math.floor(cents / 100)
}

/** Sum of amounts, cents (semantics 2); exact up to 2^53 cents, 9e13 yuan. */
export function sumCents(values: readonly Cents[]): Cents {
  let sum = 0
  for (const value of values) sum += value
  return sum as Cents
}

/** left - right, cents (semantics 2); below 0 where the right one is larger. */
export function subtractCents(left: Cents, right: Cents): Cents {
  return (left - right) as Cents
}

/**
 * What a loan costs, or one of its instalments: interest and fees are what is due less the principal in it, cents
 * (semantics 3.7).
 */
export function charge(due: Cents, principal: Cents): Cents {
  return subtractCents(due, principal)
}

/**
 * R(sum / count): the mean of non-negative amounts, half-up (semantics 3.6), exact even where their sum is no safe
 * integer.
 */
export function averageCents(values: readonly Cents[]): Cents {
  const count = values.length
  if (count === 0) return ZERO
  let whole = 0
  let rest = 0
  for (const value of values) {
    whole += Math.floor(value / count)
    rest += value % count
  }
  return (whole + divideHalfUp(rest, count)) as Cents
}

/** R(sum / count) of safe integers >= 0. The quotient's floor is exact: it misses an integer by 1/count at least. */
export function divideHalfUp(sum: number, count: number): number {
  const whole = Math.floor(sum / count)
  return 2 * (sum - whole * count) >= count ? whole + 1 : whole
}
