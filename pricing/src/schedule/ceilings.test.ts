import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type Ceiling,
  type OfferCeiling,
  type PlannedOrder,
  type ScheduleInput,
  PeriodQuote,
  asCents,
  baseSchedule,
  calculateSchedule,
  ceilingFor,
  earlySettlement,
  isAbove24,
  isAboveRateCap,
  offerFaults,
  percentText,
  planFault,
  readCeilings,
  readOffer,
  referenceRate,
  struckThroughRate,
  sumCents,
  toCents,
  RATE_CLASS,
} from '../index.ts'
import { termsOf } from '../../test/support.ts'

const BEFORE = Date.parse('2026-07-31T15:59:59.999Z')
/** Midnight of 1 August in Beijing. */
const FROM = Date.parse('2026-07-31T16:00:00Z')

const row = (more: object = {}) => ({ percent: 24, from: '2026-08-01', ...more })
const rateOf = (rows: unknown, asked: Partial<Parameters<typeof ceilingFor>[0]> = {}) =>
  ceilingFor({ day: FROM, ...asked }, readCeilings(rows)).rate

describe('the ceiling of a day', () => {
  test('is 36 % where configuration names no other', () => {
    for (const method of ['irr', 'sum'] as const) {
      expect(ceilingFor({ day: FROM, method, lenderKind: 'bank' })).toMatchObject({ rate: 0.36, from: null })
    }
  })

  test.each([
    ['the last moment of the day before', '2026-07-31T15:59:59.999Z', 0.36],
    ['midnight in Beijing', '2026-07-31T16:00:00Z', 0.24],
    ['midnight in London', '2026-08-01T00:00:00Z', 0.24],
    ['the day after', '2026-08-02T00:00:00Z', 0.24],
  ])('changes at midnight in Beijing: %s', (_, time, rate) => {
    expect(rateOf([row()], { day: Date.parse(time) })).toBe(rate)
  })

  test.each([
    ['2028-02-28T15:59:59Z', 0.36],
    ['2028-02-28T16:00:00Z', 0.24],
    ['2028-02-29T15:59:59Z', 0.24],
    ['2028-02-29T16:00:00Z', 0.2],
  ])('changes on a leap day and on the day after it: %s', (time, rate) => {
    const rows = [row({ from: '2028-02-29' }), row({ from: '2028-03-01', percent: 20 })]
    expect(rateOf(rows, { day: Date.parse(time) })).toBe(rate)
  })

  describe('on a device in another zone', () => {
    afterEach(() => vi.unstubAllEnvs())

    test.each([
      ['America/Los_Angeles', 420],
      ['Pacific/Kiritimati', -840],
    ])('%s', (zone, offset) => {
      vi.stubEnv('TZ', zone)
      expect(new Date(FROM).getTimezoneOffset()).toBe(offset)
      expect([BEFORE, FROM].map((day) => rateOf([row()], { day }))).toEqual([0.36, 0.24])
    })
  })

  test('is that of the kind of lender, else that of every kind', () => {
    const rows = [row({ percent: 30 }), row({ lenderKind: 'bank', percent: 20 })]
    expect(rateOf(rows, { lenderKind: 'bank' })).toBe(0.2)
    expect(rateOf(rows, { lenderKind: 'microLoan' })).toBe(0.3)
    expect(rateOf(rows)).toBe(0.3)
    expect(rateOf(rows, { lenderKind: 'bank', day: BEFORE })).toBe(0.36)
  })

  test('is that of the method, else that of both', () => {
    const rows = [row(), row({ method: 'sum', percent: 30 })]
    expect(rateOf(rows, { method: 'irr' })).toBe(0.24)
    expect(rateOf(rows, { method: 'sum' })).toBe(0.3)
    expect(rateOf([row({ method: 'sum' })], { method: 'irr' })).toBe(0.36)
  })

  test('is the latest that holds, in whatever order, and the lower of two of one day', () => {
    const rows = [row({ from: '2027-01-01', percent: 20 }), row(), row({ from: '2026-01-01', percent: 30 })]
    expect(rateOf(rows)).toBe(0.24)
    expect(rateOf(rows.toReversed())).toBe(0.24)
    expect(rateOf(rows, { day: Date.parse('2027-06-01') })).toBe(0.2)
    const two = [row({ percent: 25 }), row(), row({ percent: 26 })]
    expect([rateOf(two), rateOf(two.toReversed())]).toEqual([0.24, 0.24])
  })

  test('says what it stands on', () => {
    const [read] = readCeilings([row({ source: '监管要求', lenderKind: ' bank ', method: 'irr' })])
    expect(read).toEqual({ lenderKind: 'bank', method: 'irr', rate: 0.24, from: FROM, source: '监管要求' })
    expect(ceilingFor({ day: FROM }).source).toBe('任何借款的年化成本不超过36%')
  })
})

