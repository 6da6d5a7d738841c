import { describe, expect, it } from 'vitest'
import { RESULTS } from '../../index.ts'
import { frozenSandbox, mountOf, Person } from '../../testing/client.ts'
import { BACK, openBills, pay } from './testing/steps.ts'

/** 10 December 2026, 10:00 in Beijing. */
const NOW = Date.UTC(2026, 11, 10, 2)

/** A customer of a persona whose world starts now. */
const personOf = async (persona: string): Promise<Person> =>
  new Person(mountOf(frozenSandbox({ now: () => NOW }))).signIn(persona)

const bills = async (person: Person) => person.call('repayment/queryBillList', {})
const settlement = async (person: Person) => {
  const [bill] = await bills(person)
  return person.call('repayment/queryEarlyRepayAmount', { loanId: String(bill?.loanId) })
}

/** Figures that pages, stories and journeys show; a change of the price or of the calendar would move them. */
describe('on 10 December 2026', () => {
  it('the bill of 12,000 over twelve months is 1,115.09, and half of it may be paid', async () => {
    const person = await personOf('running-loan')
    const [bill] = await bills(person)
    expect(bill).toMatchObject({
      title: '现金借款 第5/12期',
      dueDate: '2026-12-19',
      amount: '1115.09',
      capital: '974.52',
      interest: '134.57',
      fee: '6.00',
      couponValue: '0.00',
      paidAmount: '0.00',
      status: 'due',
    })
    const repayNo = await pay(person, await openBills(person), 'partial')
    expect(await person.call('repayment/queryStatus', { repayNo })).toMatchObject({
      status: 'partial',
      amount: '557.55',
      reason: '银行卡余额不足，已扣款557.55元，剩余款项请尽快还清',
    })
    expect((await bills(person))[0]).toMatchObject({ amount: '1115.09', paidAmount: '557.55' })
  })

  it('settling it early costs 8,396.30', async () => {
    expect(await settlement(await personOf('running-loan'))).toMatchObject({
      amount: '8396.30',
      capital: '8255.73',
      interest: '140.57',
      fee: '0.00',
      validUntil: '2026-12-10 23:59:59',
    })
  })

  it('settling the special asset costs 29,249.42 with a fee, and gives the whole limit back', async () => {
    const person = await personOf('special-asset')
    const usable = async () => (await person.call('cash/getAmount', {})).canUseLoanAmount
    expect(await usable()).toBe(22_055.71)
    const figures = await settlement(person)
    expect(figures).toMatchObject({
      amount: '29249.42',
      capital: '27944.29',
      interest: '498.44',
      fee: '806.69',
    })
    await pay(person, [String(figures.billId)], 'success')
    const list = await bills(person)
    expect([list.length, new Set(list.map(({ status }) => status))]).toEqual([24, new Set(['paid'])])
    expect(await usable()).toBe(50_000)
  })

  it('a lender that locks the first six months says so', async () => {
    const person = await personOf('locked-settlement')
    const [bill] = await bills(person)
    expect(await person.refusal('repayment/queryEarlyRepayAmount', { loanId: String(bill?.loanId) })).toEqual(
      [RESULTS.settlementRefused, '前6期暂不支持提前结清，请按期还款'],
    )
  })

  it('a bill of 1,115.09 is five days late, and comes before the next one', async () => {
    const person = await personOf('bill-overdue')
    const [overdue, next] = await bills(person)
    expect(overdue).toMatchObject({ amount: '1115.09', overdueDays: 5, status: 'overdue' })
    const skipped = { billIds: [String(next?.billId)], callBackUrl: BACK }
    expect(await person.refusal('repayment/getCashierUrl', skipped)).toEqual([
      RESULTS.billUnpayable,
      '请先还清该笔借款更早的账单',
    ])
  })

  it('three bills of one loan are 66, 35 and 5 days late, and are paid together', async () => {
    const person = await personOf('long-overdue')
    const late = (await bills(person)).filter(({ status }) => status === 'overdue')
    expect(late.map(({ overdueDays }) => overdueDays)).toEqual([66, 35, 5])
    expect(await person.call('cash/checkLockCode', {})).toMatchObject({ lockCode: 'overdue' })
    await pay(
      person,
      late.map(({ billId }) => billId),
      'success',
    )
    expect(await person.call('cash/checkLockCode', {})).not.toMatchObject({ lockCode: 'overdue' })
  })
})
