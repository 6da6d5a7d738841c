import { expect } from 'vitest'
import {
  type AmountConfig,
  type CouponContract,
  type LoanScene,
  type ProductContract,
  type RateTableEntry,
  type ScheduleContract,
  type ScheduleInput,
  type SettlementVariant,
  amountChips,
  amountState,
  applyBenefit,
  baseSchedule,
  calculateSchedule,
  capitalNumeral,
  couponUsability,
  discountText,
  earlySettlement,
  irr,
  leadWaiver,
  percentFloor,
  readAmountLimits,
  readBeijingTime,
  readCoupon,
  readCouponScene,
  readRateTable,
  selectDefaults,
  struckThroughRate,
  thousands,
  toCents,
  toContractWithRight,
  wan,
  yuanText,
} from '../src/index.ts'
import { expectRate, termsOf } from './support.ts'

interface Case<Input, Expected> {
  readonly input: Input
  readonly expected: Expected
}

type Check = (entry: never) => void

/** How a case of each section is compared (semantics 12): money as exact strings, rates within 1e-10 or 1e-7. */
export const goldenSections: Record<string, ((entry: unknown) => void) | undefined> = {
  schedule: section((entry: Case<ScheduleInput, GoldenSchedule | null>) => {
    const actual = calculateSchedule(entry.input)
    if (actual === null || entry.expected === null) {
      expect(actual).toBe(entry.expected)
      return
    }
    const { realYearRate, sums, ...expected } = entry.expected
    const { list, totalcouponamount, monthPay, montyPayList } = actual
    expect({ list, totalcouponamount, monthPay }).toEqual(expected)
    expect(montyPayList).toEqual(expected.list.map((row) => row.realTotal))
    expect(sumsOf(actual)).toEqual(sums)
    expectRate(Number(actual.realYearRate), Number(realYearRate), 1e-10)
  }),
  irr: section((entry: Case<string[], string | null>) => {
    const actual = irr(entry.input)
    if (entry.expected === null) expect(actual).toBeNull()
    else expectRate(actual, Number(entry.expected), 1e-7)
  }),
  amountText: section(
    (
      entry: Case<
        { text: string; config: AmountConfig; hasFocused: boolean; scene: LoanScene },
        { code: number; editable: boolean; acceptable: boolean; maxAmount: string }
      >,
    ) => {
      const { text, config, hasFocused, scene } = entry.input
      const state = amountState({ text, limits: readAmountLimits(config), hasFocused, scene })
      const { code, editable, acceptable } = state
      expect({ code, editable, acceptable, maxAmount: String(state.placeholder) }).toEqual(entry.expected)
    },
  ),
  chips: section((entry: Case<{ maxAmount: string; minAmount: string }, string[]>) => {
    const chips = amountChips(toCents(entry.input.maxAmount), toCents(entry.input.minAmount))
    expect(chips.map(String)).toEqual(entry.expected)
  }),
  capitalNumeral: section((entry: Case<string, string>) => {
    expect(capitalNumeral(entry.input)).toBe(entry.expected)
  }),
  discountText: section((entry: Case<string, string>) => {
    expect(discountText(entry.input)).toBe(entry.expected)
  }),
  wan: section((entry: Case<string, string>) => {
    expect(wan(entry.input)).toBe(entry.expected)
  }),
  percentFloor: section((entry: Case<string, string>) => {
    expect(percentFloor(entry.input)).toBe(entry.expected)
  }),
  thousands: section((entry: Case<{ value: string; decimals: 0 | 2 }, string>) => {
    expect(thousands(entry.input.value, entry.input.decimals)).toBe(entry.expected)
  }),
  struckThroughRate: section((entry: Case<{ currentRate: string; discount: string }, string | null>) => {
    const actual = struckThroughRate(entry.input.currentRate, entry.input.discount)
    if (entry.expected === null) expect(actual).toBeNull()
    else expectRate(actual, Number(entry.expected), 1e-10)
  }),
  earlySettlement: section(
    (
      entry: Case<
        { schedule: ScheduleInput; settlePeriod: number; segmentPeriod: number; variant: SettlementVariant },
        { allowed: boolean; remainingCapital?: string; fee?: string; payoff?: string } | null
      >,
    ) => {
      const terms = termsOf(entry.input.schedule)
      const base = baseSchedule(terms)
      const actual = earlySettlement(base, applyBenefit(base, terms.benefit), {
        period: entry.input.settlePeriod,
        penaltyPeriods: entry.input.segmentPeriod,
        variant: entry.input.variant,
      })
      expect(
        actual === null || !actual.isAllowed
          ? actual && { allowed: false }
          : {
              allowed: true,
              remainingCapital: yuanText(actual.remainingPrincipal),
              fee: yuanText(actual.fee),
              payoff: yuanText(actual.payoff),
            },
      ).toEqual(entry.expected)
    },
  ),
  leadWaiver: section(
    (
      entry: Case<
        {
          leadFlowLoanAmount: string
          rateTable: RateTableEntry[]
          deductType: number
          couponUpperLimit: string | null
        },
        string
      >,
    ) => {
      const { leadFlowLoanAmount, rateTable, deductType, couponUpperLimit } = entry.input
      const coupon = readCoupon({ couponUpperLimit, extendProperties: { deductType } })
      const waived = leadWaiver(toCents(leadFlowLoanAmount), readRateTable(rateTable), coupon)
      expect(yuanText(waived)).toBe(entry.expected)
    },
  ),
  couponUsability: section(
    (
      entry: Case<
        {
          coupon: CouponContract
          context: {
            now: string
            scene: LoanScene
            customer: 'new' | 'old'
            period: number
            amount: string
            offeredPeriods: number[]
            hideNotUsingCoupon: boolean
            discountLimit: string | null
            products: ProductContract[]
          }
        },
        { isAvailable: boolean; dropped: boolean; reasons: string[]; messages: string[] }
      >,
    ) => {
      const { coupon, context } = entry.input
      const { isAvailable, isDropped, reasons, messages } = couponUsability(readCoupon(coupon), {
        ...readCouponScene(context),
        now: readBeijingTime(context.now) ?? 0,
        period: context.period,
        amount: toCents(context.amount),
      })
      expect({ isAvailable, dropped: isDropped, reasons, messages }).toEqual(entry.expected)
    },
  ),
  selection: section(
    (
      entry: Case<
        { quote: ScheduleInput; coupons: (CouponContract & { isAvailable: boolean })[] },
        {
          rateCouponId: string | null
          totalcouponamount: string
          memberRightId: string | null
          raiseCouponIds: string[]
        }
      >,
    ) => {
      const { quote, coupons } = entry.input
      const offered = coupons.map((raw) => ({ coupon: readCoupon(raw), isAvailable: raw.isAvailable }))
      const selection = selectDefaults(baseSchedule(termsOf(quote)), offered)
      expect({
        rateCouponId: selection.rateCoupon?.id ?? null,
        totalcouponamount: yuanText(selection.discountTotal),
        memberRightId: selection.memberRight?.id ?? null,
        raiseCouponIds: selection.raiseCoupons.map((coupon) => coupon.id),
      }).toEqual(entry.expected)
    },
  ),
  rightOnTop: section(
    (
      entry: Case<
        { quote: ScheduleInput; coupon: CouponContract | null; right: CouponContract },
        {
          totalcouponamount: string
          rightDiscountAmount: string
          montyPayList: string[]
          realYearRate: string
        }
      >,
    ) => {
      const { quote, coupon, right } = entry.input
      const base = baseSchedule(termsOf(quote))
      const couponDiscounts = coupon === null ? null : applyBenefit(base, readCoupon(coupon).benefit)
      const rightDiscounts = applyBenefit(base, readCoupon(right).benefit, couponDiscounts)
      const { realYearRate, ...money } = toContractWithRight(base, couponDiscounts, rightDiscounts)
      const { realYearRate: expectedRate, ...expectedMoney } = entry.expected
      expect(money).toEqual(expectedMoney)
      expectRate(Number(realYearRate), Number(expectedRate), 1e-10)
    },
  ),
}

interface GoldenSchedule extends Pick<
  ScheduleContract,
  'list' | 'totalcouponamount' | 'monthPay' | 'realYearRate'
> {
  readonly sums: Record<string, string>
}

/** Gives the cases of a section their type; the table is data of a known form. */
function section<Entry>(check: (entry: Entry) => void): (entry: unknown) => void {
  return check as Check as (entry: unknown) => void
}

function sumsOf(schedule: ScheduleContract): Record<string, string> {
  const columns = Object.keys(schedule.list[0] ?? {}) as (keyof ScheduleContract['list'][number])[]
  return Object.fromEntries(
    columns.map((column) => {
      const cents = schedule.list.reduce((sum, row) => sum + toCents(row[column]), 0)
      return [column, (cents / 100).toFixed(2)]
    }),
  )
}
