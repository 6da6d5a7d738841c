import { describe, expect, test } from 'vitest'
import {
  type CostOptions,
  type CouponContract,
  type OfferContract,
  type ScheduleInput,
  asCents,
  calculateSchedule,
  costDisclosure,
  createQuoter,
  offerCost,
  planAnnualRate,
  planCost,
  quoteCost,
  readCoupon,
  readCouponScene,
  readOffer,
  readRateTable,
  scheduleCost,
  baseSchedule,
  toCents,
} from '../index.ts'
import { termsOf } from '../../test/support.ts'

const LENDER = '示例消费金融有限公司'
const PLATFORM = '示例科技有限公司'
const OPTIONS: CostOptions = {
  service: { kind: 'guarantee', chargedBy: '示例融资担保有限公司' },
  fee: { chargedBy: PLATFORM },
}
const LOAN: ScheduleInput = { amount: 10_000, loanPeriod: 12, yearRate: '0.24', instBaseYearRate: '0.085' }

const offerOf = (raw: ScheduleInput, more: Partial<OfferContract> = {}) => {
  const list = calculateSchedule(raw)?.list
  return readOffer({ amount: raw.amount, instName: LENDER, ...(list && { list }), ...more })
}

describe('from the rows of an offer', () => {
  test('each column is a charge, with what the rows prove of it', () => {
    const terms = offerCost(offerOf({ ...LOAN, handFeeRate: '0.06' }), OPTIONS)
    expect(terms?.charges.map(({ kind, chargedBy, standard }) => [kind, chargedBy, standard])).toEqual([
      ['interest', LENDER, { by: 'rate', rate: 0.085, per: 'year', of: 'balance' }],
      ['guarantee', '示例融资担保有限公司', { by: 'rate', rate: 0.155, per: 'year', of: 'balance' }],
      ['instalmentFee', PLATFORM, { by: 'amount', amount: 5000, per: 'period' }],
    ])
    expect([terms?.principal, terms?.firstPeriod, terms?.method]).toEqual([1_000_000, 1, 'irr'])
  })

  test('costs what the schedule costs', () => {
    for (const raw of [LOAN, { ...LOAN, handFeeRate: '0.06' }, { ...LOAN, calculationType: 1 }]) {
      const offered = offerCost(offerOf(raw), OPTIONS)
      const scheduled = scheduleCost(baseSchedule(termsOf(raw)), [], {
        ...OPTIONS,
        interest: { chargedBy: LENDER },
      })
      const [own, other] = [offered && costDisclosure(offered), costDisclosure(scheduled)]
      expect(own?.items.map(({ total }) => total)).toEqual(other?.items.map(({ total }) => total))
      expect([own?.irr.rate, own?.sum.rate]).toEqual([other?.irr.rate, other?.sum.rate])
    }
  })

  test('the part of the platform may be within the interest', () => {
    const row = {
      capital: '1000.00',
      interest: '20.00',
      service: '12.00',
      payMonth: '1020.00',
      total: '1020.00',
    }
    const charges = (change: object) =>
      offerCost(readOffer({ amount: 1000, instName: LENDER, list: [{ ...row, ...change }] }))?.charges.map(
        ({ amounts }) => amounts[0],
      )
    expect(charges({})).toEqual([800, 1200])
    expect(charges({ payMonth: '1032.00' })).toEqual([2000, 1200])
    expect(charges({ payMonth: '1025.00' })).toBeUndefined()
    expect(charges({ service: '20.01' })).toBeUndefined()
  })

  test('a discount is taken off the interest, then off the fee, and off the service charge last', () => {
    const row = {
      capital: '1000.00',
      interest: '20.00',
      service: '12.00',
      payMonth: '1032.00',
      handlingFee: '5.00',
    }
    const discounts = (couponValue: string) =>
      offerCost(readOffer({ amount: 1000, list: [{ ...row, couponValue }] }))?.charges.map(
        ({ discounts: [discount] = [] }) => discount,
      )
    expect(discounts('8.00')).toEqual([800, 0, 0])
    expect(discounts('22.00')).toEqual([2000, 0, 200])
    expect(discounts('26.00')).toEqual([2000, 100, 500])
    expect(discounts('37.01')).toBeUndefined()
  })

  test('what rows do not prove is not said', () => {
    const standard = (raw: ScheduleInput, options = {}) =>
      offerCost(offerOf(raw), options)?.charges.map((charge) => charge.standard)
    // 24.001 % is no rate in hundredths of a percent, and 50 yuan in 2 parts have the same rows at 23.99 %.
    expect(standard({ ...LOAN, amount: 1_000_000, yearRate: '0.24001', instBaseYearRate: null })).toEqual([
      null,
    ])
    expect(standard({ ...LOAN, amount: 50, loanPeriod: 2, instBaseYearRate: null })).toEqual([null])
    expect(standard({ ...LOAN, instBaseYearRate: null }, { firstPeriod: 0.5 })).toEqual([null])
    expect(standard({ ...LOAN, instBaseYearRate: null })).toEqual([
      { by: 'rate', rate: 0.24, per: 'year', of: 'balance' },
    ])
    // Only the sum is sure of a charge that is not the same in every period.
    expect(standard({ ...LOAN, handFeeRate: '0.0601' })?.at(2)).toEqual({
      by: 'amount',
      amount: 60_100,
      per: 'loan',
    })
  })

  test('a charge of which nobody is named has no name, and a named standard wins', () => {
    const terms = offerCost(offerOf(LOAN), {
      interest: { chargedBy: PLATFORM, standard: { by: 'stated', text: '日利率万分之三' } },
      method: 'sum',
      discountUntil: 5,
    })
    expect(terms?.charges.map(({ chargedBy }) => chargedBy)).toEqual([PLATFORM, ''])
    expect(terms?.charges[0]?.standard).toEqual({ by: 'stated', text: '日利率万分之三' })
    expect([terms?.method, terms?.discountUntil]).toEqual(['sum', 5])
  })
})

