import { calculateSchedule, type ScheduleInput } from '@koo/pricing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { personas, RESULTS, type LoanView } from '../src/index.ts'
import { mountOf, Person, publishRequest, serial, START, stillSandbox } from './client.ts'

const old = personas[0]!

/** What @koo/pricing says about a loan in the ledger, from the rates and coupon it was made with. */
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
  const sandbox = stillSandbox()
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
    const sandbox = stillSandbox({ now: () => Date.UTC(2026, 11, 1, 2) })
    const person = await new Person(mountOf(sandbox)).signIn()
    expect(repaymentDay).toBe(8)
    const { terms } = await person.terms({ loanPeriod: 3 })
    expect(terms.firstRepaymentDay, 'the bill of 8 December is seven days away').toBe('2027-01-08')
  })

  it('keeps what was signed when the rates of a later quote differ', async () => {
    const sandbox = stillSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const agreed = await person.terms()
    const signNo = await person.sign(agreed)
    sandbox.changeClock({ advanceMs: 29 * 60_000 })
    await person.call('cash/publishV2', publishRequest(agreed, signNo, serial(1)))
    expect(sandbox.world().loans[0]?.rows.map((row) => row.wire)).toEqual(agreed.terms.list)
  })
})

describe('the limit', () => {
  it('falls by each loan and refuses the one that does not fit any more', async () => {
    const sandbox = stillSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    await person.call('cash/publishV2', await person.readyToPublish(serial(1), { amount: 45_000 }))
    expect(await person.call('cash/getAmount', {})).toMatchObject({
      loanAmount: 50_000,
      canUseLoanAmount: 5000,
    })
    const wanted = { ...(await person.terms({ amount: 5000 })).request, amount: 5001 }
    expect(await person.refusal('cash/preApproval', wanted)).toEqual([
      RESULTS.amountNotAllowed,
      '借款金额超出可借额度，请重新输入',
    ])
  })

  it('is checked again when publishing: a loan of another tab may have used it up', async () => {
    const sandbox = stillSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const here = await person.terms({ amount: 30_000 })
    const signed = await person.sign(here)
    await person.call('cash/publishV2', publishRequest(here, signed, serial(1)))
    expect((await person.refusal('cash/publishV2', publishRequest(here, signed, serial(2))))[0]).toBe(
      RESULTS.amountNotAllowed,
    )
    expect(sandbox.world().loanCount).toBe(1)
  })

  it('grows by raise coupons for one loan, which they cover above the limit', async () => {
    const sandbox = stillSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const above = { amount: 53_000, couponIds: ['CU1', 'CU2'] }
    await person.call('cash/publishV2', await person.readyToPublish(serial(1), above))
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 0 })
    expect(sandbox.world().loans[0]).toMatchObject({ amountCents: 5_300_000, couponCents: 0 })
  })

  it('loses its temporary part, the ending part and then all of it with time', async () => {
    const sandbox = stillSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const after = async (days: number): Promise<unknown> => {
      sandbox.changeClock({ freeze: START + days * 86_400_000 })
      const { token } = sandbox.signIn()
      person.token = token
      const { canUseLoanAmount, cashTempAvailAmount } = await person.call('cash/getAmount', {})
      return [canUseLoanAmount, cashTempAvailAmount]
    }
    expect(await after(14)).toEqual([50_000, 5000])
    expect(await after(16)).toEqual([45_000, null])
    expect(await after(41)).toEqual([37_000, null])
    expect(await after(366)).toEqual([0, null])
  })
})

describe('coupons', () => {
  it('are used by a loan, and refused in another tab by name', async () => {
    const sandbox = stillSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const loan = { amount: 10_000, couponIds: ['CR2'] }
    const agreed = await person.terms(loan)
    const signed = await person.sign(agreed)
    await person.call('cash/publishV2', publishRequest(agreed, signed, serial(1)))
    expect(await person.refusal('cash/publishV2', publishRequest(agreed, signed, serial(2)))).toEqual([
      RESULTS.couponUnusable,
      '优惠券“息费8.5折券”：该券已使用',
    ])
    expect((await person.refusal('cash/preApproval', agreed.request))[0]).toBe(RESULTS.couponUnusable)
  })

  it.each([
    ['CX1', '该券已使用'],
    ['CX2', '该券已过期'],
    ['CX3', '该券暂未生效'],
    ['CX4', '该券不适用于当前产品'],
    ['CX5', '当前借款不可使用该券'],
    ['CX6', '仅新客可用'],
    ['CX7', '仅3、6期可用'],
    ['CX8', '借款60000元及以上可用'],
    ['CX9', '借款1000元及以下可用'],
    ['CXA', '不符合使用条件'],
  ])('%s cannot be used: %s', async (couponId, reason) => {
    const person = await new Person(mountOf(stillSandbox())).signIn()
    const { request } = await person.terms()
    const [code, message] = await person.refusal('cash/preApproval', { ...request, couponIds: [couponId] })
    expect(code).toBe(RESULTS.couponUnusable)
    expect(message).toContain(reason)
  })

  it('of one kind go only one at a time, except raise coupons', async () => {
    const person = await new Person(mountOf(stillSandbox())).signIn()
    const { request } = await person.terms({ couponIds: ['CU1', 'CU2', 'CR1', 'CM1', 'CO1'] })
    for (const couponIds of [['CR1', 'CR2'], ['CM1', 'CM2'], ['CR1', 'CR1'], ['unknown']]) {
      expect((await person.refusal('cash/preApproval', { ...request, couponIds }))[0]).toBe(
        RESULTS.couponUnusable,
      )
    }
  })

  it('end with time', async () => {
    const sandbox = stillSandbox()
    const person = await new Person(mountOf(sandbox)).signIn()
    const { request } = await person.terms({ couponIds: ['CR1'] })
    sandbox.changeClock({ advanceMs: 13 * 86_400_000 })
    person.token = sandbox.signIn().token
    expect(await person.refusal('cash/preApproval', request)).toEqual([
      RESULTS.couponUnusable,
      '优惠券“首期免息券”：该券已过期',
    ])
  })
})
