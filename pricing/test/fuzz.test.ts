import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountChips,
  amountMessage,
  amountState,
  calculateSchedule,
  capitalNumeral,
  confirmCoupon,
  couponTitle,
  couponUsability,
  createQuoter,
  discountText,
  irr,
  isAbove24,
  loanButton,
  mixedLoan,
  percentFloor,
  percentText,
  preClearPeriods,
  readAmountLimits,
  readCashBack,
  readCoupon,
  readCouponScene,
  readLoanButtonAuth,
  readLowFeeRight,
  readRateTable,
  readSplitInfo,
  splitAmountListText,
  splitLoan,
  struckThroughRate,
  thousands,
  toCents,
  wan,
} from '../src/index.ts'
import { fromContract } from '../src/contract.ts'
import { anyCoupon, anyFigure, anyFlag, anyInput } from './arbitraries.ts'

const scene = readCouponScene({
  scene: 'main',
  customer: 'new',
  offeredPeriods: [3, 6, 12],
  products: [{ productId: 'W1', scene: 'main', customer: 'any' }],
})

/** No NaN, Infinity or undefined may reach a screen, in figures or in texts. */
function expectClean(value: unknown): void {
  const shown = JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'number' && !Number.isFinite(field) ? 'NaN' : field,
  )
  expect(shown ?? '').not.toMatch(/NaN|Infinity|undefined|\[object/)
}

describe('no throw, NaN or Infinity for the declared types', () => {
  test('schedules', () => {
    fc.assert(
      fc.property(anyInput, (raw) => expectClean(calculateSchedule(raw))),
      { numRuns: 2000 },
    )
  })

  test('schedules behind the contract schemas, which agree on everything they accept', () => {
    fc.assert(
      fc.property(anyInput, (raw) => {
        const read = fromContract(raw)
        if (read.ok) expect(read.terms === null).toBe(calculateSchedule(raw) === null)
        else expect(read.issues.length).toBeGreaterThan(0)
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

  test('formats and rates', () => {
    fc.assert(
      fc.property(anyFigure, anyFigure, (figure, other) => {
        expectClean([
          thousands(figure),
          thousands(figure, 0),
          wan(figure),
          percentText(figure),
          percentFloor(figure),
          discountText(figure),
          capitalNumeral(figure),
          isAbove24(figure),
          struckThroughRate(figure, other, null),
          preClearPeriods(12, figure),
        ])
      }),
      { numRuns: 2000 },
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.double(), fc.string(), fc.integer())), (flows) =>
        expectClean(irr(flows)),
      ),
    )
  })

  test('rights, splits and the loan button', () => {
    fc.assert(
      fc.property(anyFigure, anyFigure, anyFlag, (figure, other, flag) => {
        expectClean(readCashBack({ minLoanAmount: figure, minRewardAmount: other, minLoanPeriod: figure }))
        const { rate, maxPrincipal } = readLowFeeRight({
          lowInterestLimitIrr: figure,
          maxLoanAmount: other,
          hasChooseReduceFee: flag,
        })
        expectClean([rate?.value, maxPrincipal])
        const info = readSplitInfo({
          canSplitLoan: flag,
          acceptAmount: figure,
          splitAmount: other,
          fxjjSplitAmount: other,
        })
        const { parts } = splitLoan(toCents(5000), info)
        expect(parts.reduce((total, part) => total + part, 0)).toBe(500_000)
        expectClean(splitAmountListText(parts))
        expectClean(mixedLoan(toCents(figure), toCents(other)))
        expectClean(
          loanButton(
            readLoanButtonAuth({ faceAuth: flag, idAuth: figure, contactsAuth: other, verifyTime: flag }),
          ),
        )
      }),
    )
  })
})
