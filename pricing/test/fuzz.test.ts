import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountChips,
  amountMessage,
  amountState,
  applyBenefit,
  baseSchedule,
  calculateSchedule,
  confirmCoupon,
  couponTitle,
  couponUsability,
  createQuoter,
  earlySettlement,
  parseTerms,
  readAmountLimits,
  readCoupon,
  readCouponScene,
  readRateTable,
  scheduleIrr,
  scheduleRows,
  shownAnnualRate,
  termsFromRow,
  toCents,
  toContractWithRight,
} from '../src/index.ts'
import { fromContract } from '../src/contract.ts'
import { anyCoupon, anyFigure, anyInput, scheduleInput } from './arbitraries.ts'
import { expectClean } from './expectClean.ts'

const scene = readCouponScene({
  scene: 'main',
  customer: 'new',
  offeredPeriods: [3, 6, 12],
  products: [{ productId: 'W1', scene: 'main', customer: 'any' }],
})

describe('no throw, NaN or Infinity for the declared types', () => {
  test('schedules', () => {
    fc.assert(
      fc.property(anyInput, (raw) => expectClean(calculateSchedule(raw))),
      { numRuns: 2000 },
    )
  })

  test('schedules after the contract schemas: same result for everything they accept', () => {
    fc.assert(
      fc.property(anyInput, (raw) => {
        const read = fromContract(raw)
        if (read.ok) expect(read.value === null).toBe(calculateSchedule(raw) === null)
        else expect(read.errors.every((error) => error.field in raw)).toBe(true)
      }),
    )
    fc.assert(fc.property(fc.anything(), (raw) => void fromContract(raw)))
  })

  test('coupons: usability, confirm flow, title', () => {
    fc.assert(
      fc.property(
        anyCoupon,
        fc.integer({ min: 0, max: 1e9 }),
        fc.constantFrom(3, 6, 12),
        (raw, yuan, period) => {
          const coupon = readCoupon(raw)
          const amount = toCents(yuan)
          const now = Date.UTC(2026, 5, 1)
          expectClean(couponUsability(coupon, { ...scene, now, amount, period }))
          expectClean(confirmCoupon({ coupon, amount, period, defaultPeriod: 6, scene, now }))
          expectClean(couponTitle(coupon).replace(/\d/g, ''))
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('page quotes', () => {
    const anyRow = fc.record(
      {
        minRange: anyFigure,
        maxRange: anyFigure,
        loanPeriod: fc.constantFrom<number | string | null>(3, '6', 12, 0, 601, 'x', null),
        handFeeRate: anyFigure,
        irr: fc.oneof(anyFigure, fc.constantFrom('0.24', 0.36)),
        instBaseYearRate: anyFigure,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(
        fc.array(anyRow),
        fc.array(anyCoupon),
        anyFigure,
        anyFigure,
        (table, coupons, amount, billDays) => {
          const quoter = createQuoter({
            rateTable: readRateTable(table),
            periods: [3, 6, 12, 24],
            coupons: coupons.map(readCoupon),
            scene,
            msToFirstBill: Number(billDays ?? 0),
          })
          for (const { quote } of quoter.quote({ amount: toCents(amount), now: Date.UTC(2026, 5, 1) })) {
            if (quote === null) continue
            const { averageMonthlyDue, totalDiscount, aprAfter, aprBefore, irrBefore } = quote
            expectClean([averageMonthlyDue, totalDiscount, aprAfter, aprBefore, irrBefore, quote.rows()])
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  test('amount box', () => {
    const limits = fc.record({
      canUseLoanAmount: anyFigure,
      leadFlowLoanAmount: anyFigure,
      minAmount: anyFigure,
      amountUpperLimit: anyFigure,
    })
    fc.assert(
      fc.property(
        fc.string(),
        limits,
        fc.boolean(),
        fc.constantFrom('main', 'leadFlow'),
        (text, config, hasFocused, where) => {
          const state = amountState({ text, limits: readAmountLimits(config), hasFocused, scene: where })
          expectClean([state, amountMessage(state), amountChips(state.maximum, state.minimum)])
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('ledgers: rows, right on top, settlement at any period, terms from a row', () => {
    const benefit = anyCoupon.map((raw) => readCoupon(raw).benefit)
    fc.assert(
      fc.property(
        scheduleInput,
        benefit,
        fc.oneof(fc.integer({ min: -1, max: 60 }), fc.double()),
        fc.double(),
        fc.constantFrom('segment', 'lock6', 'none'),
        (raw, right, period, penaltyPeriods, variant) => {
          const terms = parseTerms(raw)
          if (terms === null) return
          const base = baseSchedule(terms)
          const coupon = applyBenefit(base, terms.benefit)
          const onTop = applyBenefit(base, right, coupon)
          expectClean(earlySettlement(base, coupon, { period, penaltyPeriods, variant }))
          expectClean([scheduleRows(base, onTop.perPeriod), toContractWithRight(base, coupon, onTop)])
          expectClean([shownAnnualRate(base, coupon, onTop), scheduleIrr(base, coupon, onTop)])
        },
      ),
      { numRuns: 500 },
    )
    fc.assert(
      fc.property(anyFigure, anyFigure, fc.double(), anyFigure, (irrOf, fee, days, amount) => {
        const [row] = readRateTable([{ loanPeriod: 6, irr: irrOf, handFeeRate: fee }])
        const terms = row && termsFromRow(row, toCents(amount), { firstPeriodDays: days })
        if (terms) expectClean(baseSchedule(terms).due)
      }),
      { numRuns: 1000 },
    )
  })
})
