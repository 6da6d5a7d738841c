import { InputError } from '../inputError.ts'
import { halfUp, readDecimal, shifted, toNumber } from './decimal.ts'

declare const centsBrand: unique symbol
// semantics 2
/** Money in this package: whole cents (分), a safe integer. */
export type Cents = number & { readonly [centsBrand]: true }

// semantics 2
/** 1e13 yuan, the largest amount that is supported. */
export const MAX_CENTS = 1e15 as Cents
export const ZERO = 0 as Cents

/** The result of `readYuan`. */
export interface YuanReading {
  /** Sign of the figure before rounding: 0.004 is positive although its cents are 0. */
  readonly sign: -1 | 0 | 1
  /** Rounded absolute value in cents; Infinity above 1e13 yuan. */
  readonly cents: number
}

// semantics 3.2
/** Reads yuan with its sign; `null` when missing. The sign is tested before rounding. */
export function readYuan(value: unknown): YuanReading | null {
  const decimal = readDecimal(value)
  if (decimal === null) return null
  if (decimal.coefficient === 0n) return { sign: 0, cents: 0 }
  const cents = Math.abs(toNumber(halfUp(shifted(decimal, 2), 0)))
  return { sign: decimal.coefficient < 0n ? -1 : 1, cents: cents > MAX_CENTS ? Infinity : cents }
}

// semantics 2
/**
 * Converts yuan to cents, for limits and typed amounts: missing or negative is 0, anything above 1e13 yuan is 1e13 yuan.
 * @example toCents('1000.005') // 100001
 */
export function toCents(value: unknown): Cents {
  const reading = readYuan(value)
  if (reading === null || reading.sign === -1) return ZERO
  return Math.min(reading.cents, MAX_CENTS) as Cents
}

// semantics 2
/**
 * Takes whole cents that were kept as a plain number (in a ledger or in JSON) as `Cents`. Throws an `InputError` for
 * anything but a safe integer.
 * @example asCents(94560) // 94560
 */
export function asCents(wholeCents: number): Cents {
  if (Number.isSafeInteger(wholeCents)) return wholeCents as Cents
  throw new InputError('cents', 'a whole number of cents is expected')
}

// OC-3
/** A positive figure in yuan as cents; `null` when missing, zero, negative or too large. */
export function positiveCents(value: unknown): Cents | null {
  const reading = readYuan(value)
  if (reading === null || reading.sign <= 0 || reading.cents === Infinity) return null
  return reading.cents as Cents
}

/** ".00" to ".99". A schedule formats some hundred amounts, and a lookup is much faster than string cutting. */
const DECIMALS = Array.from({ length: 100 }, (_, rest) => `.${String(rest).padStart(2, '0')}`)

// OC-3
/** An amount as the contract writes it: yuan with two decimals, no separators, e.g. "945.60". */
export function yuanText(cents: Cents): string {
  if (cents < 0) return `-${yuanText((0 - cents) as Cents)}`
  // Most figures of a schedule are zeros.
  if (cents === 0) return '0.00'
  const rest = cents % 100
  return (cents - rest) / 100 + String(DECIMALS[rest])
}

// semantics 9
/** Yuan as short text: no separators, no trailing zeros: 500000 -> "5000", 50050 -> "500.5". */
export function plainYuan(cents: Cents): string {
  return yuanText(cents).replace(/\.?0+$/, '')
}

/** Whole yuan of an amount; the cents are cut off. */
export function wholeYuan(cents: Cents): number {
  return Math.floor(cents / 100)
}

// semantics 2
/** Sum of amounts, cents; exact up to 2^53 cents, 9e13 yuan. */
export function sumCents(values: readonly Cents[]): Cents {
  let sum = 0
  for (const value of values) sum += value
  return sum as Cents
}

// semantics 2
/** left - right, in cents; negative when `right` is larger. */
export function subtractCents(left: Cents, right: Cents): Cents {
  return (left - right) as Cents
}

// semantics 3.7
/** The charge of a loan or of one instalment, in cents: interest and fees, which is the due less its principal. */
export function charge(due: Cents, principal: Cents): Cents {
  return subtractCents(due, principal)
}

// semantics 3.6
/** R(sum / count): the mean of amounts >= 0, rounded half-up. Exact even when the sum is above the safe integers. */
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

/**
 * R(sum / count) for safe integers >= 0. The floor of the quotient is exact, because the quotient is an integer or at
 * least 1/count away from one.
 */
export function divideHalfUp(sum: number, count: number): number {
  const whole = Math.floor(sum / count)
  return 2 * (sum - whole * count) >= count ? whole + 1 : whole
}
