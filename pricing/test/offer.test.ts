import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type OfferContract,
  type OfferFault,
  type ScheduleInput,
  applyBenefit,
  baseSchedule,
  calculateSchedule,
  createQuoter,
  duesAfter,
  isAboveRateCap,
  offerFault,
  offerFaults,
  parseTerms,
  readCouponScene,
  readOffer,
  readRateTable,
  realAnnualRate,
  shownAnnualRate,
  toCents,
  unusedCoupons,
} from '../src/index.ts'
import { scheduleInput } from './arbitraries.ts'

const NOW = Date.UTC(2027, 0, 20)
const COUPON = 'CR1'

/** A correct offer on these terms, calculated with this package. Null: no such loan. */
function offerOn(raw: ScheduleInput): OfferContract | null {
  const terms = parseTerms(raw)
  const schedule = calculateSchedule(raw)
  if (terms === null || schedule === null || terms.principal < 1) return null
  const base = baseSchedule(terms)
  const discounts = applyBenefit(base, terms.benefit)
  return {
    amount: (terms.principal / 100).toFixed(2),
    amountChanged: false,
    period: terms.periods,
    monthPay: schedule.monthPay,
    repaymentDay: 5,
    firstRepaymentDay: '2027-02-05',
    beforeApr: shownAnnualRate(base).toFixed(12),
    afterApr: shownAnnualRate(base, discounts).toFixed(12),
    couponAmount: schedule.totalcouponamount,
    couponAmountBefore: null,
    chooseCoupon: { couponId: COUPON },
    usedCouponIds: [COUPON],
    instName: '示例消费金融有限公司',
    montyPayList: schedule.montyPayList,
    list: schedule.list,
    userBankInfoDTO: { userCardId: 'C1' },
  }
}

const askedFor = (offer: OfferContract) => ({
  amount: toCents(offer.amount),
  periods: offer.period ?? 0,
  cardId: 'C1',
  couponIds: [COUPON],
})

const LOAN = {
  amount: '12000',
  loanPeriod: 12,
  yearRate: '0.2076',
  handFeeRate: '0.006',
  billDays: 1_296_000_000,
}
const HONEST = offerOn({ ...LOAN, couponType: 3, couponDiscountRate: 85 }) as Required<OfferContract>
const ASKED = askedFor(HONEST)

const judge = (change: Partial<OfferContract>, asked = ASKED) =>
  offerFault(readOffer({ ...HONEST, ...change }), asked, NOW)

/** The same rows, one of them changed. */
const row = (index: number, change: object) => ({
  list: HONEST.list.map((each, at) => (at === index ? { ...each, ...change } : each)),
})

describe('an honest offer', () => {
  test('passes, whatever the schedule, the fee, the first period and the discount', () => {
    fc.assert(
      fc.property(scheduleInput, (raw) => {
        const offer = offerOn({ ...raw, yearRate: Math.min(Number(raw.yearRate), 0.3), handFeeRate: '0.01' })
        // A fee on a loan of some days can exceed 36 %: that is not a correct offer.
        if (offer === null || Number(offer.amount) < 500 || Number(offer.afterApr) > 0.36) return
        expect(offerFault(readOffer(offer), askedFor(offer), NOW)).toBeNull()
      }),
    )
  })

  test('may lower the amount where it says so', () => {
    const asked = { ...ASKED, amount: toCents(20_000) }
    expect(judge({ amountChanged: true }, asked)).toBeNull()
    expect(judge({}, asked)).toBe('amount')
  })

  test('may state the platform part inside the interest', () => {
    const list = HONEST.list.map((each) => ({ ...each, service: '1.00' }))
    expect(judge({ list })).toBeNull()
  })

  test('may fall due on the last day of a shorter month', () => {
    expect(judge({ repaymentDay: 31, firstRepaymentDay: '2027-02-28' })).toBeNull()
  })
})

const more = (value: unknown, by: number) => (Number(value) + by).toFixed(2)
const first = HONEST.list[0]

const LIES: readonly [OfferFault, string, Partial<OfferContract>][] = [
  ['amount', 'ten times the amount', { amount: '120000.00' }],
  ['amount', 'ten times the amount, said to be changed', { amount: '120000.00', amountChanged: true }],
  ['amount', 'a cent less without a word', { amount: '11999.99' }],
  ['amount', 'a change that is none', { amountChanged: true }],
  ['amount', 'nothing', { amount: '0.00' }],
  ['choice', 'another period', { period: 6 }],
  ['choice', 'another card', { userBankInfoDTO: { userCardId: 'C2' } }],
  ['choice', 'a coupon that nobody selected', { usedCouponIds: [COUPON, 'CR9'] }],
  ['choice', 'another coupon', { chooseCoupon: { couponId: 'CR9' } }],
  ['rows', 'no rows', { list: [] }],
  ['rows', 'a row less', { list: HONEST.list.slice(1) }],
  ['rows', 'a principal that is more', row(3, { capital: more(first?.capital, 100) })],
  ['rows', 'a fee that is not in the sum', row(3, { handlingFee: '50.00' })],
  ['rows', 'a due that is more', row(3, { realTotal: more(first?.realTotal, 50) })],
  ['rows', 'a sum before the discount that is more', row(3, { total: more(first?.total, 50) })],
  ['payment', 'a lower monthly payment', { monthPay: more(HONEST.monthPay, -10) }],
  ['payment', 'a higher monthly payment', { monthPay: more(HONEST.monthPay, 0.02) }],
  [
    'payment',
    'a payment that its row does not have',
    { montyPayList: HONEST.montyPayList.map(() => '900.00') },
  ],
  ['payment', 'a payment less', { montyPayList: HONEST.montyPayList.slice(1) }],
  ['discount', 'a discount that is not in the rows', { couponAmount: more(HONEST.couponAmount, 0.01) }],
  ['statedRate', 'a lower rate', { afterApr: '0.1' }],
  ['statedRate', 'a higher rate', { afterApr: '0.35', beforeApr: '0.36' }],
  ['statedRate', 'a rate that cannot be read', { afterApr: 'x' }],
  ['statedRate', 'a rate struck through that is lower', { beforeApr: '0.01' }],
  ['rateCap', 'a stated rate above 36 %', { afterApr: '0.3602' }],
  ['dates', 'a first day in the past', { firstRepaymentDay: '2026-02-05' }],
  ['dates', 'a first day far ahead', { firstRepaymentDay: '2028-02-05' }],
  ['dates', 'a day that does not exist', { firstRepaymentDay: '2027-02-31' }],
  ['dates', 'another day of the month', { repaymentDay: 6 }],
  ['lender', 'nobody', { instName: '' }],
  ['lender', 'marks for a name', { instName: ' \u202e—' }],
]

