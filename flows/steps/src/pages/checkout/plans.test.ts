import { GatewayError } from '@koo/api-client'
import type { InstalmentDetails, PayOption, PayState, UserBankInfo } from '@koo/api-client/types'
import { toCents } from '@koo/pricing'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'
import { isAbout, isNoPayment } from './payPublishing.ts'
import { orderFaults, payableWays, plansOf } from './plans.ts'
import { cardsOf, waysOf } from './ways.ts'

const card = (userCardId: string): UserBankInfo => ({
  userCardId,
  bankName: '招商银行',
  cardNo: `6225 **** **** ${userCardId}`,
})
const option = (payType: PayOption['payType'], more: Partial<PayOption> = {}): PayOption => ({
  payType,
  name: '信用额度分期',
  enabled: true,
  card: card('5670'),
  ...more,
})
const PLAN = { period: 12, monthPay: '813.21', handFee: '1158.52', totalAmount: '9758.52' }
const WRONG = { ...PLAN, period: 6 }
const ORDER: InstalmentDetails = { orderAmount: '8600.00', orderNum: 'SK0000000001', periodList: [PLAN] }

const instalment = waysOf([option('instalment')])
const [first] = instalment

describe('a plan above its ceiling', () => {
  // 24 % a year.
  it.each([
    [undefined, []],
    [0.24, []],
    [0.239, ['rateCap']],
  ])('of %s', (ceiling, faults) => {
    expect(plansOf(ORDER, first, ceiling).faults).toEqual(faults)
    expect(orderFaults(ORDER, instalment, ceiling)).toEqual(faults)
    expect(payableWays(ORDER, instalment, ceiling)[0]?.reason).toBe(faults.length > 0 ? copy.noPlan : null)
  })
})

describe('the ways to pay', () => {
  it('are open only when the server says so, with its reason for the others', () => {
    const reasons = waysOf([
      option('instalment'),
      option('instalment', { enabled: false, reason: '额度不足' }),
      option('instalment', { enabled: null, reason: '请稍后' }),
      option('instalment', { enabled: undefined }),
      option('instalment', { enabled: false, reason: null }),
    ]).map(({ reason }) => reason)
    expect(reasons).toEqual([null, '额度不足', '请稍后', '', ''])
  })

  it('say no reason against one that is open, although the server gives one', () => {
    expect(waysOf([option('card', { reason: '额度不足' })])[0]?.reason).toBeNull()
  })

  it.each([
    ['instalment', true, false],
    ['combine', true, true],
    ['card', false, false],
    [7, true, false],
  ])('of %s: in periods %s, combined %s', (payType, isFinanced, isCombined) => {
    expect(waysOf([option(payType)])).toMatchObject([{ payType: String(payType), isFinanced, isCombined }])
  })

  it('have an id each, several cards and unknown ones included', () => {
    const ways = waysOf([
      option('instalment'),
      option('combine'),
      option('card'),
      option('card', { card: card('8812') }),
      option('card', { card: null }),
      option('card', { card: undefined }),
    ])
    expect(new Set(ways.map(({ id }) => id)).size).toBe(6)
  })

  it('keep their id when the card of the instalments changes', () => {
    expect(waysOf([option('instalment', { card: card('8812') })])[0]?.id).toBe(first?.id)
  })

  it('may come without a card', () => {
    expect(waysOf([option('card', { card: null }), option('combine', { card: undefined })])).toMatchObject([
      { card: null },
      { card: null },
    ])
  })

  it('name every card once, in their order', () => {
    const ways = waysOf([
      option('instalment'),
      option('combine', { card: null }),
      option('card', { card: card('8812') }),
      option('card'),
    ])
    expect(cardsOf(ways).map(({ userCardId }) => userCardId)).toEqual(['5670', '8812'])
    expect(cardsOf([])).toEqual([])
  })
})

