import { describe, expect, it, vi } from 'vitest'
import { findDrift } from './drift.ts'
import {
  cashGetAmount,
  cashGetLoanAfterProcessInfo,
  cashPublishV2,
  cashQueryCoupons,
  cashQueryLoanAgreements,
  repaymentQueryBillList,
  userQueryAllBankcardList,
} from './gen/calls.ts'
import type { CashPublishV2Request } from './gen/types.ts'
import { amountConfig, envelope, setUp } from './testing/gateway.ts'

describe('the contract check', () => {
  const drifted = { ...amountConfig, customerKind: 'vip', extra: 1 }

  it('fails the call in throw mode', async () => {
    const { gateway } = setUp([envelope(drifted)])
    await expect(cashGetAmount(gateway)).rejects.toMatchObject({
      kind: 'contract',
      message: 'customerKind: invalid_value',
    })
  })

  it('reports a difference once and hands the value on in report mode', async () => {
    const { gateway, reports } = setUp([envelope(drifted)], { contract: 'report' })
    await expect(cashGetAmount(gateway)).resolves.toEqual(drifted)
    await cashGetAmount(gateway)
    expect(reports).toEqual([
      expect.objectContaining({ result: 'contract', errorMessage: 'customerKind: invalid_value' }),
    ])
  })

  it('without the whole contract stops only replies that no page can use', async () => {
    const { gateway } = setUp([envelope(drifted), envelope({ ...drifted, minAmount: -1 })], {
      findDrift: undefined,
    })
    await expect(cashGetAmount(gateway)).resolves.toEqual(drifted)
    await expect(cashGetAmount(gateway)).rejects.toMatchObject({
      kind: 'contract',
      message: 'Content.minAmount: unusable',
    })
  })

  it('makes no call wait in report mode, and dates the report by the reply', async () => {
    let now = 1000
    let compared: (drift: string) => void = () => {}
    const { gateway, reports } = setUp([envelope(drifted)], {
      contract: 'report',
      findDrift: () => new Promise((resolve) => void (compared = resolve)),
      now: () => now,
    })
    await expect(cashGetAmount(gateway)).resolves.toEqual(drifted)
    expect(reports).toEqual([])
    now = 60_000
    compared('customerKind: invalid_value')
    await vi.waitFor(() => expect(reports).toHaveLength(1))
    expect(reports[0]).toMatchObject({ errorMessage: 'customerKind: invalid_value', endTime: 1000 })
  })

  it('that fails itself reports nothing in report mode, and fails the call in throw mode', async () => {
    const findDrift = vi.fn(() => Promise.reject(new TypeError('no such chunk')))
    const { gateway, reports } = setUp([envelope(amountConfig)], { contract: 'report', findDrift })
    await expect(cashGetAmount(gateway)).resolves.toEqual(amountConfig)
    await vi.waitFor(() => expect(findDrift).toHaveBeenCalledOnce())
    expect(reports).toEqual([])
    const { gateway: strict, requests } = setUp([envelope(amountConfig)], { contract: 'throw', findDrift })
    await expect(cashGetAmount(strict)).rejects.toMatchObject({
      kind: 'contract',
      message: 'not compared: TypeError: no such chunk',
    })
    expect(requests).toHaveLength(1)
  })

  it('knows only paths of the contract', () => {
    expect(findDrift('cash/getAmount', null)).toBe('Content: invalid_type')
    expect(findDrift('cash/nothing', null)).toBeUndefined()
    expect(findDrift('constructor', null)).toBeUndefined()
  })

  it.each([
    ['null', null],
    ['text', 'x'],
    ['a list', []],
    ['a negative amount', { ...amountConfig, canUseLoanAmount: -1 }],
    ['an amount above 1e8', { ...amountConfig, canUseLoanAmount: 1e9 }],
    ['an amount in words', { ...amountConfig, canUseLoanAmount: 'many' }],
    ['an amount with three decimals', { ...amountConfig, canUseLoanAmount: '1.005' }],
    ['an amount of a wrong kind', { ...amountConfig, minAmount: { $ne: 1 } }],
    ['a missing amount', { ...amountConfig, minAmount: undefined }],
    ['a null amount', { ...amountConfig, loanAmount: null }],
    ['a bad optional amount', { ...amountConfig, deltaAmount: true }],
    ['an optional amount without digits', { ...amountConfig, amountUpperLimit: '' }],
    ['half a day', { ...amountConfig, repaymentDay: 8.5 }],
    ['a kind of customer that is no word', { ...amountConfig, customerKind: 1 }],
    ['a day 0', { ...amountConfig, repaymentDay: 0 }],
    ['a day 32', { ...amountConfig, repaymentDay: 32 }],
  ])('%s never reaches a page, not even in report mode', async (_title, value) => {
    const { gateway } = setUp([envelope(value)], { contract: 'report' })
    await expect(cashGetAmount(gateway)).rejects.toMatchObject({ kind: 'contract' })
  })

  it('wants whole numbers where a part makes no sense', async () => {
    const { gateway } = setUp([envelope({ ...amountConfig, repaymentDay: 8.5 })])
    await expect(cashGetAmount(gateway)).rejects.toMatchObject({
      message: 'Content.repaymentDay: unusable',
    })
  })

  it('accepts null for an optional field', async () => {
    const { gateway } = setUp([envelope({ ...amountConfig, needScanQRCode: null, expireDate: null })])
    await expect(cashGetAmount(gateway)).resolves.toMatchObject({ expireDate: null })
  })

  it('keeps a null content where the contract allows it', async () => {
    const request = { typeId: 'publishStatus', serialNumber: 'a', kooUserSource: 'WX' } as const
    const { gateway } = setUp([envelope(null)])
    await expect(cashGetLoanAfterProcessInfo(gateway, request)).resolves.toBeNull()
  })

  it.each([
    ['an id that is an object', { loanId: { $ne: 1 } }],
    ['no ids', {}],
    ['nothing', null],
    ['a list', []],
  ])('an accepted application has an unknown outcome when its reply has %s', async (_title, content) => {
    const { gateway } = setUp([envelope(content)], { contract: 'report' })
    await expect(cashPublishV2(gateway, {} as CashPublishV2Request)).rejects.toMatchObject({
      kind: 'contract',
      outcomeUnknown: true,
    })
  })

  it('a missing card fails the list instead of the page', async () => {
    const { gateway } = setUp([envelope([null])], { contract: 'report' })
    await expect(userQueryAllBankcardList(gateway, { pageType: '1' })).rejects.toMatchObject({
      kind: 'contract',
    })
  })
})

