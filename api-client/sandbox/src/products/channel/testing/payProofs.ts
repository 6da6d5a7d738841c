import { toCents } from '@koo/pricing'
import { expect } from 'vitest'
import type { WorldView } from '../../../index.ts'
import type { Person } from '../../../testing/client.ts'
import { bindCard, pay, place } from './partner.ts'

/** Proves each outcome of a payment. */
export const payProofs: Record<string, (person: Person) => Promise<void>> = {
  async 'pay-processing'(person) {
    expect(await pay(person)).toHaveLength(32)
  },
  async 'pay-fails'(person) {
    expect((await pay(person)).at(-1)).toMatchObject({
      status: 'CONFIRM_PAY_FAILURE',
      reason: '银行处理失败，请更换支付方式后重试',
    })
    expect(await person.call('channel/queryAmount', {})).toMatchObject({ canUseLoanAmount: '50000.00' })
    expect(await person.call('channel/payCheck', {})).toMatchObject({ allowed: true })
    expect(await place(person)).toBe('pay')
  },
  async 'pay-combine'(person) {
    expect(await person.call('channel/queryPayOptions', {})).toMatchObject([
      { payType: 'instalment', enabled: false, reason: '可用额度不足，还差5600.00元' },
      { payType: 'combine', enabled: true },
      { payType: 'card' },
      { payType: 'card' },
    ])
    const { orderAmount, periodList } = await person.call('channel/queryInstalmentDetails', {})
    expect(orderAmount).toBe('8600.00')
    const plan = periodList.find(({ period }) => period === 6)
    expect(toCents(plan?.totalAmount) - toCents(plan?.handFee)).toBe(300_000)
    expect((await pay(person, { payType: 'combine' })).at(-1)).toMatchObject({ status: 'SUCCESS' })
    const world = await person.admin<WorldView>('GET', 'world')
    expect(world.loans).toMatchObject([{ amountCents: 300_000, monthPay: plan?.monthPay }])
  },
  async 'pay-blocked'(person) {
    expect(await person.call('channel/payCheck', {})).toEqual({
      allowed: false,
      reason: '您的账户存在风险，暂无法使用分期支付',
      reasonCode: 'RISK',
    })
  },
  async 'pay-closed'(person) {
    expect(await person.call('channel/payCheck', {})).toMatchObject({ reasonCode: 'ORDER_CLOSED' })
    expect(await person.refusal('channel/sendVerifySms', { type: 1 })).toEqual([
      42121,
      '订单已超时关闭，请重新下单',
    ])
  },
  async 'pay-low-limit'(person) {
    const options = await person.call('channel/queryPayOptions', {})
    expect(options.map(({ payType, enabled }) => [payType, enabled])).toEqual([
      ['instalment', false],
      ['combine', false],
      ['card', true],
      ['card', true],
    ])
  },
  async 'pay-at-once'(person) {
    expect(await pay(person)).toMatchObject([{ status: 'SUCCESS', reason: null }])
  },
  async 'pay-no-card'(person) {
    expect(await person.call('channel/payCheck', {})).toMatchObject({
      allowed: false,
      reasonCode: 'NO_PAY_OPTION',
    })
    await bindCard(person, '6688')
    expect(await person.call('channel/payCheck', {})).toMatchObject({ allowed: true })
  },
}