describe('an offer that lies', () => {
  test('is honest without its lie', () => expect(judge({})).toBeNull())

  test.each(LIES)('is refused for its %s: %s', (fault, _what, change) => {
    expect(judge(change)).toBe(fault)
  })

  test('above 36 % is refused by the rate of its rows, whatever rate it states', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 36 }),
        fc.integer({ min: 2600, max: 9900 }),
        (loanPeriod, rate) => {
          const offer = offerOn({
            ...LOAN,
            loanPeriod,
            billDays: null,
            handFeeRate: 0,
            yearRate: rate / 10_000,
          })
          if (offer === null) return
          const fault = offerFault(readOffer({ ...offer, beforeApr: null }), askedFor(offer), NOW)
          expect(fault).toBe(rate > 3602 ? 'rateCap' : rate <= 3600 ? null : fault)
          const low = readOffer({ ...offer, afterApr: '0.1', beforeApr: null })
          expect(offerFault(low, askedFor(offer), NOW)).toBe(
            rate > 3602 ? 'rateCap' : rate <= 3600 ? 'statedRate' : fault,
          )
        },
      ),
    )
  })
})

test('every part that is wrong is named, the most important first', () => {
  const wrong = { amount: '11999.99', afterApr: '0.1', firstRepaymentDay: '2027-02-31', instName: '' }
  const faults = offerFaults(readOffer({ ...HONEST, ...wrong }), ASKED, NOW)
  // The rows repay 12,000.
  expect(faults).toEqual(['amount', 'rows', 'dates', 'lender'])
  const { amount: _, ...rest } = wrong
  expect(offerFaults(readOffer({ ...HONEST, ...rest }), ASKED, NOW)).toEqual([
    'statedRate',
    'dates',
    'lender',
  ])
  expect(offerFaults(readOffer({ ...HONEST, list: [] }), ASKED, NOW)).toEqual(['rows'])
})

describe('coupons that an offer leaves out', () => {
  const unused = (change: Partial<OfferContract>, asked = [COUPON, 'CM1']) =>
    unusedCoupons(readOffer({ ...HONEST, ...change }), asked)

  test('are named', () => {
    expect(unused({ usedCouponIds: [COUPON, 'CM1'] })).toEqual([])
    expect(unused({})).toEqual(['CM1'])
    expect(unused({ usedCouponIds: [] })).toEqual([COUPON, 'CM1'])
  })

  test('are judged by the discount where the lender lists none', () => {
    const nothing = { usedCouponIds: null, chooseCoupon: null }
    expect(unused(nothing)).toEqual([])
    expect(unused({ ...nothing, couponAmount: '0.00' })).toEqual([COUPON, 'CM1'])
    expect(unused({ ...nothing, couponAmount: null }, [])).toEqual([])
  })
})

describe('36 % a year', () => {
  test('is the real rate, so a fee counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 36 }), fc.integer({ min: 1, max: 600 }), (loanPeriod, fee) => {
        const terms = parseTerms({ amount: 50_000, loanPeriod, yearRate: '0.3', handFeeRate: fee / 10_000 })
        if (terms === null) throw new Error('no loan')
        const base = baseSchedule(terms)
        const rate = realAnnualRate(base)
        const isAbove = isAboveRateCap(duesAfter(base), base.terms.principal)
        if (Math.abs(rate - 0.36) > 0.0005) expect(isAbove).toBe(rate > 0.36)
      }),
    )
  })

  test.each([
    ['0.36', false],
    ['0.3605', true],
  ])('%s of a rate table: above %s', (irr, isAbove) => {
    const quoter = createQuoter({
      rateTable: readRateTable([{ minRange: 1, maxRange: 50_000, loanPeriod: 12, irr }]),
      periods: [12],
      coupons: [],
      scene: readCouponScene({ scene: 'main', customer: 'new', offeredPeriods: [12] }),
    })
    const [card] = quoter.quote({ amount: toCents(10_000), now: NOW })
    expect(card?.quote?.isAboveCap()).toBe(isAbove)
  })
})
