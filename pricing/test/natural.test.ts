import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Natural,
  add,
  atLeast,
  multiply,
  natural,
  naturalFromDigits,
  power,
  powerOfTen,
} from '../src/number/natural.ts'

/*
 * Tested behind the public face, against BigInt: a rounding asks only on which side of one half a value lies, so most
 * wrong limbs would never show there.
 */

function toBigInt(value: Natural): bigint {
  return value.reduceRight((sum, limb) => sum * 10_000_000n + BigInt(limb), 0n)
}

function isNormal(value: Natural): boolean {
  return value.every((limb) => Number.isInteger(limb) && limb >= 0 && limb < 1e7) && value.at(-1) !== 0
}

/** Around the ends of limbs, where carries start and end. */
const edges = [
  0n,
  1n,
  9n,
  9_999_999n,
  10_000_000n,
  10_000_001n,
  99_999_999_999_999n,
  10n ** 14n,
  10n ** 21n - 1n,
  10n ** 21n,
]
const anyBig = fc.oneof(fc.constantFrom(...edges), fc.bigInt({ min: 0n, max: 10n ** 40n }))
const read = (value: bigint): Natural => naturalFromDigits(String(value))

describe('naturals', () => {
  test('read safe integers and digits', () => {
    for (const value of [0, 1, 9_999_999, 1e7, 1e7 + 1, 1e14, Number.MAX_SAFE_INTEGER]) {
      expect(toBigInt(natural(value))).toBe(BigInt(value))
      expect(isNormal(natural(value))).toBe(true)
      expect(naturalFromDigits(`000${value}`)).toEqual(natural(value))
    }
    expect(naturalFromDigits('')).toEqual([])
    expect(naturalFromDigits('0'.repeat(30))).toEqual([])
    for (const exponent of [0, 1, 6, 7, 8, 14, 60]) {
      expect(toBigInt(powerOfTen(exponent))).toBe(10n ** BigInt(exponent))
    }
  })

  test('sums, products and powers', () => {
    fc.assert(
      fc.property(anyBig, anyBig, fc.integer({ min: 1, max: 9 }), (a, b, exponent) => {
        for (const [actual, expected] of [
          [add(read(a), read(b)), a + b],
          [multiply(read(a), read(b)), a * b],
          [power(read(a), exponent), a ** BigInt(exponent)],
        ] as const) {
          expect(toBigInt(actual)).toBe(expected)
          expect(isNormal(actual)).toBe(true)
        }
      }),
    )
  })

  test('every pair of edges', () => {
    for (const a of edges) {
      for (const b of edges) {
        expect(toBigInt(add(read(a), read(b)))).toBe(a + b)
        expect(isNormal(add(read(a), read(b)))).toBe(true)
        expect(toBigInt(multiply(read(a), read(b)))).toBe(a * b)
        expect(atLeast(read(a), read(b))).toBe(a >= b)
      }
    }
  })

  test('comparison', () => {
    fc.assert(
      fc.property(anyBig, anyBig, (a, b) => {
        expect(atLeast(read(a), read(b))).toBe(a >= b)
        expect(atLeast(read(a), read(a))).toBe(true)
        expect(atLeast(read(a + 1n), read(a))).toBe(true)
        expect(atLeast(read(a), read(a + 1n))).toBe(false)
      }),
    )
  })
})