describe('the plans of an order', () => {
  it('are those that add up; the others are counted with their fault', () => {
    const { plans, faults } = plansOf({ ...ORDER, periodList: [WRONG, PLAN] }, first)
    expect(plans).toEqual([PLAN])
    expect(faults).toEqual(['payment'])
  })

  it('are judged by the cent of the order', () => {
    const offered = (orderAmount: string) => plansOf({ ...ORDER, orderAmount }, first).plans.length
    expect(offered('8600.00')).toBe(1)
    expect(offered('8599.99')).toBe(0)
    expect(offered('8600.01')).toBe(0)
  })

  it('may be without fee or total, as null or not at all', () => {
    const { period, monthPay } = PLAN
    const periodList = [
      { ...PLAN, handFee: null },
      { ...PLAN, totalAmount: null },
      { period, monthPay },
    ]
    expect(plansOf({ ...ORDER, periodList }, first)).toEqual({ plans: periodList, faults: [] })
  })

  it('of a part of the order may repay less than the order, never more', () => {
    const [combine] = waysOf([option('combine')])
    const offered = (orderAmount: string) => plansOf({ ...ORDER, orderAmount }, combine).plans.length
    expect([offered('20000.00'), offered('8600.00'), offered('8599.99')]).toEqual([1, 1, 0])
  })

  it('are none by card, and none without a way', () => {
    const [byCard] = waysOf([option('card')])
    for (const way of [byCard, undefined])
      expect(plansOf({ ...ORDER, periodList: [PLAN, WRONG] }, way)).toEqual({ plans: [], faults: [] })
  })

  it('that may not be offered close the way in periods, and no other', () => {
    const ways = waysOf([option('instalment'), option('card')])
    const broken = { ...ORDER, periodList: [WRONG] }
    expect(payableWays(broken, ways).map(({ reason }) => reason)).toEqual([copy.noPlan, null])
    expect(payableWays({ ...ORDER, periodList: [] }, ways)[0]?.reason).toBe(copy.noPlan)
    expect(payableWays(ORDER, ways)).toEqual(ways)
  })

  it('leave the reason of the server where the way was closed before', () => {
    const ways = waysOf([option('instalment', { enabled: false, reason: '额度不足' })])
    expect(payableWays({ ...ORDER, periodList: [] }, ways)[0]?.reason).toBe('额度不足')
  })
})

describe('the faults of an order', () => {
  it.each<[string, Partial<InstalmentDetails>, readonly string[]]>([
    ['none', {}, []],
    ['no number', { orderNum: undefined }, ['number']],
    ['a number of blanks', { orderNum: '  ' }, ['number']],
    ['the smallest amount', { orderAmount: '0.01', periodList: [] }, []],
    ['no amount', { orderAmount: '0.00', periodList: [] }, ['amount']],
    ['an amount below nothing', { orderAmount: '-8600.00', periodList: [] }, ['amount']],
    ['one kind of fault in two plans', { periodList: [WRONG, WRONG] }, ['payment']],
    ['two kinds', { periodList: [WRONG, { ...PLAN, handFee: '1.00' }] }, ['payment', 'principal']],
  ])('are: %s', (_what, change, faults) => {
    expect(orderFaults({ ...ORDER, ...change }, instalment)).toEqual(faults)
  })

  it('are not those of plans that nobody can choose', () => {
    const closed = waysOf([option('instalment', { enabled: false }), option('card')])
    expect(orderFaults({ ...ORDER, periodList: [WRONG] }, closed)).toEqual([])
  })

  it('never let a plan through that costs more than it states', () => {
    for (let cents = 1; cents <= 4_000; cents += 131) {
      const total = toCents(PLAN.totalAmount) + 12 + cents
      const plan = { ...PLAN, totalAmount: (total / 100).toFixed(2) }
      expect(orderFaults({ ...ORDER, periodList: [plan] }, instalment)).not.toEqual([])
    }
  })
})

describe('a status of a payment', () => {
  const state = (serialNumber?: string | null): PayState => ({ status: 'SUCCESS', serialNumber })
  it.each<[string, string | undefined, string | null | undefined, boolean]>([
    ['its own number', 'pay-1', 'pay-1', true],
    ['another number', 'pay-1', 'pay-2', false],
    ['no number', 'pay-1', undefined, true],
    ['a number that is null', 'pay-1', null, true],
    ['any number, for a payment of another device', undefined, 'pay-2', true],
  ])('with %s is about it or not', (_what, asked, named, expected) => {
    expect(isAbout(asked, state(named))).toBe(expected)
  })

  it('is missing only after the refusal that says so', () => {
    const error = (kind: 'result' | 'http', code: number) =>
      new GatewayError(kind, 'channel/queryPayStatus', '', { code })
    expect(isNoPayment(error('result', 42121))).toBe(true)
    for (const other of [error('result', 42020), error('http', 42121), new Error('42121'), null])
      expect(isNoPayment(other)).toBe(false)
  })
})