describe('a reply in report mode', () => {
  const card = { userCardId: 'C1', bankName: '招商银行', cardNo: '**** 5670' }
  const read = async (value: unknown) => {
    const { gateway, reports } = setUp([envelope(value)], { contract: 'report' })
    const content = await userQueryAllBankcardList(gateway, { pageType: '1' })
    await userQueryAllBankcardList(gateway, { pageType: '1' })
    return { content, reports: reports.map(({ errorMessage }) => errorMessage) }
  }

  it('comes without optional fields of another kind, and one report says which', async () => {
    const { content, reports } = await read([{ ...card, cardType: '4', smallIcon: 5670 }, card])
    expect(content).toEqual([card, card])
    expect(reports).toEqual(['Content.0.cardType, Content.0.smallIcon: left out, 2 in all'])
  })

  it('comes without unusable rows; the others are kept', async () => {
    const { content, reports } = await read([
      { ...card, bankName: null },
      card,
      'card',
      null,
      { ...card, cardNo: 5670 },
    ])
    expect(content).toEqual([card])
    expect(reports).toEqual(['Content.0.bankName, Content.2, Content.3: left out, 4 in all'])
  })

  it('reports no data of the removed fields', async () => {
    const { reports } = await read([{ ...card, smallIcon: ['6225880112345670', '13800000002'] }, card])
    expect(JSON.stringify(reports)).not.toMatch(/5670|13800/)
  })

  it('fails when no row can be used: an empty list would be wrong', async () => {
    await expect(read([null, { ...card, bankName: 7 }])).rejects.toMatchObject({
      kind: 'contract',
      message: 'Content.0: unusable',
    })
  })

  it.each([
    [
      'an agreement',
      cashQueryLoanAgreements,
      { name: '借款协议', url: '/a', isLoanProtocol: true },
      { name: 7 },
    ],
    [
      'a bill',
      repaymentQueryBillList,
      { billId: 'B1', amount: '1', dueDate: '2026-04-08' },
      { amount: 'NaN' },
    ],
  ] as const)(
    'fails when %s cannot be used: the others would not be all',
    async (_title, call, row, wrong) => {
      const { gateway } = setUp([envelope([row]), envelope([row, { ...row, ...wrong }])], {
        contract: 'report',
      })
      await expect(call(gateway)).resolves.toEqual([row])
      await expect(call(gateway)).rejects.toMatchObject({ kind: 'contract' })
    },
  )

  it('leaves a coupon out when a condition of it cannot be used', async () => {
    const coupon = { couponId: 'A', name: '免息券', category: 'rate', endDate: '2026-12-01' }
    const couponList = [coupon, { ...coupon, endDate: {} }, { ...coupon, ruleList: [{}, 'rule'] }]
    const { gateway } = setUp([envelope({ couponList, productList: [] })], { contract: 'report' })
    await expect(cashQueryCoupons(gateway)).resolves.toEqual({ couponList: [coupon], productList: [] })
  })

  it('keeps unknown fields, and unknown values of enumerations', async () => {
    const { content, reports } = await read([{ ...card, colour: { red: null }, cardType: 77 }])
    expect(content).toEqual([{ ...card, colour: { red: null }, cardType: 77 }])
    expect(reports).toEqual([])
  })

  it('of another type fails the call in throw mode, so that developers see it', async () => {
    const { gateway } = setUp([envelope([{ ...card, cardType: '4' }])], { findDrift: undefined })
    await expect(userQueryAllBankcardList(gateway, { pageType: '1' })).rejects.toMatchObject({
      message: 'Content.0.cardType: left out, 1 in all',
    })
  })
})

it('no schema compiles code from text, which a strict content security policy would report', async () => {
  const compile = vi.fn<typeof Function>()
  vi.stubGlobal('Function', compile)
  vi.resetModules()
  const { registry } = await import('./gen/registry.ts')
  expect(registry['cash/getAmount'].content.safeParse(amountConfig).success).toBe(true)
  expect(compile).not.toHaveBeenCalled()
  const z = await import('zod/mini')
  expect(z.config().jitless).toBe(true)
  vi.unstubAllGlobals()
})
