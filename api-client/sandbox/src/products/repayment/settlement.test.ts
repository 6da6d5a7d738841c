import {
  asCents,
  baseSchedule,
  duesAfter,
  earlySettlement,
  firstPeriodDays,
  parseTerms,
  sumCents,
} from '@koo/pricing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RESULTS, type Sandbox, type WorldView } from '../../index.ts'
import { serial, type Person } from '../../testing/client.ts'
import { BACK, cents, DAY, openBills, pay, personOf, press, total } from './testing/steps.ts'

type LoanView = WorldView['loans'][number]

/** Computes the early settlement of a loan at a bill with the pricing package. */
function priced(loan: LoanView, period: number, variant: 'segment' | 'none', penaltyPeriods: number) {
  const terms = parseTerms({
    amount: loan.amount,
    loanPeriod: loan.loanPeriod,
    yearRate: loan.rates.irr,
    handFeeRate: loan.rates.handFeeRate,
    instBaseYearRate: loan.rates.instBaseYearRate,
    billDays: loan.billDays,
  })
  if (terms === null) throw new Error('nothing was priced')
  const base = baseSchedule(terms)
  const perPeriod = loan.rows.map((row) => asCents(row.cents.couponValue))
  const discounts = { perPeriod, total: sumCents(perPeriod) }
  expect(duesAfter(base, discounts), 'the rows of the ledger').toEqual(
    loan.rows.map((row) => row.cents.realTotal),
  )
  return earlySettlement(base, discounts, { period, variant, penaltyPeriods })
}

const settlementOf = (person: Person, loanId: string) =>
  person.call('repayment/queryEarlyRepayAmount', { loanId })

const firstLoan = (world: WorldView): LoanView => {
  const [loan] = world.loans
  if (!loan) throw new Error('no loan')
  return loan
}

/** Milliseconds until the day ends in Beijing. */
const beforeMidnight = (sandbox: Sandbox): number =>
  Date.parse('2026-11-21T00:00:00+08:00') - sandbox.world().now

