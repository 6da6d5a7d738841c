import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  amountChips,
  averageCents,
  capitalNumeral,
  cashBackState,
  cashBackText,
  countdown,
  discountText,
  effectiveAnnual,
  firstPeriodDays,
  irr,
  isAbove24,
  keepZeroFee,
  leadWaiver,
  loanButton,
  lowFeeRate,
  mixedLoan,
  money,
  moneyCut,
  percentFloor,
  percentText,
  preClearPeriods,
  readCashBack,
  readCoupon,
  readLoanButtonAuth,
  readLowFeeRight,
  readRateTable,
  readSplitInfo,
  showsAllBorrow,
  showsMoreThanBanner,
  showsRepaymentDayHint,
  showsStruckThrough,
  splitAmountListText,
  splitLoan,
  struckThroughRate,
  subtractCents,
  sumCents,
  thousands,
  toCents,
  toggleZeroFee,
  wan,
  wanCents,
  withdrawCardAllowed,
  yuanText,
} from '../src/index.ts'
import { anyFigure, anyFlag } from './arbitraries.ts'
import { expectClean } from './expectClean.ts'

describe('no throw, NaN or Infinity for the declared types', () => {
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
    fc.assert(
      fc.property(fc.double(), fc.double(), (figure, other) => {
        expectClean([
          effectiveAnnual(figure),
          preClearPeriods(figure, other),
          showsRepaymentDayHint(figure),
          countdown(figure, other),
          countdown(null, other),
          firstPeriodDays(figure),
          showsStruckThrough(figure, other),
        ])
      }),
      { numRuns: 1000 },
    )
  })

  test('money: every amount a caller can read, and sums of several', () => {
    fc.assert(
      fc.property(fc.array(anyFigure.map(toCents), { minLength: 1 }), (amounts) => {
        const [first = toCents(0), last = toCents(0)] = [amounts[0], amounts.at(-1)]
        const all = [...amounts, subtractCents(first, last), sumCents(amounts), averageCents(amounts)]
        for (const cents of all)
          expectClean([money(cents), moneyCut(cents), yuanText(cents), wanCents(cents)])
        expectClean([mixedLoan(first, last), amountChips(first, last), splitAmountListText(amounts)])
        expectClean([showsAllBorrow(first, last), showsMoreThanBanner(first)])
      }),
      { numRuns: 1000 },
    )
  })

  test('rights, splits and the loan button', () => {
    fc.assert(
      fc.property(anyFigure, anyFigure, anyFlag, (figure, other, flag) => {
        expectClean(readCashBack({ minLoanAmount: figure, minRewardAmount: other, minLoanPeriod: figure }))
        const lowFee = readLowFeeRight({
          lowInterestLimitIrr: figure,
          currentIrr: other,
          maxLoanAmount: other,
          hasChooseReduceFee: flag,
          expireTime: typeof figure === 'string' ? figure : Number(figure),
        })
        expectClean([lowFee.rate?.value, lowFee.maxPrincipal, lowFeeRate(lowFee, toCents(figure), 0)?.value])
        expectClean(countdown(lowFee.expiresAt, 0))
        const info = readSplitInfo({
          canSplitLoan: flag,
          acceptAmount: figure,
          splitAmount: other,
          fxjjSplitAmount: other,
        })
        const { parts } = splitLoan(toCents(5000), info)
        expect(parts.reduce((total, part) => total + part, 0)).toBe(500_000)
        expectClean(splitAmountListText(parts))
        const amount = toCents(other)
        expectClean([toggleZeroFee(false, amount), keepZeroFee(true, amount)])
        const cashBack = readCashBack({ minLoanAmount: figure, minRewardAmount: other, minLoanPeriod: 3 })
        const { reminder } = cashBackState(cashBack, { amount, periods: 6, maximum: toCents(1e6) })
        expectClean([reminder, reminder && cashBackText(reminder)])
        expectClean(leadWaiver(amount, readRateTable([{ loanPeriod: 12, irr: figure }]), readCoupon({})))
        const card = { assetTag: 'x', permittedTags: [], businessLine: 'koo' }
        expectClean(
          withdrawCardAllowed({
            ...card,
            pending: amount,
            outstanding: amount,
            current: amount,
            cap: amount,
          }),
        )
        expectClean(
          loanButton(
            readLoanButtonAuth({ faceAuth: flag, idAuth: figure, contactsAuth: other, verifyTime: flag }),
          ),
        )
      }),
    )
  })
})