describe('a row that is wrong', () => {
  test.each<[string, unknown]>([
    ['is above 36 %', row({ percent: 36.01 })],
    ['has a fraction for a percent', row({ percent: 0.24 })],
    ['has no rate', row({ percent: undefined })],
    ['has a percent for a rate', row({ percent: undefined, rate: 24 })],
    ['has a rate below 1 %', row({ percent: undefined, rate: 0.0024 })],
    ['has a rate above 36 %', row({ percent: undefined, rate: 0.361 })],
    ['has a rate and a percent', row({ rate: 0.24 })],
    ['has a percent of text', row({ percent: 'x' })],
    ['has a percent below nothing', row({ percent: -24 })],
    ['has no day', row({ from: undefined })],
    ['has a day that does not exist', row({ from: '2026-02-29' })],
    ['has a day in another form', row({ from: '2026-8-1' })],
    ['has a time for a day', row({ from: FROM })],
    ['has a kind that is no text', row({ lenderKind: 7 })],
    ['has an empty kind', row({ lenderKind: ' ' })],
    ['has another method', row({ method: 'apr' })],
    ['has a source that is no text', row({ source: 7 })],
    ['is no row', 24],
    ['is nothing', null],
  ])('because it %s is left out', (_, wrong) => {
    expect(readCeilings([wrong])).toEqual([])
    expect(rateOf([wrong, row({ percent: 30 })])).toBe(0.3)
  })

  test.each([null, undefined, 7, 'x', {}, { percent: 24 }])('is no list: %s', (configured) => {
    expect(rateOf(configured)).toBe(0.36)
  })

  test('never loosens, not even when it is made by hand', () => {
    const rows = [0.5, 0, -1, Number.NaN].map((rate): Ceiling => ({
      lenderKind: null,
      method: null,
      rate,
      from: FROM,
      source: '',
    }))
    expect(ceilingFor({ day: FROM }, rows).rate).toBe(0.36)
    expect(ceilingFor({ day: FROM }, [{ ...(rows[0] as Ceiling), rate: 0.24, from: Number.NaN }]).rate).toBe(
      0.36,
    )
  })

  test('a percent or a rate keeps its digits', () => {
    expect(rateOf([row({ percent: undefined, rate: '0.2399' })])).toBe(0.2399)
    expect(rateOf([row({ percent: '23.99' })])).toBe(0.2399)
    expect(rateOf([row({ percent: 28.29 })])).toBe(0.2829)
    expect(rateOf([row({ percent: 36 })])).toBe(0.36)
  })
})

const LOAN: ScheduleInput = { amount: 10_000, loanPeriod: 12 }

/** An offer of this rate, made on a day of July or August. */
function faultsOf(raw: ScheduleInput, day: number, ceiling?: OfferCeiling) {
  const schedule = calculateSchedule(raw)
  const base = baseSchedule(termsOf(raw))
  const offer = readOffer({
    amount: 10_000,
    period: 12,
    monthPay: schedule?.monthPay ?? '',
    repaymentDay: 5,
    firstRepaymentDay: '2026-09-05',
    afterApr: new PeriodQuote(base, null, null).aprAfter,
    instName: '示例消费金融有限公司',
    montyPayList: schedule?.montyPayList ?? [],
    list: schedule?.list ?? [],
    userBankInfoDTO: { userCardId: 'C1' },
  })
  return offerFaults(
    offer,
    { amount: toCents(10_000), periods: 12, cardId: 'C1', couponIds: [] },
    day,
    ceiling,
  )
}