describe('early settlement', () => {
  it('costs what the pricing package says: the running month whole, the capital after it, no charge', async () => {
    const { sandbox, person } = await personOf('running-loan')
    const loan = firstLoan(sandbox.world())
    const figures = await settlementOf(person, loan.loanId)
    const expected = priced(loan, 5, 'none', 0)
    expect(expected).toMatchObject({ isAllowed: true, fee: 0 })
    expect(cents(figures.amount)).toBe(expected?.isAllowed && expected.payoff)
    expect(cents(figures.amount)).toBe(cents(figures.capital) + cents(figures.interest) + cents(figures.fee))
    expect(cents(figures.capital)).toBe(loan.rows.slice(4).reduce((sum, row) => sum + row.cents.capital, 0))
    expect(figures).toMatchObject({
      validUntil: '2026-11-20 23:59:59',
      billId: `${loan.loanId}_20261120_${cents(figures.amount)}_early`,
    })
  })

  it('of the special asset costs up to 3 % of the rest in the first periods and nothing after them', async () => {
    const { sandbox, person, later } = await personOf('special-asset')
    const loan = firstLoan(sandbox.world())
    const figures = await settlementOf(person, loan.loanId)
    const expected = priced(loan, 3, 'segment', 6)
    expect(expected?.isAllowed && expected.fee).toBeGreaterThan(0)
    expect(cents(figures.fee)).toBe(expected?.isAllowed && expected.fee)
    expect(cents(figures.amount)).toBe(expected?.isAllowed && expected.payoff)
    const rest = loan.rows.slice(3).reduce((sum, row) => sum + row.cents.capital, 0)
    expect(cents(figures.fee)).toBeLessThanOrEqual(Math.round(rest * 0.03))
    for (let period = 3; period <= 6; period += 1) await pay(person, await openBills(person), 'success')
    await later(4 * 31 * DAY)
    expect(await settlementOf(person, loan.loanId)).toMatchObject({ fee: '0.00' })
  })

  it('never costs more than 36 % a year, whenever it is done', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 24 }),
        fc.integer({ min: 10, max: 45 }),
        async (nextPeriod, thousands) => {
          const { sandbox, person } = await personOf('old-customer', {
            repayment: {
              loans: [
                { amount: thousands * 1000, period: 24, nextPeriod, nextDueInDays: 7, paid: nextPeriod - 1 },
              ],
            },
          })
          const loan = firstLoan(sandbox.world())
          const figures = await settlementOf(person, loan.loanId)
          // The amount that the customer owes when the whole loan costs 3 % a month, with the short first one by days.
          const days = firstPeriodDays(loan.billDays)
          let owed = loan.amountCents * (days === null ? 1.03 : 1 + (0.36 * days) / 360)
          for (const { cents: row } of loan.rows.slice(0, nextPeriod - 1))
            owed = (owed - row.realTotal) * 1.03
          expect(cents(figures.amount)).toBeLessThanOrEqual(Math.floor(owed + 1e-6))
          const charge = priced(loan, nextPeriod, 'segment', 6)
          expect(cents(figures.fee)).toBe(charge?.isAllowed && charge.fee)
        },
      ),
      { numRuns: 25, seed: 11 },
    )
  })

  it('is refused in the first six months of a lender that locks them, and possible after', async () => {
    const { sandbox, person } = await personOf('locked-settlement')
    const { loanId } = firstLoan(sandbox.world())
    expect(await person.refusal('repayment/queryEarlyRepayAmount', { loanId })).toEqual([
      RESULTS.settlementRefused,
      '前6期暂不支持提前结清，请按期还款',
    ])
    const early = { billIds: [`${loanId}_early`], callBackUrl: BACK }
    expect((await person.refusal('repayment/getCashierUrl', early))[0]).toBe(RESULTS.settlementRefused)
    await pay(person, await openBills(person), 'success')
    await pay(person, await openBills(person), 'success')
    expect(cents((await settlementOf(person, loanId)).amount)).toBeGreaterThan(0)
  })

  it('includes bills that are overdue and what is left of a bill paid in part', async () => {
    const { sandbox, person } = await personOf('long-overdue')
    const loan = firstLoan(sandbox.world())
    const before = await settlementOf(person, loan.loanId)
    const rows = loan.rows
    const overdue = rows.slice(3, 6).reduce((sum, row) => sum + row.cents.realTotal, 0)
    const expected = priced(loan, 7, 'none', 0)
    expect(cents(before.amount)).toBe(overdue + (expected?.isAllowed ? expected.payoff : 0))
    const [oldest = ''] = await openBills(person)
    await pay(person, [oldest], 'partial')
    const half = Math.ceil((rows[3]?.cents.realTotal ?? 0) / 2)
    const after = await settlementOf(person, loan.loanId)
    expect(cents(after.amount)).toBe(cents(before.amount) - half)
    expect(cents(after.amount)).toBe(cents(after.capital) + cents(after.interest) + cents(after.fee))
  })

  it('is of nothing but overdue bills when the last month is over', async () => {
    const { sandbox, person, later } = await personOf('running-loan')
    await later(300 * DAY)
    const loan = firstLoan(sandbox.world())
    const owed = loan.rows.slice(4).reduce((sum, row) => sum + row.cents.realTotal, 0)
    expect(cents((await settlementOf(person, loan.loanId)).amount)).toBe(owed)
  })

  it('pays everything off: plan, bills, limit, and the money that was taken', async () => {
    const { sandbox, person } = await personOf('special-asset')
    const { loanId } = firstLoan(sandbox.world())
    const figures = await settlementOf(person, loanId)
    const before = await person.call('repayment/queryPlan', { loanId })
    const repayNo = await pay(person, [String(figures.billId)], 'success')
    expect(await person.call('repayment/queryStatus', { repayNo })).toMatchObject({
      status: 'paid',
      amount: figures.amount,
    })
    const plan = await person.call('repayment/queryPlan', { loanId })
    expect(new Set(plan.map((row) => row.status))).toEqual(new Set(['paid']))
    expect(plan.map((row) => row.paidAmount)).toEqual(plan.map((row) => row.amount))
    const paidBefore = total(before, (row) => row.paidAmount)
    expect(total(plan, (row) => row.paidAmount)).toBe(paidBefore + cents(figures.amount))
    for (const row of plan.slice(3)) {
      expect(row).toMatchObject({ interest: '0.00', fee: '0.00', amount: row.capital })
    }
    expect(cents(plan[2]?.fee)).toBe(cents(before[2]?.fee) + cents(figures.fee))
    expect(await openBills(person)).toEqual([])
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 50_000 })
    expect(await person.refusal('repayment/queryEarlyRepayAmount', { loanId })).toEqual([
      RESULTS.settlementRefused,
      '该笔借款已结清',
    ])
  })

  it('requested before midnight is valid when the money arrives after it', async () => {
    const { sandbox, person, later } = await personOf('bill-today')
    const { loanId } = firstLoan(sandbox.world())
    await later(14 * 3_600_000 - 10_000)
    const { amount, billId } = await settlementOf(person, loanId)
    const repayNo = await pay(person, [String(billId)], 'processing')
    await later(60_000)
    expect(await person.call('repayment/queryStatus', { repayNo })).toMatchObject({ status: 'paid', amount })
  })

  it('is not paid at a cashier whose figure is of yesterday', async () => {
    const { sandbox, person, later } = await personOf('bill-today')
    const { loanId } = firstLoan(sandbox.world())
    await later(14 * 3_600_000 - 10_000)
    const { billId } = await settlementOf(person, loanId)
    const { url, repayNo } = await person.call('repayment/getCashierUrl', {
      billIds: [String(billId)],
      callBackUrl: BACK,
    })
    await later(60_000)
    await press(person, url, 'success')
    expect(await person.call('repayment/queryStatus', { repayNo: repayNo ?? '' })).toMatchObject({
      status: 'closed',
      reason: '账单已变化，请重新发起还款',
    })
  })

  it('is refunded completely when a bill of the loan was paid meanwhile', async () => {
    const { sandbox, person, later } = await personOf('running-loan')
    const { loanId } = firstLoan(sandbox.world())
    const { amount, billId } = await settlementOf(person, loanId)
    const open = { billIds: await openBills(person), callBackUrl: BACK }
    const { url } = await person.call('repayment/getCashierUrl', open)
    const repayNo = await pay(person, [String(billId)], 'processing')
    await press(person, url, 'success')
    await later(60_000)
    expect(await person.call('repayment/queryStatus', { repayNo })).toMatchObject({ status: 'failed' })
    expect(await person.call('repayment/queryRefunds', {})).toMatchObject([{ amount }])
    expect(await openBills(person)).toHaveLength(1)
  })

  it('is all or nothing: a card with less money settles no loan', async () => {
    const { sandbox, person } = await personOf('running-loan')
    const { loanId } = firstLoan(sandbox.world())
    const { billId } = await settlementOf(person, loanId)
    const repayNo = await pay(person, [String(billId)], 'partial')
    expect(await person.call('repayment/queryStatus', { repayNo })).toMatchObject({
      status: 'failed',
      reason: '银行卡余额不足，请充值后重试',
    })
  })

  it('costs what it costs today: the figure of yesterday opens no cashier', async () => {
    const { sandbox, person, later } = await personOf('running-loan')
    const { loanId } = firstLoan(sandbox.world())
    const { amount, billId } = await settlementOf(person, loanId)
    const old = { billIds: [String(billId)], callBackUrl: BACK }
    await later(beforeMidnight(sandbox) - 1000)
    await person.call('repayment/getCashierUrl', old)
    await later(1000)
    expect(await person.refusal('repayment/getCashierUrl', old)).toEqual([
      RESULTS.billUnpayable,
      '结清金额已更新，请重新查看后再还款',
    ])
    const anew = await settlementOf(person, loanId)
    expect([anew.amount, anew.validUntil]).toEqual([amount, '2026-11-21 23:59:59'])
    await pay(person, [String(anew.billId)], 'success')
    expect(await openBills(person)).toEqual([])
  })

  it('is not paid at a cashier that stood open when the day ended', async () => {
    const { sandbox, person, later } = await personOf('running-loan')
    await later(beforeMidnight(sandbox) - 60_000)
    const { billId } = await settlementOf(person, firstLoan(sandbox.world()).loanId)
    const { url, repayNo } = await person.call('repayment/getCashierUrl', {
      billIds: [String(billId)],
      callBackUrl: BACK,
    })
    await later(120_000)
    await press(person, url, 'success')
    expect(await person.call('repayment/queryStatus', { repayNo: String(repayNo) })).toMatchObject({
      status: 'closed',
      reason: '账单已变化，请重新发起还款',
    })
    expect(await openBills(person)).toHaveLength(1)
  })

  it('is refused with a figure from before a bill was paid in part', async () => {
    const { sandbox, person } = await personOf('running-loan')
    const { billId } = await settlementOf(person, firstLoan(sandbox.world()).loanId)
    await pay(person, await openBills(person), 'partial')
    const old = { billIds: [String(billId)], callBackUrl: BACK }
    expect((await person.refusal('repayment/getCashierUrl', old))[0]).toBe(RESULTS.billUnpayable)
  })

  it('is not possible before the loan is paid out, and of no unknown loan', async () => {
    const { person } = await personOf('old-customer')
    const { loanId } = await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    expect(await person.refusal('repayment/queryEarlyRepayAmount', { loanId })).toEqual([
      RESULTS.settlementRefused,
      '借款放款成功后才可提前结清',
    ])
    expect((await person.refusal('repayment/queryEarlyRepayAmount', { loanId: 'x' }))[0]).toBe(
      RESULTS.loanNotFound,
    )
  })
})
