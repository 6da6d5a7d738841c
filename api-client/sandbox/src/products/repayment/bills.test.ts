import { describe, expect, it } from 'vitest'
import { RESULTS } from '../../index.ts'
import { serial } from '../../testing/client.ts'
import { cents, DAY, HOUR, openBills, pay, personOf, total } from './testing/steps.ts'

describe('the bills of a loan', () => {
  it('are the rows that were shown before it, to the cent, and come with the review', async () => {
    const { sandbox, person } = await personOf('old-customer')
    const request = await person.readyToPublish(serial(1), { amount: 20_000, couponIds: ['CR3', 'CM1'] })
    const { listingId, loanId } = await person.call('cash/publishV2', request)
    const agreed = sandbox.world().loans[0]?.rows ?? []

    expect(await person.call('repayment/queryBillList', {})).toEqual([])
    const early = await person.call('repayment/queryPlan', { loanId })
    expect(new Set(early.map((row) => row.status))).toEqual(new Set(['pending']))

    for (let poll = 0; poll < 3; poll += 1) await person.call('cash/queryPublishStatus', { listingId })
    const plan = await person.call('repayment/queryPlan', { loanId })
    expect(plan.map((row) => row.amount)).toEqual(agreed.map((row) => row.wire.realTotal))
    expect(plan.map((row) => row.dueDate)).toEqual(agreed.map((row) => row.dueDay))
    expect(total(plan, (row) => row.couponValue)).toBeGreaterThan(0)
    for (const row of plan) {
      const parts = cents(row.capital) + cents(row.interest) + cents(row.fee) - cents(row.couponValue)
      expect(cents(row.amount)).toBe(parts)
    }
    expect(plan.map((row) => row.status)).toEqual(['due', ...Array.from({ length: 11 }, () => 'pending')])
    expect(plan.map((row) => row.billId)).toEqual([`${loanId}_1`, ...Array.from({ length: 11 }, () => null)])
    expect(await person.call('repayment/queryBillList', {})).toMatchObject([
      {
        loanId,
        title: '现金借款 第1/12期',
        amount: plan[0]?.amount,
        dueDate: '2026-12-08',
        status: 'due',
        overdueDays: 0,
      },
    ])
  })

  it('are decided a day later when no page waited for the review', async () => {
    const { sandbox, person, later } = await personOf('slow-audit')
    await person.call('cash/publishV2', await person.readyToPublish(serial(1)))
    await later(DAY - 1)
    expect(await openBills(person)).toEqual([])
    await later(1)
    expect(await openBills(person)).toHaveLength(1)
    expect(sandbox.world().loans[0]).toMatchObject({ audit: 'auditSuccess' })
  })

  it('of a staff loan wait for its own review, and take nothing from the ordinary limit', async () => {
    const { sandbox, person, later } = await personOf('staff')
    const loan = { amount: 10_000, loanPeriod: 12, userCardId: 'C1', serialNumber: serial(1) }
    const { listingId } = await person.call('staffCash/publish', loan)
    await later(2 * DAY)
    expect(sandbox.world().loans[0]).toMatchObject({ audit: 'auditing' })
    for (let poll = 0; poll < 4; poll += 1) await person.call('staffCash/queryPublishStatus', { listingId })
    expect(await person.call('repayment/queryBillList', {})).toMatchObject([{ title: '员工借款 第1/12期' }])
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 50_000 })
  })

  it('of a refused loan do not exist, and it has no plan', async () => {
    const { person } = await personOf('audit-fails')
    const request = await person.readyToPublish(serial(1))
    const { listingId, loanId } = await person.call('cash/publishV2', request)
    for (let poll = 0; poll < 4; poll += 1) await person.call('cash/queryPublishStatus', { listingId })
    expect(await openBills(person)).toEqual([])
    expect(await person.refusal('repayment/queryPlan', { loanId })).toEqual([
      RESULTS.loanNotFound,
      '该笔借款未放款，没有还款计划',
    ])
    expect((await person.refusal('repayment/queryPlan', { loanId: 'nothing' }))[0]).toBe(RESULTS.loanNotFound)
  })

  it('are due on their day and overdue from the next one on, by the clock of the world', async () => {
    const { person, later } = await personOf('bill-today')
    const first = async () => (await person.call('repayment/queryBillList', {}))[0]
    expect(await first()).toMatchObject({ status: 'due', dueDate: '2026-11-20', overdueDays: 0 })
    // 10:00 in Beijing: fourteen hours of the day remain.
    await later(14 * HOUR - 1)
    expect(await first()).toMatchObject({ status: 'due' })
    await later(1)
    expect(await first()).toMatchObject({ status: 'overdue', overdueDays: 1 })
    await later(9 * DAY)
    expect(await first()).toMatchObject({ status: 'overdue', overdueDays: 10 })
  })

  it('that come later become due when the one before is paid', async () => {
    const { person } = await personOf('running-loan')
    const [bill = ''] = await openBills(person)
    expect(bill).toMatch(/_5$/)
    await pay(person, [bill], 'success')
    expect((await openBills(person)).map((id) => id.slice(-2))).toEqual(['_6'])
  })

  it('lock borrowing while one is overdue, and free it when it is paid', async () => {
    const { person } = await personOf('bill-overdue')
    const reason = '您有1笔账单已逾期，还清后可继续借款'
    const wanted = (await personOf('old-customer')).person
    const { request } = await wanted.terms()
    expect(await person.refusal('cash/preApproval', request)).toEqual([RESULTS.locked, reason])
    expect(await person.call('cash/checkLockCode', {})).toEqual({ lockCode: 'overdue', reason, until: null })
    expect(await person.refusal('cash/getUserStatus', {})).toEqual([RESULTS.locked, reason])
    expect(await person.call('cash/checkCanPublish', { typeId: 'cash' })).toMatchObject({
      allowed: false,
      reasonCode: 'overdue',
    })
    await pay(person, await openBills(person), 'success')
    expect(await person.call('cash/checkLockCode', {})).toMatchObject({ lockCode: null })
    expect((await person.terms()).terms.amount).toBe('10000.00')
  })

  it('of many loans are listed oldest first, then the paid ones, newest first', async () => {
    const { person } = await personOf('many-loans')
    const bills = await person.call('repayment/queryBillList', {})
    const open = bills.filter((bill) => bill.status !== 'paid')
    const days = open.map((bill) => bill.dueDate)
    expect(days).toEqual([...days].sort())
    expect(bills.slice(0, open.length)).toEqual(open)
    const paid = bills.slice(open.length).map((bill) => String(bill.paidTime))
    expect(paid).toEqual([...paid].sort().reverse())
    expect(paid).toHaveLength(84)
    expect(paid[0], 'nothing was paid after today').toBe('2026-11-20 09:00:00')
  })

  it('are listed in one reply that stays small: of paid ones the newest thousand', async () => {
    const loan = { amount: 1000, period: 24, nextPeriod: 24, nextDueInDays: 1, paid: 24 }
    const loans = Array.from({ length: 42 }, (_, k) => ({ ...loan, nextDueInDays: 1 + (k % 28) }))
    const { person } = await personOf('old-customer', { repayment: { loans } })
    const bills = await person.call('repayment/queryBillList', {})
    expect(bills).toHaveLength(1000)
    expect(JSON.stringify(bills).length, 'far below what the client reads').toBeLessThan(1_000_000)
  })
})