describe('from a period card', () => {
  const quoteOf = (coupon: CouponContract | null, right: CouponContract | null = null) => {
    const coupons = coupon ? [readCoupon({ couponId: 'c', ...coupon })] : []
    const [card] = createQuoter({
      rateTable: readRateTable([
        { minRange: 1, loanPeriod: 12, irr: '0.12', instBaseYearRate: '0.085', handFeeRate: '0.06' },
      ]),
      periods: [12],
      coupons,
      scene: readCouponScene({ scene: 'main', customer: 'new', offeredPeriods: [12] }),
    }).quote({
      amount: toCents(10_000),
      now: 0,
      couponId: coupon && 'c',
      right: right && readCoupon({ couponId: 'r', ...right }),
    })
    if (!card?.quote) throw new Error('no quote')
    return card.quote
  }
  const first = (deductType: number, more: CouponContract = {}): CouponContract => ({
    incoInfo: { iconType: 2, periodLimit: 1, isAsc: 1 },
    extendProperties: { deductType },
    ...more,
  })
  const taken = (coupon: CouponContract | null, right: CouponContract | null = null) =>
    quoteCost(quoteOf(coupon, right)).charges.map(({ kind, discounts: [discount] = [] }) => [kind, discount])

  test('the terms are those of its rates', () => {
    const terms = quoteCost(quoteOf(null), { interest: { chargedBy: LENDER }, ...OPTIONS })
    expect(terms.charges.map(({ kind, chargedBy, standard }) => [kind, chargedBy, standard])).toEqual([
      ['interest', LENDER, { by: 'rate', rate: 0.085, per: 'year', of: 'balance' }],
      ['guarantee', '示例融资担保有限公司', { by: 'rate', rate: 0.035, per: 'year', of: 'balance' }],
      ['instalmentFee', PLATFORM, { by: 'rate', rate: 0.06, per: 'loan', of: 'principal' }],
    ])
  })

  test('a coupon is taken off what it waives', () => {
    expect(taken(first(1))).toEqual([
      ['interest', 7083],
      ['service', 0],
      ['instalmentFee', 0],
    ])
    expect(taken(first(2))).toEqual([
      ['interest', 0],
      ['service', 0],
      ['instalmentFee', 5000],
    ])
    expect(taken(first(3))).toEqual([
      ['interest', 7083],
      ['service', 0],
      ['instalmentFee', 5000],
    ])
  })

  test('a right waives what a coupon has left', () => {
    expect(taken(first(1, { couponUpperLimit: 50 }), first(1))).toEqual([
      ['interest', 7083],
      ['service', 0],
      ['instalmentFee', 5000],
    ])
    expect(taken(first(2, { couponUpperLimit: 20 }), first(2))).toEqual([
      ['interest', 2000],
      ['service', 0],
      ['instalmentFee', 5000],
    ])
  })

  test('the table agrees with the card', () => {
    for (const quote of [quoteOf(null), quoteOf(first(1)), quoteOf(first(3), first(1))]) {
      const cost = costDisclosure(quoteCost(quote))
      expect([cost?.charged, cost?.repaid]).toEqual([quote.charge, quote.totalDue])
      expect(cost?.discount?.total ?? 0).toBe(quote.totalDiscount)
      expect(cost?.irr.rate).toBeCloseTo(quote.aprAfter, 12)
    }
  })

  test('a short first period counts its days', () => {
    const base = baseSchedule(termsOf({ ...LOAN, billDays: 15 * 86_400_000 }))
    expect(scheduleCost(base).firstPeriod).toBe(0.5)
    expect(scheduleCost(base, [], { oddFirst: 'simple' }).oddFirst).toBe('simple')
  })
})

