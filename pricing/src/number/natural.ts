/**
 * Natural numbers of any size for the few roundings that float64 cannot decide. Only products, sums and
 * comparisons are needed, so there is neither BigInt (missing in old web views) nor a decimal library here.
 */

/** Limbs in base 10^7, least significant first, without leading zero limbs. */
export type Natural = readonly number[]

const BASE = 1e7
const LIMB_DIGITS = 7

/** From a safe integer >= 0. */
export function natural(value: number): Natural {
  const limbs: number[] = []
  for (let rest = value; rest > 0; rest = Math.floor(rest / BASE)) limbs.push(rest % BASE)
  return limbs
}

/** From a string of digits. */
export function naturalFromDigits(digits: string): Natural {
  const limbs: number[] = []
  for (let end = digits.length; end > 0; end -= LIMB_DIGITS) {
    limbs.push(Number(digits.slice(Math.max(0, end - LIMB_DIGITS), end)))
  }
  return trimmed(limbs)
}

/** 10^exponent. */
export function powerOfTen(exponent: number): Natural {
  const limbs = Array<number>(Math.floor(exponent / LIMB_DIGITS)).fill(0)
  limbs.push(10 ** (exponent % LIMB_DIGITS))
  return limbs
}

export function add(left: Natural, right: Natural): Natural {
  const sum: number[] = []
  let carry = 0
  for (let i = 0; i < left.length || i < right.length; i++) {
    const limb = (left[i] ?? 0) + (right[i] ?? 0) + carry
    carry = limb >= BASE ? 1 : 0
    sum.push(limb - carry * BASE)
  }
  if (carry > 0) sum.push(carry)
  return sum
}

export function multiply(left: Natural, right: Natural): Natural {
  const product: number[] = []
  for (let i = 0; i < left.length; i++) {
    const factor = left[i] ?? 0
    let carry = 0
    for (let j = 0; j < right.length; j++) {
      const limb = (product[i + j] ?? 0) + factor * (right[j] ?? 0) + carry
      carry = Math.floor(limb / BASE)
      product[i + j] = limb - carry * BASE
    }
    product[i + right.length] = carry
  }
  return trimmed(product)
}

/** base^exponent for an exponent >= 1. */
export function power(base: Natural, exponent: number): Natural {
  if (exponent === 1) return base
  const half = power(base, Math.floor(exponent / 2))
  const square = multiply(half, half)
  return exponent % 2 === 0 ? square : multiply(square, base)
}

/** left >= right. */
export function atLeast(left: Natural, right: Natural): boolean {
  if (left.length !== right.length) return left.length > right.length
  for (let i = left.length - 1; i >= 0; i--) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

function trimmed(limbs: number[]): Natural {
  while (limbs[limbs.length - 1] === 0) limbs.pop()
  return limbs
}
