import { expect } from 'vitest'
import type { WorldView } from '../../../index.ts'
import type { Person } from '../../../testing/client.ts'
import { BACK, DAY, press } from './steps.ts'

const world = (person: Person) => person.admin<WorldView>('GET', 'world')

/** Moves the clock on and signs in again, because sessions do not last for days. */
async function later(person: Person, persona: string, advanceMs: number): Promise<void> {
  await person.admin('POST', 'clock', { advanceMs })
  await person.signIn(persona)
}

const bills = (person: Person) => person.call('repayment/queryBillList', {})

/** States of all bills with their numbers, paid ones last. */
const states = async (person: Person) =>
  (await bills(person)).map(({ status, period }) => `${status} ${period}`)

const row = (person: Person) => person.call('repayment/showAutoPayEntry', { pageCode: 'cash_result' })

/** Proves what each persona of the repayment domain demonstrates. */
export const repaymentProofs: Readonly<Record<string, (person: Person) => Promise<void>>> = {
  async 'running-loan'(person) {
    expect(await states(person)).toEqual(['due 5', 'paid 4', 'paid 3', 'paid 2', 'paid 1'])
    expect((await bills(person))[0]).toMatchObject({ dueDate: '2026-11-29', totalPeriods: 12 })
    expect((await world(person)).loans).toMatchObject([{ amountCents: 1_200_000, audit: 'auditSuccess' }])
  },
  async 'bill-today'(person) {
    expect(await bills(person)).toMatchObject([
      { dueDate: '2026-11-20', status: 'due' },
      { dueDate: '2026-12-02', status: 'due', period: 2, totalPeriods: 3 },
      ...Array.from({ length: 5 }, () => ({ status: 'paid' })),
    ])
  },
  async 'bill-overdue'(person) {
    expect((await bills(person))[0]).toMatchObject({ status: 'overdue', overdueDays: 5 })
    expect(await person.call('cash/checkLockCode', {})).toMatchObject({ lockCode: 'overdue' })
  },
  async 'long-overdue'(person) {
    const list = await bills(person)
    expect(list.slice(0, 5).map(({ status, overdueDays }) => [status, overdueDays])).toEqual([
      ['overdue', 66],
      ['overdue', 36],
      ['overdue', 5],
      ['due', 0],
      ['due', 0],
    ])
  },
  async 'loan-settled'(person) {
    const list = await bills(person)
    expect(new Set(list.map((bill) => bill.status))).toEqual(new Set(['paid']))
    expect(await person.call('cash/getAmount', {})).toMatchObject({ canUseLoanAmount: 50_000 })
    const cleared = (await world(person)).loans.find((loan) => loan.loanPeriod === 12)
    const plan = await person.call('repayment/queryPlan', { loanId: cleared?.loanId ?? '' })
    expect(plan.slice(5).every((each) => each.interest === '0.00' && each.amount === each.capital)).toBe(true)
    expect(Number(plan[4]?.interest)).toBeGreaterThan(0)
  },
  async 'many-loans'(person) {
    const { loans } = await world(person)
    expect(loans).toHaveLength(16)
    expect(new Set(loans.map((loan) => loan.loanPeriod))).toEqual(new Set([3, 6, 12, 24]))
    const open = (await bills(person)).filter((bill) => bill.status !== 'paid')
    expect(open.length).toBeLessThan(16)
    expect(new Set(open.map((bill) => bill.status))).toEqual(new Set(['due']))
  },
  async 'special-asset'(person) {
    const [loan] = (await world(person)).loans
    const figures = await person.call('repayment/queryEarlyRepayAmount', { loanId: loan?.loanId ?? '' })
    expect(Number(figures.fee)).toBeGreaterThan(0)
  },
  async 'locked-settlement'(person) {
    const loanId = (await world(person)).loans[0]?.loanId ?? ''
    expect((await person.refusal('repayment/queryEarlyRepayAmount', { loanId }))[1]).toContain('前6期')
    expect(await person.call('cash/querySpecialAsset', {})).toBeNull()
  },
  async 'after-loan-sign'(person) {
    const listingId = (await world(person)).loans[0]?.listingId ?? ''
    expect(await person.call('repayment/afterLoanSign', { listingId })).toMatchObject({ status: 'pending' })
  },
  async 'autopay-on'(person) {
    expect(await row(person)).toMatchObject({ showStatus: 3, autoRepaymentStatus: 1 })
    await later(person, 'autopay-on', 2 * DAY)
    expect((await states(person))[0]).toBe('due 6')
  },
  async 'autopay-off'(person) {
    expect(await row(person)).toMatchObject({ showStatus: 1, autoRepaymentStatus: 0 })
    expect(await person.call('repayment/doBankCardSigned', { shouldEscape: true })).toMatchObject({
      signedStatus: 1,
    })
  },
  async 'autopay-expired'(person) {
    expect(await row(person)).toMatchObject({ showStatus: 4, autoRepaymentStatus: 0 })
    await later(person, 'autopay-expired', 3 * DAY)
    expect((await states(person))[0]).toBe('overdue 5')
  },
  async 'autopay-fails'(person) {
    await later(person, 'autopay-fails', 3 * DAY)
    expect((await states(person))[0]).toBe('overdue 5')
    expect(JSON.stringify((await world(person)).users[0]?.slices.messages)).toContain('银行卡余额不足')
  },
  async 'autopay-alipay'(person) {
    expect(await person.call('repayment/getAutopayStatusV2', {})).toEqual({
      autoRepaymentStatus: 0,
      alipayChannelStatus: 1,
    })
  },
  async 'autopay-jump'(person) {
    expect(await row(person)).toMatchObject({ showStatus: 4, linkUrl: '/pages/credit/repayment/autopayV2' })
  },
  async 'phone-differs'(person) {
    expect(await person.call('user/queryCardStatus', { userCardId: 'C1' })).toMatchObject({
      mobileDiffers: true,
    })
  },
  async 'troubled-cards'(person) {
    const status = async (userCardId: string) =>
      (await person.call('user/queryCardStatus', { userCardId })).status
    expect(await Promise.all(['C1', 'C2', 'C3', 'C4', 'C5'].map(status))).toEqual([
      'maintenance',
      'frozen',
      'normal',
      'normal',
      'normal',
    ])
  },
  async refunds(person) {
    const refunds = await person.call('repayment/queryRefunds', {})
    expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([
      ['1120.35', 'processing'],
      ['35.60', 'success'],
      ['208.00', 'failed'],
    ])
  },
  async 'low-fee'(person) {
    expect(await person.call('cash/queryReduceFee', {})).toMatchObject({
      hasChooseReduceFee: false,
      canClkConfirmBtn: true,
      maxLoanAmount: 20_000,
    })
  },
  async 'low-fee-chosen'(person) {
    const right = await person.call('cash/queryReduceFee', {})
    expect(right).toMatchObject({ hasChooseReduceFee: true })
    expect(Number(right.expireTime) - Number(right.currentTime)).toBe(21 * 3_600_000)
  },
  async 'cash-back'(person) {
    expect(await person.call('cash/queryCashBack', {})).toMatchObject({ minRewardAmount: 88 })
  },
  async 'locked-out'(person) {
    expect(await person.call('cash/checkLockCode', {})).toMatchObject({ lockCode: 'risk' })
  },
  async 'black-user'(person) {
    expect(await person.call('cash/getUserStatus', {})).toEqual({ customerFlag: 'black' })
    expect(await person.call('cash/checkCanPublish', { typeId: 'cash' })).toMatchObject({ allowed: true })
  },
  async repaying(person) {
    const [bill] = await bills(person)
    expect(bill).toMatchObject({ period: 5, status: 'due', repayNo: expect.stringMatching(/^Y/) })
    const status = () => person.call('repayment/queryStatus', { repayNo: String(bill?.repayNo) })
    expect(await status()).toMatchObject({ status: 'paying', amount: '1115.09', finishTime: null })
    const again = { billIds: [String(bill?.billId)], callBackUrl: BACK }
    expect(await person.refusal('repayment/getCashierUrl', again)).toEqual([
      42151,
      '该账单正在还款处理中，请稍后查看结果',
    ])
    await later(person, 'repaying', 600_000)
    expect(await status()).toMatchObject({ status: 'paid' })
    expect((await states(person)).slice(0, 2)).toEqual(['due 6', 'paid 5'])
  },
  async 'cashier-closed'(person) {
    const [order] = (await world(person)).users[0]?.slices.repayment?.orders ?? []
    expect(await person.call('repayment/queryStatus', { repayNo: String(order?.repayNo) })).toMatchObject({
      status: 'closed',
      amount: '1115.09',
    })
    expect((await bills(person))[0]).toMatchObject({ period: 5, status: 'due', repayNo: null })
  },
  async 'mixed-bills'(person) {
    const due = (await bills(person)).filter(({ status }) => status === 'due')
    expect(due.map(({ title, dueDate }) => [title, dueDate])).toEqual([
      ['商户贷 第3/12期', '2026-11-23'],
      ['现金借款 第5/12期', '2026-11-29'],
      ['员工借款 第2/6期', '2026-12-05'],
    ])
  },
  async 'many-bills'(person) {
    const list = await bills(person)
    const count = (wanted: string) => list.filter(({ status }) => status === wanted).length
    expect([list.length, count('overdue'), count('due'), count('paid')]).toEqual([1000, 2, 42, 956])
  },
  async 'many-refunds'(person) {
    const refunds = await person.call('repayment/queryRefunds', {})
    expect([refunds.length, new Set(refunds.map(({ status }) => status)).size]).toEqual([500, 3])
    expect(refunds.slice(0, 4).map(({ status }) => status)).toEqual([
      'processing',
      'processing',
      'processing',
      'success',
    ])
  },
  async 'fifteen-cards'(person) {
    const cards = await person.call('user/queryBankcardListV3', {})
    expect(new Set(cards.map(({ bankCode }) => bankCode)).size).toBe(15)
    const states = await Promise.all(
      cards.map(({ userCardId }) => person.call('user/queryCardStatus', { userCardId })),
    )
    expect(states.filter(({ status }) => status !== 'normal').map(({ status }) => status)).toEqual([
      'maintenance',
      'frozen',
    ])
  },
  async 'phone-refused'(person) {
    const card = { userCardId: 'C1', callBackUrl: BACK }
    const { url } = await person.call('user/getReservedPhoneChangeUrl', card)
    expect(await press(person, url, 'success')).toBe(BACK)
    expect(await person.call('user/queryCardStatus', card)).toMatchObject({ mobileDiffers: true })
  },
}
