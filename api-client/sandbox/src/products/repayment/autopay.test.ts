import { describe, expect, it } from 'vitest'
import { RESULTS } from '../../index.ts'
import { confirm, shown, setAutoPay } from './testing/signing.ts'
import { BACK, bind, cents, DAY, HOUR, openBills, pay, personOf, press } from './testing/steps.ts'

describe('automatic repayment', () => {
  it('debits a bill at nine in the morning of its day, and the next one a month later', async () => {
    const { person, later } = await personOf('autopay-on')
    const [bill] = await person.call('repayment/queryBillList', {})
    expect(bill?.dueDate).toBe('2026-11-22')
    await later(2 * DAY - HOUR - 1)
    expect(await openBills(person)).toEqual([bill?.billId])
    await later(1)
    const list = await person.call('repayment/queryBillList', {})
    expect(list.find((each) => each.billId === bill?.billId)).toMatchObject({
      status: 'paid',
      paidTime: '2026-11-22 09:00:00',
    })
    await later(62 * DAY)
    expect(new Set((await person.call('repayment/queryBillList', {})).map((each) => each.status))).toEqual(
      new Set(['due', 'paid']),
    )
    expect(await openBills(person)).toMatchObject([expect.stringMatching(/_8$/)])
    const newest = (await person.call('repayment/queryBillList', {})).slice(1, 3)
    expect(
      newest.map((each) => each.paidTime),
      'each on its own day',
    ).toEqual(['2027-01-22 09:00:00', '2026-12-22 09:00:00'])
  })

  it('takes effect the next day, both on and off', async () => {
    const off = await personOf('autopay-off')
    await off.later(DAY + 23 * HOUR - 60_000)
    await setAutoPay(off.person, true)
    await off.later(2 * HOUR)
    expect(await openBills(off.person), 'switched on at 8:59 of the due day').toHaveLength(1)
    expect((await off.person.call('repayment/queryBillList', {}))[0]?.status).toBe('due')
    await off.later(DAY)
    expect(
      (await off.person.call('repayment/queryBillList', {}))[0]?.period,
      'debited the next morning',
    ).toBe(6)

    const on = await personOf('autopay-on')
    await on.later(DAY + 23 * HOUR - 60_000)
    await setAutoPay(on.person, false)
    expect(await on.person.call('repayment/getAutopayStatusV2', {})).toMatchObject({ autoRepaymentStatus: 0 })
    await on.later(2 * HOUR)
    expect((await on.person.call('repayment/queryBillList', {}))[0]?.period, 'still debited that day').toBe(6)
    await on.later(60 * DAY)
    expect((await on.person.call('repayment/queryBillList', {}))[0]?.status).toBe('overdue')
  })

  it('switched on twice, or off and on before the debit of a morning, changes nothing', async () => {
    const { sandbox, person, later } = await personOf('autopay-on')
    await setAutoPay(person, true)
    expect(sandbox.world().users[0]?.slices.repayment?.autoPay).toMatchObject({ holdsFrom: 0 })
    // 8:00 on the due day of the bill.
    await later(2 * DAY - 2 * HOUR)
    await setAutoPay(person, false)
    await setAutoPay(person, true)
    await later(2 * HOUR)
    expect((await person.call('repayment/queryBillList', {}))[0]?.period).toBe(6)
  })

  it('does not debit a bill that is paid, or whose payment is in progress', async () => {
    const { sandbox, person, later } = await personOf('autopay-on')
    await later(2 * DAY - HOUR - 10_000)
    const [bill] = await person.call('repayment/queryBillList', {})
    const repayNo = await pay(person, [bill?.billId ?? ''], 'processing')
    await later(60_000)
    expect(await person.call('repayment/queryStatus', { repayNo })).toMatchObject({ status: 'paid' })
    expect(sandbox.world().users[0]?.slices.repayment?.orders).toHaveLength(1)
    expect(await person.call('repayment/queryRefunds', {})).toEqual([])
  })

  it('reports a failed debit once, and debits on the morning after the card has money', async () => {
    const { sandbox, person, later } = await personOf('autopay-fails')
    await later(5 * DAY)
    expect((await person.call('repayment/queryBillList', {}))[0]).toMatchObject({
      status: 'overdue',
      overdueDays: 3,
    })
    const { orders } = sandbox.world().users[0]?.slices.repayment ?? { orders: [] }
    expect(orders).toMatchObject([{ kind: 'auto', status: 'failed', reason: '银行卡余额不足' }])
    expect(JSON.stringify(sandbox.world().users[0]?.slices.messages)).toContain('自动还款失败')
    // Authorised again with a card that has money.
    await bind(person, '1111')
    await confirm(person, await person.call('repayment/resignAutoPay', {}))
    await later(DAY)
    expect((await person.call('repayment/queryBillList', {}))[0]?.period).toBe(6)
  })

  it('stops when the signing runs out, until it is signed again', async () => {
    const { person, later } = await personOf('autopay-expired')
    expect(await shown(person)).toBe(4)
    expect(await person.call('repayment/showAutoPayEntry', { pageCode: 'x' })).toMatchObject({
      linkUrl: '/pages/credit/repayment/autopayV2',
      autoRepaymentStatus: 0,
    })
    await later(3 * DAY)
    expect((await person.call('repayment/queryBillList', {}))[0]?.status).toBe('overdue')
    await setAutoPay(person, false)
    expect(await person.refusal('repayment/changeAutoPayStatus', { autoRepaymentStatus: 1 })).toEqual([
      RESULTS.notSigned,
      '签约已过期，请重新签约',
    ])
    await confirm(person, await person.call('repayment/resignAutoPay', {}))
    await setAutoPay(person, true)
    expect(await shown(person)).toBe(3)
  })

  it('says until when it is signed, and for which card', async () => {
    const state = async (persona: string) =>
      (await personOf(persona)).person.call('repayment/getAutopayStatus', {})
    const { signedUntil, signedCardNo } = await state('autopay-on')
    expect(signedUntil).toMatch(/^2027-\d\d-\d\d /)
    expect(signedCardNo).toMatch(/5670$/)
    expect((await state('autopay-expired')).signedUntil).toMatch(/^2026-/)
    expect(await state('running-loan')).toMatchObject({ signedUntil: null, signedCardNo: null })
  })

  it('by alipay is opened on its own page, which comes back', async () => {
    const { person } = await personOf('running-loan')
    const { url } = await person.call('repayment/getAlipaySignUrl', { callBackUrl: BACK })
    expect(await press(person, url, 'cancel')).toBe(BACK)
    expect(await press(person, url, 'success'), 'once').toBe(410)
    const again = await person.call('repayment/getAlipaySignUrl', { callBackUrl: BACK })
    expect(await press(person, again.url, 'success')).toBe(BACK)
    expect(await person.call('repayment/getAutopayStatusV2', {})).toMatchObject({ alipayChannelStatus: 1 })
  })

  it('is signed again only when there is something to sign', async () => {
    const { person } = await personOf('autopay-on')
    expect(await person.call('repayment/resignAutoPay', {})).toMatchObject({ signedStatus: 1 })
    const other = await personOf('running-loan')
    expect(await other.person.refusal('repayment/resignAutoPay', {})).toEqual([
      RESULTS.notSigned,
      '您尚未签约自动还款，请先开通自动还款',
    ])
  })

  it('restores the limit as any repayment does', async () => {
    const { person, later } = await personOf('autopay-on')
    const before = cents((await person.call('cash/getAmount', {})).canUseLoanAmount)
    await later(3 * DAY)
    expect(cents((await person.call('cash/getAmount', {})).canUseLoanAmount)).toBeGreaterThan(before)
  })
})
