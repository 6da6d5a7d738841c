import type { CashQueryResultPageContent } from '@koo/api-client/types'
import { beijingTime, calculateSchedule, exactCents, moneyCut } from '@koo/pricing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrivalOf, arrivalText, timeText } from './arrival.ts'
import { factsOf } from './loanFacts.ts'
import { calendarOf, pictureOf } from './receipt.ts'

const MINUTE = 60_000
/** 2026-03-02 10:00:04 in Beijing */
const DECIDED = beijingTime(2026, 2, 2) + 10 * 60 * MINUTE + 4_000

/** Any offer of the lender, as the reply of the result page has it. */
const loans = fc
  .record({
    amount: fc.integer({ min: 50_000, max: 20_000_000 }).map((cents) => (cents / 100).toFixed(2)),
    loanPeriod: fc.constantFrom(1, 3, 6, 9, 12, 24, 36),
    yearRate: fc.integer({ min: 1, max: 2_400 }).map((rate) => rate / 10_000),
    day: fc.integer({ min: 1, max: 31 }),
    month: fc.integer({ min: 1, max: 12 }),
  })
  .map(({ amount, loanPeriod, yearRate, day, month }): CashQueryResultPageContent => {
    const schedule = calculateSchedule({ amount, loanPeriod, yearRate })
    const last = new Date(Date.UTC(2026, month, 0)).getUTCDate()
    return {
      loanId: 'L1',
      listingId: 'P1',
      serialNumber: '3f2b8c1e-5d4a-4f6b-9c7d-1e2f3a4b5c6d',
      amount,
      loanPeriod,
      monthPay: schedule!.monthPay,
      firstRepaymentDay: `2026-${String(month).padStart(2, '0')}-${String(Math.min(day, last)).padStart(2, '0')}`,
      paymentDay: String(day),
      bankName: '招商银行',
      cardNo: '621700******5670',
      afterApr: yearRate,
      montyPayList: [...schedule!.montyPayList],
    }
  })

/** The cents of a text such as ¥1,115.09. */
const centsIn = (text: string | undefined) =>
  Math.round(Number(/¥?([\d,]+\.\d\d)$/.exec(text ?? '')?.[1]?.replaceAll(',', '')) * 100)
const lineOf = (loan: CashQueryResultPageContent, label: string) =>
  pictureOf(loan, DECIDED).lines.find((line) => line.label === label)?.value

describe('what a customer keeps of a loan', () => {
  it('has the figures of the schedule and of the reply, to the cent', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const dues = loan.montyPayList.map((due) => exactCents(due))
        const kept = calendarOf(loan)!.days
        expect(kept.map(({ amount }) => centsIn(amount))).toEqual(dues)
        expect(kept.map(({ period }) => period)).toEqual(dues.map((_, at) => at + 1))
        const { amount } = pictureOf(loan, DECIDED)
        expect(centsIn(amount)).toBe(exactCents(loan.amount))
        expect(centsIn(lineOf(loan, '首次还款'))).toBe(dues[0])
        // The page itself cuts its amounts (result.13).
        const onPage = factsOf(loan, DECIDED).find(({ label }) => label === '首次还款')?.value
        expect(onPage).toContain(`¥${moneyCut(dues[0]!)}`)
      }),
      { numRuns: 80 },
    )
  })

  it('has one day in each month: the repayment day, or the last of a shorter month', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const days = calendarOf(loan)!.days.map(({ day }) => day.split('-').map(Number))
        const months = days.map(([year = 0, month = 0]) => year * 12 + month)
        expect(months).toEqual(months.map((_, at) => months[0]! + at))
        for (const [year = 0, month = 0, day] of days) {
          const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
          expect(day).toBe(Math.min(Number(loan.paymentDay), last))
        }
      }),
      { numRuns: 80 },
    )
  })

  const [loan] = fc.sample(loans, { numRuns: 1, seed: 7 }) as [CashQueryResultPageContent]

  it('has no more of the card than its last four digits, whatever the reply says', () => {
    const whole = JSON.stringify(pictureOf({ ...loan, cardNo: '6217001234565670' }, DECIDED))
    expect(whole).toContain('招商银行 储蓄卡 5670')
    expect(whole).not.toContain('62170012')
  })

  it('leaves out what the reply does not have', () => {
    const { serialNumber: _none, ...bare } = loan
    const labels = pictureOf({ ...bare, montyPayList: [] }, null).lines.map(({ label }) => label)
    expect(labels).toEqual(['收款账户', '借款期数', '年利率（单利）'])
    expect(calendarOf({ ...loan, montyPayList: loan.montyPayList.slice(1) })).toBeNull()
    expect(calendarOf({ ...loan, firstRepaymentDay: '待定' })).toBeNull()
  })

  it('names both lenders of a mixed loan with their parts, to the cent', () => {
    const mixed = { ...loan, amount: '30000.50', mixLoanAmount: '10000.25' }
    const parts = pictureOf(mixed, null).lines.filter(({ value }) => value.startsWith('¥'))
    expect(parts.map(({ value }) => value)).toEqual(['¥20,000.25', '¥10,000.25'])
  })
})

describe('when the money of a loan is expected', () => {
  it.each([
    ['10:00:04', DECIDED, '10:21'],
    ['10:00:00', DECIDED - 4_000, '10:20'],
    ['23:50:00', DECIDED + 14 * 60 * MINUTE - 4_000 - 10 * MINUTE, '3月3日00:10'],
  ])('is 20 minutes after the review has passed at %s, to the minute', (_, decidedAt, text) => {
    const arrival = arrivalOf(decidedAt)!
    expect(timeText(arrival, decidedAt)).toBe(text)
    expect(arrivalText(arrival, null, decidedAt)).toBe(`预计${text}前到账，可离开本页`)
  })

  it('has no time where the server did not say when it passed', () => {
    expect(arrivalOf(null)).toBeNull()
    expect(arrivalText(null, null, DECIDED)).toBe('预计20分钟内到账，可离开本页')
  })

  it('is not promised any more once it has passed', () => {
    const arrival = arrivalOf(DECIDED)!
    expect(arrivalText(arrival, null, arrival - 1)).toContain('10:21')
    expect(arrivalText(arrival, null, arrival)).toBe('预计到账的时间已过，请以银行的入账通知为准')
  })

  it('is said in the words of the server where it has some', () => {
    expect(arrivalText(arrivalOf(DECIDED), '预计03-02 10:20前到账', DECIDED)).toBe('预计03-02 10:20前到账')
  })
})
