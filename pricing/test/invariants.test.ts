import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Base,
  type Benefit,
  type Discounts,
  type Terms,
  applyBenefit,
  baseSchedule,
  combineDiscounts,
  duesAfter,
  irr,
  parseTerms,
  readRate,
  realAnnualRate,
  scheduleIrr,
  scheduleRows,
  toCents,
} from '../src/index.ts'
import { scheduleInput } from './arbitraries.ts'

const Exact = Decimal.clone({ precision: 200, rounding: Decimal.ROUND_HALF_UP })

const terms: fc.Arbitrary<Terms> = scheduleInput.map(parseTerms).filter((read) => read !== null)

const benefit: fc.Arbitrary<Benefit> = fc.record({
  mode: fc.constantFrom('none', 'free', 'discount', 'all'),
  waives: fc.constantFrom('interest', 'handlingFee', 'both'),
  freePeriodCount: fc.integer({ min: 0, max: 50 }),
  freeFromStart: fc.boolean(),
  savedFraction: fc.integer({ min: 1, max: 999 }).map((mille) => readRate(mille / 1000)),
  cap: fc.option(fc.integer({ min: 0, max: 100_000 }).map((cents) => toCents(cents / 100))),
})

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function total(base: Base, changed: Benefit): number {
  return applyBenefit(base, changed).total
}

function check(property: (base: Base, own: Benefit, discounts: Discounts) => void, numRuns = 500): void {
  fc.assert(
    fc.property(terms, benefit, (read, own) => {
      const base = baseSchedule(read)
      property(base, own, applyBenefit(base, own))
    }),
    { numRuns },
  )
}

// semantics 3.7.
describe('invariants of a schedule', () => {
  test('capital sums to the principal, fees to R(P x rate)', () => {
    check((base) => {
      expect(sum(base.principal)).toBe(base.terms.principal)
      const { digits = '0', scale = 0 } = base.terms.handlingFeeRate ?? {}
      const fee = new Exact(`${digits}e-${scale}`).times(base.terms.principal)
      expect(sum(base.handlingFee)).toBe(fee.toDecimalPlaces(0).toNumber())
    })
  })

  test('rows add up and no field is negative', () => {
    check((base, _, discounts) => {
      for (const row of scheduleRows(base, discounts.perPeriod)) {
        expect(row.instalment).toBe(row.principal + row.interest + row.serviceCharge)
        expect(row.due).toBe(row.instalment + row.handlingFee)
        expect(row.dueAfterDiscount).toBe(row.due - row.discount)
        expect(row.charge).toBe(row.dueAfterDiscount - row.principal)
        expect(row.dueAfterDiscount).toBeGreaterThanOrEqual(row.principal)
        for (const field of Object.values(row)) {
          expect(Number.isSafeInteger(field) && field >= 0).toBe(true)
        }
      }
    })
  })

  test('discounts stay within the cap and within the waivable charges', () => {
    check((base, own, discounts) => {
      expect(discounts.total).toBe(sum(discounts.perPeriod))
      if (own.cap !== null) expect(discounts.total).toBeLessThanOrEqual(own.cap)
      discounts.perPeriod.forEach((discount, k) => {
        const interest = own.waives === 'handlingFee' ? 0 : (base.interest[k] ?? 0)
        const fee = own.waives === 'interest' ? 0 : (base.handlingFee[k] ?? 0)
        expect(discount).toBeLessThanOrEqual(interest + fee)
      })
    })
  })

  test('a better benefit never saves less', () => {
    check((base, own, { total: before }) => {
      expect(total(base, { ...own, freePeriodCount: own.freePeriodCount + 1 })).toBeGreaterThanOrEqual(before)
      expect(total(base, { ...own, cap: toCents(((own.cap ?? 0) + 50) / 100) })).toBeGreaterThanOrEqual(
        own.cap === null ? 0 : before,
      )
      expect(total(base, { ...own, cap: null })).toBeGreaterThanOrEqual(before)
      const saved = own.savedFraction?.value ?? 0
      const more = readRate(Math.min(0.999, Math.round(saved * 1000 + 7) / 1000))
      expect(total(base, { ...own, savedFraction: more })).toBeGreaterThanOrEqual(before)
    })
  })

  test('a right on top never waives more than interest plus fee', () => {
    fc.assert(
      fc.property(terms, benefit, benefit, (read, first, second) => {
        const base = baseSchedule(read)
        const coupon = applyBenefit(base, first)
        const right = applyBenefit(base, second, coupon)
        duesAfter(base, coupon, right).forEach((due, k) => {
          expect(due).toBeGreaterThanOrEqual((base.principal[k] ?? 0) + (base.serviceCharge[k] ?? 0))
        })
        expect(right.total).toBe(sum(right.perPeriod))
        const both = combineDiscounts(coupon, right)
        expect(both?.total).toBe(coupon.total + right.total)
        expect(duesAfter(base, both)).toEqual(duesAfter(base, coupon, right))
        expect(combineDiscounts(null, right)).toBe(right)
        expect(combineDiscounts(coupon)).toBe(coupon)
      }),
      { numRuns: 500 },
    )
  })

  test('an array that is passed in gets the same discounts as a new one', () => {
    check((base, own, discounts) => {
      const target = [7, 7, 7, 7, 7, 7, 7, 7, 7]
      expect(applyBenefit(base, own, null, target)).toEqual(discounts)
      expect(applyBenefit(base, own, null, target).perPeriod).toBe(target)
    })
  })

  test('the real rate is never negative and 0 exactly when nothing is charged', () => {
    check((base, _, discounts) => {
      const rate = realAnnualRate(base, discounts)
      expect(rate).toBeGreaterThanOrEqual(0)
      expect(rate === 0).toBe(sum(base.due) - discounts.total === base.terms.principal)
    })
  })

  test('the real rate is the root of its equation', () => {
    check((base, _, discounts) => {
      const monthly = realAnnualRate(base, discounts) / 12
      const days = base.terms.firstPeriodDays
      const first = days === null ? 1 : days / 30
      const worth = sum(duesAfter(base, discounts).map((due, k) => due * (1 + monthly) ** -(first + k)))
      expect(Math.abs(worth - base.terms.principal)).toBeLessThanOrEqual(1e-9 * base.terms.principal)
    })
  })

  test('Newton and bisection agree within 1e-7', { tags: ['OC-25'] }, () => {
    check((base, _, discounts) => {
      if (base.terms.firstPeriodDays !== null) return
      const apr = realAnnualRate(base, discounts)
      expect(Math.abs(apr - scheduleIrr(base, discounts))).toBeLessThanOrEqual(1e-7 * Math.max(1, apr))
      expect(scheduleIrr(base)).toBe(irr([0 - base.terms.principal, ...base.due]))
    })
  })

  test('the real rate of a plain loan is its contract rate, up to cent rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 1_000_000 }),
        fc.integer({ min: 1, max: 36 }),
        fc.integer({ min: 1, max: 36 }),
        (yuan, loanPeriod, percent) => {
          const read = parseTerms({ amount: yuan, loanPeriod, yearRate: String(percent / 100) })
          expect(read).not.toBeNull()
          if (read !== null) {
            expect(Math.abs(realAnnualRate(baseSchedule(read)) - percent / 100)).toBeLessThan(1e-3)
          }
        },
      ),
    )
  })
})
