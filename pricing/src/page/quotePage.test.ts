import { describe, expect, test } from 'vitest'
import {
  type Coupon,
  type QuoteRequest,
  type QuoterInput,
  applyBenefit,
  baseSchedule,
  calculateSchedule,
  createQuoter,
  loanDetail,
  quotePage,
  readCoupon,
  readCouponScene,
  readRate,
  toCents,
  yuanText,
} from '../index.ts'
import { rateTable, termsOf } from '../../test/support.ts'

const offeredPeriods = [3, 6, 12, 24]
const scene = () => readCouponScene({ scene: 'main', customer: 'new', offeredPeriods })
const half = (): Coupon =>
  readCoupon({
    couponId: 'half',
    incoInfo: { iconType: 3 },
    extendProperties: { discountRate: '0.5', deductType: 3 },
  })
const long = (): Coupon =>
  readCoupon({
    couponId: 'long',
    incoInfo: { iconType: 2, periodLimit: 99 },
    extendProperties: { deductType: 3 },
    ruleList: [{ ruleValue: '{"loanPeriodsSet":[12,24]}' }],
  })
const right = (): Coupon =>
  readCoupon({
    couponId: 'right',
    category: 'other',
    incoInfo: { iconType: 2, periodLimit: 1 },
    couponUpperLimit: 20,
  })
const input = (): QuoterInput => ({
  rateTable: rateTable(),
  periods: offeredPeriods,
  coupons: [half(), long(), right()],
  scene: scene(),
})
const now = Date.UTC(2026, 5, 1)
const amount = () => toCents(8000)