describe('from a plan of instalments', () => {
  const plan = { periods: 12, payment: asCents(94_560), fee: asCents(134_720), total: asCents(1_134_720) }
  const order = { amount: asCents(1_000_000), isPartial: false }
  const costOf = (more = {}, of = order) => {
    const terms = planCost({ ...plan, ...more }, of, { fee: { chargedBy: LENDER } })
    return terms && costDisclosure(terms)
  }

  test('all that is charged is one fee, taken with each payment', () => {
    const cost = costOf()
    expect(cost?.items.map(({ kind, chargedBy, total }) => [kind, chargedBy, total])).toEqual([
      ['instalmentFee', LENDER, 134_720],
    ])
    expect([cost?.charged, cost?.repaid]).toEqual([134_720, 1_134_720])
    expect(cost?.irr.rate).toBeCloseTo(planAnnualRate(plan, order) ?? 0, 4)
    expect(cost?.sum.rate).toBe(cost?.irr.rate)
  })

  test('the last payment makes up the total, and what is not stated follows from the order', () => {
    expect(costOf({ total: asCents(1_134_715), fee: asCents(134_715) })?.repaid).toBe(1_134_715)
    expect(costOf({ total: null, fee: null })?.charged).toBe(134_720)
    expect(costOf({}, { ...order, isPartial: true })?.principal).toBe(1_000_000)
    expect(costOf({ fee: asCents(0), total: asCents(1_134_720) })?.charged).toBe(0)
  })

  test('even parts have their amount as standard, others their sum', () => {
    expect(costOf({ fee: asCents(120_000), total: asCents(1_134_720) })?.items[0]?.standard).toEqual({
      by: 'amount',
      amount: 10_000,
      per: 'period',
    })
    expect(costOf()?.items[0]?.standard).toEqual({ by: 'amount', amount: 134_720, per: 'loan' })
  })

  test('figures that contradict each other have no cost', () => {
    expect(costOf({ fee: null }, { ...order, isPartial: true })).toBeNull()
    expect(costOf({ fee: asCents(1_134_720) })).toBeNull()
    expect(costOf({ fee: null, total: asCents(900_000) })).toBeNull()
    expect(costOf({ periods: 0 })).toBeNull()
  })
})
