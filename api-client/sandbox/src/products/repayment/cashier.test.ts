import { describe, expect, it } from 'vitest'
import { RESULTS } from '../../index.ts'
import { serial, type Person } from '../../testing/client.ts'
import { BACK, bind, cents, HOUR, openBills, pay, personOf, press, total } from './testing/steps.ts'

const status = (person: Person, repayNo: string) => person.call('repayment/queryStatus', { repayNo })

const bills = (person: Person) => person.call('repayment/queryBillList', {})

async function cashier(person: Person): Promise<{ url: string; repayNo: string; amount: unknown }> {
  const [bill] = await bills(person)
  const { url, repayNo } = await person.call('repayment/getCashierUrl', {
    billIds: [bill?.billId ?? ''],
    callBackUrl: BACK,
  })
  return { url, repayNo: repayNo ?? '', amount: bill?.amount }
}

describe('the cashier', () => {
  it('shows the amount, takes the money and leads back with the number of the repayment', async () => {
    const { sandbox, person } = await personOf('running-loan')
    const { url, repayNo, amount } = await cashier(person)
    expect(sandbox.world().users[0]?.payments).toEqual({ count: 0, cents: 0 })
    const page = await person.mount.fetch(url)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain(`¥${String(amount)}`)
    expect(await status(person, repayNo)).toMatchObject({ status: 'unpaid', amount, finishTime: null })
    const back = await press(person, url, 'success')
    expect(back).toBe(`${BACK}&repayNo=${repayNo}`)
    expect(await status(person, repayNo)).toEqual({
      status: 'paid',
      amount,
      finishTime: '2026-11-20 10:00:00',
      reason: null,
    })
    const paid = (await bills(person)).find((bill) => bill.billId.endsWith('_5'))
    expect(paid).toMatchObject({ status: 'paid', paidAmount: amount, paidTime: '2026-11-20 10:00:00' })
    expect(await press(person, url, 'success'), 'a second press').toBe(410)
    const gone = await person.mount.fetch(url)
    expect(gone.status).toBe(410)
    expect(await gone.text(), 'leads back').toContain('<a href="/pages/credit/repayment/bills">')
    expect(sandbox.world().users[0]?.payments).toEqual({ count: 1, cents: cents(amount) })
  })

  it.each([
    ['failed', 'failed', '付款未成功，请更换银行卡或稍后重试'],
    ['cancel', 'cancelled', '您已取消本次还款'],
    ['anything else', 'cancelled', '您已取消本次还款'],
  ])('that is left by %s pays nothing', async (outcome, expected, reason) => {
    const { person } = await personOf('running-loan')
    const before = await bills(person)
    const repayNo = await pay(person, await openBills(person), outcome)
    expect(await status(person, repayNo)).toMatchObject({ status: expected, reason })
    expect(await bills(person)).toEqual(before)
  })

  it('may leave a payment in progress, which arrives by the clock', async () => {
    const { sandbox, person } = await personOf('running-loan')
    const open = await openBills(person)
    const repayNo = await pay(person, open, 'processing')
    expect(await status(person, repayNo)).toMatchObject({ status: 'paying', finishTime: null })
    const [{ loanId, repayNo: named } = { loanId: '', repayNo: '' }] = await bills(person)
    expect(named, 'the bill names what pays it').toBe(repayNo)
    const plan = await person.call('repayment/queryPlan', { loanId: loanId ?? '' })
    expect(plan.map(({ billId }) => billId).filter(Boolean)).toEqual([])
    expect(await person.refusal('repayment/getCashierUrl', { billIds: open, callBackUrl: BACK })).toEqual([
      RESULTS.billUnpayable,
      '该账单正在还款处理中，请稍后查看结果',
    ])
    sandbox.changeClock({ advanceMs: 29_999 })
    expect(await status(person, repayNo)).toMatchObject({ status: 'paying' })
    sandbox.changeClock({ advanceMs: 3_600_000 })
    expect(await status(person, repayNo), 'finished when it arrived, not when it was asked').toMatchObject({
      status: 'paid',
      finishTime: '2026-11-20 10:00:30',
    })
    expect((await bills(person)).map((bill) => bill.repayNo).filter(Boolean)).toEqual([])
  })

  it('may take half of it: interest and fee first, the rest stays due', async () => {
    const { person } = await personOf('running-loan')
    const before = cents((await person.call('cash/getAmount', {})).canUseLoanAmount)
    const [bill] = await bills(person)
    const repayNo = await pay(person, [bill?.billId ?? ''], 'partial')
    const half = Math.ceil(cents(bill?.amount) / 2)
    expect(await status(person, repayNo)).toMatchObject({
      status: 'partial',
      amount: (half / 100).toFixed(2),
    })
    const [left] = await bills(person)
    expect(left).toMatchObject({ status: 'due', paidAmount: (half / 100).toFixed(2), amount: bill?.amount })
    const charges = cents(bill?.interest) + cents(bill?.fee) - cents(bill?.couponValue)
    expect(cents((await person.call('cash/getAmount', {})).canUseLoanAmount)).toBe(before + half - charges)
    const { repayNo: rest } = await cashier(person)
    expect(cents((await status(person, rest)).amount)).toBe(cents(bill?.amount) - half)
  })

  it('closes after fifteen minutes', async () => {
    const { sandbox, person } = await personOf('running-loan')
    const { url, repayNo } = await cashier(person)
    sandbox.changeClock({ advanceMs: 15 * 60_000 })
    expect((await person.mount.fetch(url)).status).toBe(200)
    sandbox.changeClock({ advanceMs: 1 })
    expect(await press(person, url, 'success')).toBe(410)
    expect(await status(person, repayNo)).toMatchObject({ status: 'closed' })
  })

  it('pays no bill that was paid in another tab meanwhile', async () => {
    const { person } = await personOf('running-loan')
    const first = await cashier(person)
    const second = await cashier(person)
    await press(person, first.url, 'success')
    await press(person, second.url, 'success')
    expect(await status(person, second.repayNo)).toMatchObject({
      status: 'closed',
      reason: '账单已变化，请重新发起还款',
    })
    expect(await person.call('repayment/queryRefunds', {})).toEqual([])
  })

  it('gives back money that arrives for a bill paid in another tab', async () => {
    const { person, later } = await personOf('running-loan')
    const first = await cashier(person)
    const second = await cashier(person)
    await press(person, first.url, 'processing')
    await press(person, second.url, 'success')
    await later(60_000)
    expect(await status(person, first.repayNo)).toMatchObject({
      status: 'failed',
      reason: '账单已变化，款项将原路退回',
    })
    const refund = { amount: first.amount, reason: '重复还款退回', bankName: '招商银行' }
    expect(await person.call('repayment/queryRefunds', {})).toMatchObject([
      { ...refund, status: 'processing' },
    ])
    await later(24 * HOUR)
    expect(await person.call('repayment/queryRefunds', {})).toMatchObject([{ ...refund, status: 'success' }])
  })

  it('gives back only what was too much when a part was paid', async () => {
    const { person, later } = await personOf('long-overdue')
    const ids = await openBills(person)
    const overdue = ids.slice(0, 2)
    const all = await person.call('repayment/getCashierUrl', { billIds: overdue, callBackUrl: BACK })
    const one = await person.call('repayment/getCashierUrl', {
      billIds: overdue.slice(0, 1),
      callBackUrl: BACK,
    })
    const [oldest, next] = await bills(person)
    await press(person, all.url, 'processing')
    await press(person, one.url, 'success')
    await later(60_000)
    expect(await status(person, all.repayNo ?? '')).toMatchObject({ status: 'partial', amount: next?.amount })
    expect(await person.call('repayment/queryRefunds', {})).toMatchObject([{ amount: oldest?.amount }])
  })

  it('pays several bills at once, the oldest first when money runs out', async () => {
    const { person } = await personOf('long-overdue')
    const overdue = (await bills(person)).filter((bill) => bill.status === 'overdue')
    expect(overdue.map((bill) => bill.overdueDays)).toEqual([66, 36, 5])
    const ids = overdue.map((bill) => bill.billId).reverse()
    await pay(person, ids, 'partial')
    const half = Math.ceil(total(overdue, (bill) => bill.amount) / 2)
    const after = await bills(person)
    const paid = (id: string) => cents(after.find((bill) => bill.billId === id)?.paidAmount)
    const [first, second, third] = overdue
    expect(paid(first?.billId ?? '')).toBe(cents(first?.amount))
    expect(paid(second?.billId ?? '')).toBe(half - cents(first?.amount))
    expect(paid(third?.billId ?? '')).toBe(0)
  })

  it.each([
    [[], 400, '请选择要还的账单'],
    [['nothing_1'], RESULTS.billUnpayable, '未查询到该账单，请刷新账单后重试'],
    [['nothing_early'], RESULTS.loanNotFound, '未查询到该笔借款'],
    [Array.from({ length: 61 }, (_, k) => `L_${k}`), RESULTS.billUnpayable, '一次选择的账单过多，请分次还款'],
  ])('is not opened for %j', async (billIds, code, message) => {
    const { person } = await personOf('running-loan')
    expect(await person.refusal('repayment/getCashierUrl', { billIds, callBackUrl: BACK })).toEqual([
      code,
      message,
    ])
  })

  it('is opened for no paid bill, no later month, no skipped one, and never to lead elsewhere', async () => {
    const { person } = await personOf('long-overdue')
    const refusal = async (billIds: string[], callBackUrl = BACK) =>
      (await person.refusal('repayment/getCashierUrl', { billIds, callBackUrl }))[1]
    const list = await bills(person)
    const [oldest = '', newer = ''] = list.map((bill) => bill.billId)
    const paid = list.find((bill) => bill.status === 'paid')?.billId ?? ''
    expect(await refusal([paid])).toBe('该账单已还清')
    expect(await refusal([newer])).toBe('请先还清该笔借款更早的账单')
    expect(await refusal([`${oldest.split('_')[0]}_12`])).toBe('该账单尚未到还款期')
    expect(await refusal([oldest, `${oldest.split('_')[0]}_early`])).toBe('提前结清需单独支付')
    expect(await refusal([oldest], 'javascript:alert(1)')).toBe('返回地址填写有误，请检查后重试')
  })

  it.each([
    ['9001', '银行系统维护中，请稍后再试'],
    ['9002', '银行卡状态异常，请联系发卡银行或更换银行卡'],
    ['9003', '银行卡余额不足'],
  ])('debits nothing from a card that ends in %s', async (last, reason) => {
    const { person } = await personOf('running-loan')
    await bind(person, last)
    const repayNo = await pay(person, await openBills(person), 'success')
    expect(await status(person, repayNo)).toMatchObject({ status: 'failed', reason })
  })

  it('refunds to a card that ends in 9006 end as failed', async () => {
    const { person, later } = await personOf('running-loan')
    await bind(person, '9006')
    const first = await cashier(person)
    const second = await cashier(person)
    await press(person, first.url, 'processing')
    await press(person, second.url, 'success')
    await later(25 * HOUR)
    expect(await person.call('repayment/queryRefunds', {})).toMatchObject([
      { status: 'failed', cardNo: '**** **** **** 9006' },
    ])
  })

  it('tells the customer by a message', async () => {
    const { sandbox, person } = await personOf('running-loan')
    await pay(person, await openBills(person), 'success')
    expect(JSON.stringify(sandbox.world().users[0]?.slices.messages)).toContain('还款成功')
  })

  it('keeps forty repayments, and never removes one in progress', async () => {
    const { sandbox, person } = await personOf('running-loan')
    const repayNo = await pay(person, await openBills(person), 'processing')
    const { listingId, loanId } = await person.call('cash/publishV2', await person.readyToPublish(serial(9)))
    for (let poll = 0; poll < 3; poll += 1) await person.call('cash/queryPublishStatus', { listingId })
    const other = { billIds: [`${loanId}_1`], callBackUrl: BACK }
    for (let k = 0; k < 45; k += 1) await person.call('repayment/getCashierUrl', other)
    expect(sandbox.world().users[0]?.slices.repayment?.orders).toHaveLength(40)
    expect(await status(person, repayNo)).toMatchObject({ status: 'paying' })
    expect((await person.refusal('repayment/queryStatus', { repayNo: 'nothing' }))[0]).toBe(
      RESULTS.repaymentNotFound,
    )
  })
})