describe('page quote', () => {
  const card = (periods: number, request: Partial<QuoteRequest> = {}, quoter = createQuoter(input())) => {
    const found = quoter
      .quote({ amount: amount(), now, ...request })
      .find((entry) => entry.periods === periods)
    return found?.quote ?? null
  }

  test('each card has its best coupon and the figures of the calculator', () => {
    expect(
      createQuoter(input())
        .quote({ amount: amount(), now })
        .map((entry) => [entry.periods, entry.quote?.coupon?.id]),
    ).toEqual([
      [3, undefined],
      [6, 'half'],
      [12, 'long'],
      [24, 'long'],
    ])
    const six = card(6)
    const contract = calculateSchedule({
      amount: 8000,
      loanPeriod: 6,
      yearRate: '0.24',
      instBaseYearRate: '0.085',
      couponType: 3,
      couponDiscountRate: 50,
      deductType: 3,
    })
    expect(six?.duesAfterDiscount.map(yuanText)).toEqual(contract?.montyPayList)
    expect(yuanText(six?.averageMonthlyDue ?? toCents(0))).toBe(contract?.monthPay)
    expect(yuanText(six?.discountTotal ?? toCents(0))).toBe(contract?.totalcouponamount)
    expect(six?.realAnnualRate.toFixed(12)).toBe(contract?.realYearRate)
    expect(six?.rows().map((row) => yuanText(row.dueAfterDiscount))).toEqual(contract?.montyPayList)
  })

  test(
    'a chosen coupon applies where it is usable, elsewhere the best one; null means none',
    { tags: ['OC-39'] },
    () => {
      expect(card(12, { couponId: 'half' })?.coupon?.id).toBe('half')
      expect(card(6, { couponId: 'long' })?.coupon?.id).toBe('half')
      expect(card(6, { couponId: null })?.coupon).toBeNull()
      expect(card(6, { couponId: null })?.discountTotal).toBe(0)
    },
  )

  test('only rate coupons of this scene apply, whatever id is requested', () => {
    expect(card(6, { couponId: 'right' })?.coupon?.id).toBe('half')
    const elsewhere = readCoupon({
      couponId: 'elsewhere',
      incoInfo: { iconType: 2, periodLimit: 99 },
      productIds: ['X'],
    })
    const unreadable = readCoupon({ couponId: 'odd', amount: 50, ruleList: [{ ruleValue: '{' }] })
    const quoter = createQuoter({ ...input(), coupons: [elsewhere, unreadable] })
    expect(card(6, {}, quoter)?.coupon).toBeNull()
    expect(quotePage([card(6)?.base.terms ?? null], [unreadable], { now })[0]?.coupon).toBeNull()
  })

  test('a card without any discount', () => {
    const plain = card(6, { couponId: null })
    expect(plain?.periods).toBe(6)
    expect(plain?.base.terms.plan).toBe('base')
    expect(plain?.duesAfterDiscount).toEqual(plain?.base.due)
    expect(plain?.rows().map((row) => row.discount)).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('a right without a coupon is taken off alone', () => {
    const topped = card(6, { couponId: null, right: right() })
    expect(topped?.totalDiscount).toBe(2000)
    expect(topped?.duesAfterDiscount[0]).toBe((topped?.base.due[0] ?? 0) - 2000)
    expect(topped?.rows()[0]?.discount).toBe(2000)
  })

  test('a right comes on top of the coupon', () => {
    const plain = card(6)
    const topped = card(6, { right: right() })
    expect(topped?.discountTotal).toBe(plain?.discountTotal)
    expect(topped?.rightDiscount).toBe(2000)
    expect(topped?.totalDiscount).toBe((plain?.discountTotal ?? 0) + 2000)
    expect(topped?.totalDue).toBe((plain?.totalDue ?? 0) - 2000)
    expect(topped?.rows().reduce((sum, row) => sum + row.discount, 0)).toBe(topped?.totalDiscount)
    expect(topped?.discountOf(long())).toBe(topped && applyBenefit(topped.base, long().benefit).total)
  })

  test('a right that may not be used at a period is left out there', () => {
    const limited = readCoupon({
      couponId: 'limited',
      category: 'member',
      incoInfo: { iconType: 2, periodLimit: 1 },
      ruleList: [{ ruleValue: '{"loanPeriodsSet":[6]}' }],
    })
    expect(card(6, { couponId: null, right: limited })?.rightDiscount).toBeGreaterThan(0)
    expect(card(24, { couponId: null, right: limited })?.rightDiscount).toBe(0)
  })

  test('a low-fee rate lowers the annual rate, never raises it', { tags: ['OC-43'] }, () => {
    expect(card(6, { annualRateLimit: readRate('0.1') })?.base.terms.annualRate.value).toBe(0.1)
    expect(card(6, { annualRateLimit: readRate('0.3') })?.base.terms.annualRate.value).toBe(0.24)
  })

  test(
    'shown rates: the contract rate for a plain loan, the solved one otherwise',
    { tags: ['OC-27'] },
    () => {
      const plain = card(24, { couponId: null })
      expect(plain?.aprBefore).toBe(0.2)
      expect(plain?.aprAfter).toBe(0.2)
      expect(plain?.realAnnualRate).not.toBe(0.2)
      expect(card(24)?.aprAfter).toBeLessThan(0.2)
      expect(card(12, { couponId: null })?.aprBefore).toBeGreaterThan(0.19)
      expect(Math.abs((plain?.irrBefore ?? 0) - (plain?.realAnnualRate ?? 1))).toBeLessThan(1e-7)
      const short = createQuoter({ ...input(), msToFirstBill: 86_400_000 }).quote({
        amount: amount(),
        now,
        couponId: null,
      })
      expect(short[3]?.quote?.aprBefore).not.toBe(0.2)
    },
  )

  test('quoting terms directly gives the same cards', () => {
    const terms = offeredPeriods.map((periods) => card(periods)?.base.terms ?? null)
    const quotes = quotePage(terms, [half(), long()], { now })
    expect(quotes.map((quote) => quote?.averageMonthlyDue)).toEqual(
      offeredPeriods.map((periods) => card(periods)?.averageMonthlyDue),
    )
  })

  test(
    'loan detail: the requested amount, the struck-through rate, rates from the server',
    { tags: ['OC-51'] },
    () => {
      const [shown, requested] = [card(6), card(6, { amount: toCents(9000) })]
      const plain = card(24, { couponId: null })
      if (!shown || !requested || !plain) throw new Error('no quote')
      expect(loanDetail(shown)).toMatchObject({ couponAmountBefore: shown.totalDiscount, aprBefore: 0.24 })
      expect(loanDetail(shown, requested)).toMatchObject({
        averageMonthlyDue: shown.averageMonthlyDue,
        couponAmount: shown.totalDiscount,
        couponAmountBefore: requested.totalDiscount,
        aprAfter: shown.aprAfter,
        irrBefore: shown.irrBefore,
      })
      expect(loanDetail(plain).aprBefore).toBeNull()
      const stated = loanDetail(plain, plain, { aprBefore: '0.25', aprAfter: 0.21, irrBefore: '0.26' })
      expect(stated).toMatchObject({ aprBefore: 0.25, aprAfter: 0.21, irrBefore: 0.26 })
    },
  )

  test('base schedules are kept while only the choice changes, and calculated again for a new amount', () => {
    const quoter = createQuoter(input())
    const first = card(6, {}, quoter)?.base
    expect(card(6, { couponId: null }, quoter)?.base).toBe(first)
    expect(card(6, { amount: toCents(9000) }, quoter)?.base).not.toBe(first)
    expect(
      card(6, { amount: toCents(9000), annualRateLimit: readRate('0.1') }, quoter)?.base.terms.annualRate
        .value,
    ).toBe(0.1)
  })

  test('the base of one period is the base of its card', () => {
    const quoter = createQuoter(input())
    const base = quoter.base({ amount: toCents(6000) }, 6)
    expect(card(6, { amount: toCents(6000) }, quoter)?.base).toBe(base)
    expect(base?.terms.periods).toBe(6)
    expect(
      quoter.base({ amount: toCents(6000), annualRateLimit: readRate('0.1') }, 6)?.terms.annualRate.value,
    ).toBe(0.1)
    expect(quoter.base({ amount: toCents(6000) }, 7)).toBeNull()
    expect(quoter.base({ amount: toCents(0) }, 6)).toBeNull()
  })

  test('an amount of 0 quotes nothing', () => {
    expect(
      createQuoter(input())
        .quote({ amount: toCents(0), now })
        .every((entry) => entry.quote === null),
    ).toBe(true)
  })

  test('equal principal on request', () => {
    const bill = createQuoter({ ...input(), plan: 'bill' }).quote({
      amount: toCents(6000),
      now,
      couponId: null,
    })
    expect(bill[1]?.quote?.base.principal).toEqual([100_000, 100_000, 100_000, 100_000, 100_000, 100_000])
  })

  test('terms of the calculator and of the page are the same', () => {
    expect(baseSchedule(termsOf({ amount: 8000, loanPeriod: 24, yearRate: 0.2 })).due).toEqual(
      createQuoter(input()).quote({ amount: amount(), now })[3]?.quote?.base.due,
    )
  })
})