describe('an offer above the ceiling of its day', () => {
  const rows = readCeilings([row(), row({ lenderKind: 'bank', percent: 20 })])

  test.each([
    ['0.24', BEFORE, []],
    ['0.24', FROM, []],
    ['0.2401', BEFORE, []],
    ['0.2401', FROM, ['rateCap']],
    ['0.36', BEFORE, []],
    ['0.3601', BEFORE, ['rateCap']],
  ])('%s at %i: %j', (yearRate, day, faults) => {
    expect(faultsOf({ ...LOAN, yearRate }, day, { rows })).toEqual(faults)
  })

  test('is judged by the kind of its lender', () => {
    expect(faultsOf({ ...LOAN, yearRate: '0.22' }, FROM, { rows, lenderKind: 'bank' })).toEqual(['rateCap'])
    expect(faultsOf({ ...LOAN, yearRate: '0.22' }, FROM, { rows, lenderKind: 'trust' })).toEqual([])
  })

  test('without rows 36 % holds', () => {
    expect(faultsOf({ ...LOAN, yearRate: '0.36' }, FROM)).toEqual([])
    expect(faultsOf({ ...LOAN, yearRate: '0.3601' }, FROM)).toEqual(['rateCap'])
  })

  test('a fee counts', () => {
    const raw = { ...LOAN, yearRate: '0.12', handFeeRate: '0.08' }
    expect(faultsOf(raw, BEFORE, { rows })).toEqual([])
    expect(faultsOf(raw, FROM, { rows })).toEqual(['rateCap'])
  })

  test('by the other method only where it is stated so, or where a row is for it', () => {
    // One internal rate of 22.53 %, and a sum of 22.71 %.
    const raw = { ...LOAN, yearRate: '0.12', handFeeRate: '0.06' }
    const both = readCeilings([row({ percent: 22.6 })])
    expect(faultsOf(raw, FROM, { rows: both })).toEqual([])
    expect(faultsOf(raw, FROM, { rows: both, method: 'sum' })).toEqual(['rateCap'])
    expect(faultsOf(raw, FROM, { rows: readCeilings([row({ percent: 22.6, method: 'sum' })]) })).toEqual([
      'rateCap',
    ])
    expect(faultsOf(raw, FROM, { rows: readCeilings([row({ percent: 22.71, method: 'sum' })]) })).toEqual([])
    expect(faultsOf(raw, FROM, { rows: readCeilings([row({ percent: 22.7, method: 'sum' })]) })).toEqual([
      'rateCap',
    ])
  })
})

describe('everything that a ceiling decides takes its own', () => {
  const base = (yearRate: string) => baseSchedule(termsOf({ ...LOAN, yearRate }))

  test('a card of the loan page', () => {
    const quote = new PeriodQuote(base('0.2401'), null, null)
    expect([quote.isAboveCap(), quote.isAboveCap(0.24), quote.isAboveCap(0.2401)]).toEqual([
      false,
      true,
      false,
    ])
    const dues = quote.duesAfterDiscount
    expect([
      isAboveRateCap(dues, asCents(1_000_000)),
      isAboveRateCap(dues, asCents(1_000_000), 1, 0.24),
    ]).toEqual([false, true])
  })

  test('a plan of instalments', () => {
    const plan = { periods: 12, payment: asCents(94_800), fee: asCents(137_600), total: asCents(1_137_600) }
    const order: PlannedOrder = { amount: asCents(1_000_000), isPartial: false }
    expect([planFault(plan, order), planFault(plan, order, 0.24)]).toEqual([null, 'rateCap'])
  })

  test('the fee of an early settlement', () => {
    const request = { period: 1, penaltyPeriods: 6, variant: 'segment' } as const
    const feeOf = (ceiling?: number) => {
      const settled = earlySettlement(base('0.24'), null, { ...request, ...(ceiling && { ceiling }) })
      return settled?.isAllowed === true ? settled.fee : null
    }
    // A month at 24 % costs 200 yuan. 3 % of the rest are 277.62, of which 36 % a year leave 100, 30 % leave 50 and 24 % none.
    expect([feeOf(), feeOf(0.36), feeOf(0.3), feeOf(0.24), feeOf(0.12)]).toEqual([10_000, 10_000, 5000, 0, 0])
    const short = baseSchedule(termsOf({ ...LOAN, yearRate: '0.24', billDays: 15 * 86_400_000 }))
    expect(earlySettlement(short, null, { ...request, ceiling: 0.3 })).toMatchObject({ fee: 2500 })
  })

  test('a rate that is struck through', () => {
    expect([struckThroughRate('0.18', '0.5'), struckThroughRate('0.18', '0.5', null, 0.24)]).toEqual([
      0.36, 0.24,
    ])
    const reference = (more: object) =>
      referenceRate({ current: '0.18', discount: '0.85', before: '0.4', ...more })
    expect([reference({})?.rate, reference({ ceiling: 0.24 })?.rate]).toEqual(['36.00%', '24.00%'])
    expect(reference({ ceiling: 0.24, capPercent: 30 })?.rate).toBe('24.00%')
    expect(reference({ ceiling: 0.24, capPercent: 20 })?.rate).toBe('20.00%')
  })

  test('the class above 24 %', () => {
    expect(RATE_CLASS.rate).toBe(0.24)
    expect(['0.23999', '0.2399901', '0.24', '0.2401'].map(isAbove24)).toEqual([false, true, true, true])
  })
})

test('36.00 % is shown for a loan that is just allowed', () => {
  const quote = new PeriodQuote(baseSchedule(termsOf({ ...LOAN, yearRate: '0.36' })), null, null)
  expect([percentText(quote.aprAfter), quote.isAboveCap()]).toEqual(['36.00%', false])
  expect(sumCents(quote.duesAfterDiscount)).toBe(quote.totalDue)
})
