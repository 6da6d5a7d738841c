import { toCents } from '@koo/pricing'
import { describe, expect, it } from 'vitest'
import type { WorldView } from '../../index.ts'
import { mountOf, frozenSandbox } from '../../testing/client.ts'
import { bindCard, comeFrom, pay, payment, personaOf, place, visit } from './testing/partner.ts'

describe('the plan of an order', () => {
  it('is priced to the cent for every period', async () => {
    const person = await personaOf('siku-after')
    const details = await person.call('channel/queryInstalmentDetails', {})
    expect(details).toMatchObject({ orderAmount: '8600.00', goodsName: '小牛皮单肩包' })
    expect(details.orderNum).toMatch(/^SK\d{10}$/)
    expect(details.periodList.map(({ period }) => period)).toEqual([3, 6, 9, 12, 18, 24])
    for (const { period, monthPay, handFee, totalAmount } of details.periodList) {
      expect(toCents(totalAmount)).toBe(860_000 + toCents(handFee))
      expect(Math.abs(toCents(monthPay) * period - toCents(totalAmount))).toBeLessThanOrEqual(period)
    }
  })

  it('is what the ledger keeps after paying', async () => {
    const person = await personaOf('siku-after')
    const { periodList } = await person.call('channel/queryInstalmentDetails', {})
    const states = await pay(person, { period: 12 })
    expect(states).toMatchObject([
      { status: 'PAY_ING', reason: null },
      { status: 'PAY_ING', reason: null },
      { status: 'PAY_ING', reason: null },
      { status: 'SUCCESS', reason: null },
    ])
    const world = await person.admin<WorldView>('GET', 'world')
    const plan = periodList.find(({ period }) => period === 12)
    expect(world.loans).toMatchObject([
      { amountCents: 860_000, loanPeriod: 12, audit: 'auditSuccess', monthPay: plan?.monthPay },
    ])
    expect(world.loans[0]?.totals.wire.realTotal).toBe(plan?.totalAmount)
    expect(await person.call('channel/queryAmount', {})).toMatchObject({ canUseLoanAmount: '21400.00' })
    expect(await place(person)).toBe('<order>')
  })

  it('exists only for customers with an order', async () => {
    const person = await personaOf('koocard-after')
    expect(await person.refusal('channel/queryInstalmentDetails', {})).toEqual([42121, '没有待支付的订单'])
    expect(await person.refusal('channel/payCheck', {})).toEqual([42121, '没有待支付的订单'])
  })
})

