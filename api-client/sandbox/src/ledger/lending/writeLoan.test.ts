import { calculateSchedule, type ScheduleInput } from '@koo/pricing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { personas, RESULTS, type LoanView } from '../../index.ts'
import { mountOf, Person, publishRequest, serial, frozenSandbox } from '../../testing/client.ts'

const old = personas[0]!

/** Computes a loan of the ledger with @koo/pricing, from its rates and coupon. */
function priced(
  loan: LoanView,
  coupon: Partial<ScheduleInput> = {},
): NonNullable<ReturnType<typeof calculateSchedule>> {
  const schedule = calculateSchedule({
    amount: loan.amount,
    loanPeriod: loan.loanPeriod,
    yearRate: loan.rates.irr,
    handFeeRate: loan.rates.handFeeRate,
    instBaseYearRate: loan.rates.instBaseYearRate,
    billDays: loan.billDays,
    ...coupon,
  })
  if (schedule === null) throw new Error('nothing was priced')
  return schedule
}

async function published(wanted: Parameters<Person['terms']>[0]): Promise<{ loan: LoanView; terms: object }> {
  const sandbox = frozenSandbox()
  const person = await new Person(mountOf(sandbox)).signIn()
  const agreed = await person.terms(wanted)
  await person.call('cash/publishV2', publishRequest(agreed, await person.sign(agreed), serial(1)))
  return { loan: sandbox.world().loans[0]!, terms: agreed.terms }
}

describe('the ledger', () => {
  it('holds the schedule of @koo/pricing to the cent, for any amount and period', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 500, max: 50_000 }),
        fc.constantFrom(...old.loan.periods.map((offer) => offer.loanPeriod)),
        async (amount, loanPeriod) => {
          const { loan } = await published({ amount, loanPeriod })
          const { list, monthPay, montyPayList } = priced(loan)
          expect(loan.rows.map((row) => row.wire)).toEqual(list)
          expect(loan.monthPay).toBe(monthPay)
          expect(loan.rows.map((row) => row.wire.realTotal)).toEqual(montyPayList)
        },
      ),
      { numRuns: 60, seed: 1 },
    )
  })

  it('holds the discount of the coupon it was published with', async () => {
    const { loan, terms } = await published({ amount: 20_000, couponIds: ['CR3'] })
    const schedule = priced(loan, {
      couponType: 3,
      couponDiscountRate: 60,
      deductType: 3,
      couponUpperLimit: 500,
    })
    expect(loan.rows.map((row) => row.wire)).toEqual(schedule.list)
    expect(loan.totals.wire.couponValue).toBe(schedule.totalcouponamount)
    expect(terms).toMatchObject({ couponAmount: schedule.totalcouponamount, monthPay: schedule.monthPay })
  })

  it('takes a member right off on top of the coupon, and never more than interest and fee', async () => {
    const { loan } = await published({ amount: 20_000, couponIds: ['CR1', 'CM1'] })
    expect(loan.couponCents).toBeGreaterThan(0)
    expect(loan.rightCents).toBeGreaterThan(0)
    expect(loan.totals.cents.couponValue).toBe(loan.couponCents + loan.rightCents)
    for (const { cents } of loan.rows)
      expect(cents.couponValue).toBeLessThanOrEqual(cents.interest + cents.handlingFee)
  })

  it('adds up: capital to the amount, each row across, totals down', async () => {
    const { loan } = await published({ amount: 12_345, loanPeriod: 24, couponIds: ['CR2', 'CM2'] })
    expect(loan.totals.cents.capital).toBe(loan.amountCents)
    for (const { cents } of loan.rows) {
      expect(cents.payMonth).toBe(cents.capital + cents.interest + cents.service)
      expect(cents.total).toBe(cents.payMonth + cents.handlingFee)
      expect(cents.realTotal).toBe(cents.total - cents.couponValue)
    }
    expect(loan.totals.cents.realTotal).toBe(loan.rows.reduce((sum, row) => sum + row.cents.realTotal, 0))
    expect(loan.totals.wire.realTotal).toBe((loan.totals.cents.realTotal / 100).toFixed(2))
  })

  it('names the due days: the repayment day of each month', async () => {
    const { loan } = await published({ loanPeriod: 3 })
    expect(loan.rows.map((row) => row.dueDay)).toEqual(['2026-12-08', '2027-01-08', '2027-02-08'])
    expect(loan.firstRepaymentDay).toBe('2026-12-08')
  })

  it('moves a repayment day to the end of a shorter month, and a bill too near to the next one', async () => {
    const { repaymentDay } = old
    const sandbox = frozenSandbox({ now: () => Date.UTC(2026, 11, 1, 2) })
    const person = await new Person(mountOf(sandbox)).signIn()
    expect(repaymentDay).toBe(8)
    const { terms } = await person.terms({ loanPeriod: 3 })
    expect(terms.firstRepaymentDay, 'the bill of 8 December is seven days away').toBe('2027-01-08')
  })

  it('ends a month early where the repayment day does not exist', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn('long-names')
    await person.call('cash/publishV2', await person.readyToPublish(serial(1), { loanPeriod: 3 }))
    expect(sandbox.world().loans[0]?.rows.map((row) => row.dueDay)).toEqual([
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
    ])
  })

  it.each([
    ['amount', { amount: '10000.01' }],
    ['period', { loanPeriod: 6 }],
    ['card', { userCardId: 'C2' }],
    ['purpose', { loanUseCode: '10002' }],
    ['second purpose', { subLoanUseCode: '1000102' }],
    ['coupons', { couponIds: [] }],
    ['terms', { termsNo: 'T' }],
  ])('refuses a loan whose %s differs from what was signed', async (_, change) => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const request = await person.readyToPublish(serial(1), { couponIds: ['CR2'] })
    expect(await person.refusal('cash/publishV2', { ...request, ...change })).toEqual([
      RESULTS.ratesFailed,
      '查询费率异常，请重新进入发标页',
    ])
    await person.call('cash/publishV2', { ...request, amount: 10_000 })
    expect(sandbox.world().loanCount).toBe(1)
  })

  it('keeps what was signed when the rates of a later quote differ', async () => {
    const sandbox = frozenSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const agreed = await person.terms()
    const signNo = await person.sign(agreed)
    sandbox.changeClock({ advanceMs: 29 * 60_000 })
    await person.call('cash/publishV2', publishRequest(agreed, signNo, serial(1)))
    expect(sandbox.world().loans[0]?.rows.map((row) => row.wire)).toEqual(agreed.terms.list)
  })
})