describe('capital that is paid back', () => {
  it('returns to the limit, interest and fee do not', async () => {
    const { person } = await personOf('running-loan')
    const usable = async () => cents((await person.call('cash/getAmount', {})).canUseLoanAmount)
    const [{ loanId = '' } = {}] = await person.call('repayment/queryBillList', {})
    const plan = await person.call('repayment/queryPlan', { loanId: String(loanId) })
    const repaid = total(plan.slice(0, 4), (row) => row.capital)
    expect(await usable()).toBe(5_000_000 - 1_200_000 + repaid)
    await pay(person, await openBills(person), 'success')
    expect(await usable()).toBe(5_000_000 - 1_200_000 + repaid + cents(plan[4]?.capital))
  })

  it('pays back first what raise coupons had added', async () => {
    const { sandbox, person } = await personOf('old-customer')
    const request = await person.readyToPublish(serial(1), {
      amount: 52_000,
      loanPeriod: 3,
      couponIds: ['CU1'],
    })
    const { listingId } = await person.call('cash/publishV2', request)
    for (let poll = 0; poll < 3; poll += 1) await person.call('cash/queryPublishStatus', { listingId })
    const bills = await openBills(person)
    await pay(person, bills, 'success')
    const capital = sandbox.world().loans[0]?.rows[0]?.cents.capital ?? 0
    expect(cents((await person.call('cash/getAmount', {})).canUseLoanAmount)).toBe(capital - 200_000)
  })
})