describe('paying', () => {
  it('offers the limit and each card', async () => {
    const person = await personaOf('siku-after')
    expect(await person.call('channel/queryPayOptions', {})).toMatchObject([
      { payType: 'instalment', name: '信用额度分期', enabled: true, card: { userCardId: 'C1' } },
      { payType: 'card', name: '招商银行（5670）', enabled: true, card: { userCardId: 'C1' } },
      { payType: 'card', name: '杭州银行（8812）', enabled: true, card: { userCardId: 'C2' } },
    ])
    expect(await person.call('channel/payCheck', {})).toEqual({
      allowed: true,
      reason: null,
      reasonCode: null,
    })
  })

  it('of the same serialNumber happens once, and an order is paid once', async () => {
    const person = await personaOf('siku-after')
    const request = await payment(person)
    const [first] = await pay(person)
    expect(await person.call('channel/confirmPay', request)).toEqual(first)
    expect((await person.admin<WorldView>('GET', 'world')).loanCount).toBe(1)
    expect(await person.call('channel/payCheck', {})).toEqual({
      allowed: false,
      reason: '订单已支付，请勿重复支付',
      reasonCode: 'ORDER_PAID',
    })
    const second = { ...request, serialNumber: 'pay-0000-0000-0002' }
    expect(await person.refusal('channel/confirmPay', second)).toEqual([42121, '订单已支付，请勿重复支付'])
    expect(await person.refusal('channel/sendVerifySms', { type: 1 })).toEqual([
      42121,
      '订单已支付，请勿重复支付',
    ])
  })

  it('needs a code that was sent, is right, and is used once', async () => {
    const person = await personaOf('pay-fails')
    const request = await payment(person, { verifyCode: '000000' })
    expect(await person.refusal('channel/confirmPay', request)).toEqual([42104, '验证码已失效，请重新获取'])
    expect(await person.call('channel/sendVerifySms', { type: 1 })).toMatchObject({
      mobileMasked: '138****0371',
      resendSeconds: 60,
    })
    expect(await person.refusal('channel/sendVerifySms', { type: 1 })).toEqual([
      42103,
      '验证码已发送，请60秒后再获取',
    ])
    expect(await person.refusal('channel/confirmPay', request)).toEqual([42101, '验证码错误，请重新输入'])
    const right = { ...request, verifyCode: '123456' }
    expect(await person.call('channel/confirmPay', right)).toMatchObject({ status: 'PAY_ING' })
    await person.call('channel/queryPayStatus', {})
    await person.call('channel/queryPayStatus', {})
    await person.call('channel/queryPayStatus', {})
    const next = { ...right, serialNumber: 'pay-0000-0000-0002' }
    expect(await person.refusal('channel/confirmPay', next)).toEqual([42104, '验证码已失效，请重新获取'])
  })

  it('sends the code to the phone of the account only', async () => {
    const person = await personaOf('siku-after')
    expect(await person.refusal('channel/sendVerifySms', { type: 1, mobile: '13900000000' })).toEqual([
      400,
      '手机号与账号不一致，请检查后重试',
    ])
    expect(await person.call('channel/sendVerifySms', { type: 2, mobile: '13800000327' })).toMatchObject({
      resendSeconds: 60,
    })
  })

  it.each([
    [{ period: 7 }, [400, '期数填写有误，请检查后重试']],
    [{ payType: 'points' }, [42121, '所选支付方式不可用，请重新选择']],
    [{ payType: 'combine' }, [42121, '所选支付方式不可用，请重新选择']],
    [{ payType: 'card', userCardId: 'C9' }, [42121, '所选支付方式不可用，请重新选择']],
    [{ userCardId: 'C9' }, [42113, '所选银行卡不可用，请重新选择']],
  ])('refuses %j', async (wanted, refusal) => {
    const person = await personaOf('siku-after')
    await person.call('channel/sendVerifySms', { type: 1 })
    const request = await payment(person, wanted)
    expect(await person.refusal('channel/confirmPay', request)).toEqual(refusal)
  })

  it.each([
    ['another order', { orderNum: 'SK0000000000' }, 42121],
    ['an amount that was not shown', { amount: '86.00' }, 42121],
    ['an amount a cent off', { amount: '8600.01' }, 42121],
    ['a plan a cent off', { monthPay: '1.00' }, 45006],
    ['no plan', { monthPay: undefined }, 45006],
    ['another plan than that of the period', { period: 12, monthPay: '1529.51' }, 45006],
  ])('is refused for %s, and the code stays good', async (_what, wanted, code) => {
    const person = await personaOf('siku-after')
    await person.call('channel/sendVerifySms', { type: 1 })
    const request = await payment(person)
    const { monthPay, ...without } = { ...request, ...wanted }
    const sent = { ...without, ...(monthPay !== undefined && { monthPay }) }
    expect((await person.refusal('channel/confirmPay', sent))[0]).toBe(code)
    expect((await person.admin<WorldView>('GET', 'world')).loanCount).toBe(0)
    const right = { ...request, serialNumber: 'pay-0000-0000-0002' }
    expect(await person.call('channel/confirmPay', right)).toMatchObject({ status: 'PAY_ING' })
  })

  it('needs a granted limit for instalments, not for a card', async () => {
    const person = await personaOf('siku-ready')
    expect((await person.call('channel/queryPayOptions', {}))[0]).toMatchObject({
      enabled: false,
      reason: '请先完成额度评估',
    })
    const states = await pay(person, { payType: 'card', userCardId: 'C2' })
    expect(states.at(-1)).toMatchObject({ status: 'SUCCESS', reason: null })
    expect((await person.admin<WorldView>('GET', 'world')).loanCount, 'a card makes no loan').toBe(0)
  })

  it('has no status before it began', async () => {
    const person = await personaOf('siku-after')
    expect(await person.refusal('channel/queryPayStatus', {})).toEqual([42121, '没有正在处理的支付'])
  })

  it('has the status of one payment, and none of a serial number that has not arrived', async () => {
    const person = await personaOf('siku-after')
    await pay(person)
    const serialNumber = 'pay-0000-0000-0001'
    expect(await person.call('channel/queryPayStatus', { serialNumber })).toMatchObject({
      serialNumber,
      status: 'SUCCESS',
    })
    const another = { serialNumber: 'pay-0000-0000-0002' }
    expect(await person.refusal('channel/queryPayStatus', another)).toEqual([42121, '没有正在处理的支付'])
  })

  it('is decided by the card where the card pays', async () => {
    const person = await personaOf('pay-no-card')
    expect(await person.call('channel/payCheck', {})).toMatchObject({
      allowed: false,
      reasonCode: 'NO_PAY_OPTION',
    })
    const poor = await bindCard(person, '4444')
    expect(await person.call('channel/payCheck', {})).toMatchObject({ allowed: true })
    expect((await pay(person, { payType: 'card', userCardId: poor })).at(-1)).toMatchObject({
      status: 'CONFIRM_PAY_FAILURE',
      reason: '银行卡余额不足，请更换银行卡后重试',
    })
    const slow = await bindCard(person, '5555')
    await person.admin('POST', 'clock', { advanceMs: 60_000 })
    const states = await pay(person, {
      payType: 'card',
      userCardId: slow,
      serialNumber: 'pay-0000-0000-0002',
    })
    expect(states.filter(({ status }) => status === 'PAY_ING')).toHaveLength(11)
    expect(states.at(-1)).toMatchObject({ status: 'SUCCESS', reason: null })
  })

  it('at the cashier of yinlian pays the order, or does not', async () => {
    const mount = mountOf(frozenSandbox())
    const person = await comeFrom('yinlian', '13800000337', mount)
    expect(await place(person)).toBe('<cashier>')
    for (const outcome of ['failed', 'cancel']) {
      expect(await visit(person, outcome)).toBe('/pages/credit/yinlian/loginsuccess')
      expect(await place(person)).toBe('<cashier>')
    }
    await visit(person, 'done')
    expect(await place(person)).toBe('<order>')
    expect(await person.call('channel/payCheck', {})).toMatchObject({ reasonCode: 'ORDER_PAID' })
  })

  it('is not started a second time in the meantime', async () => {
    const person = await personaOf('pay-processing')
    await person.call('channel/sendVerifySms', { type: 1 })
    await person.call('channel/confirmPay', await payment(person))
    expect(await person.call('channel/payCheck', {})).toMatchObject({ allowed: false, reasonCode: 'PAY_ING' })
  })

  it('expires after a day: the order is closed', async () => {
    const person = await personaOf('siku-after')
    await person.admin('POST', 'clock', { advanceMs: 24 * 3_600_000 })
    await person.signIn('siku-after')
    expect(await person.call('channel/payCheck', {})).toMatchObject({ reasonCode: 'ORDER_CLOSED' })
  })
})
