import { describe, expect, it, vi } from 'vitest'
import { findDrift } from '../src/drift.ts'
import {
  cashGetAmount,
  cashGetLoanAfterProcessInfo,
  cashPublishV2,
  userQueryAllBankcardList,
} from '../src/gen/calls.ts'
import type { CashPublishV2Request } from '../src/gen/types.ts'
import { amountConfig, envelope, setUp } from './support/gateway.ts'

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

  it('without the whole contract stops what no page can go on with, and nothing else', async () => {
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

  it('that cannot be made is no difference in report mode, and fails the call in throw mode', async () => {
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

  it('knows no path but those of the contract', () => {
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
    ['a day 0', { ...amountConfig, repaymentDay: 0 }],
    ['a day 32', { ...amountConfig, repaymentDay: 32 }],
  ])('%s never reaches a page, not even in report mode', async (_title, value) => {
    const { gateway } = setUp([envelope(value)], { contract: 'report' })
    await expect(cashGetAmount(gateway)).rejects.toMatchObject({ kind: 'contract' })
  })

  it('wants whole numbers where a part makes no sense', async () => {
    const { gateway } = setUp([envelope({ ...amountConfig, repaymentDay: 8.5 })])
    await expect(cashGetAmount(gateway)).rejects.toMatchObject({ message: 'repaymentDay: invalid_format' })
  })

  it('takes null for what a server may leave out', async () => {
    const { gateway } = setUp([envelope({ ...amountConfig, needScanQRCode: null, expireDate: null })])
    await expect(cashGetAmount(gateway)).resolves.toMatchObject({ expireDate: null })
  })

  it('leaves a null answer alone where the contract allows it', async () => {
    const request = { typeId: 'publishStatus', serialNumber: 'a', kooUserSource: 'WX' } as const
    const { gateway } = setUp([envelope(null)])
    await expect(cashGetLoanAfterProcessInfo(gateway, request)).resolves.toBeNull()
  })

  it('an accepted application with an unreadable answer has an unknown outcome', async () => {
    const { gateway } = setUp([envelope({ loanId: { $ne: 1 } })], { contract: 'report' })
    const published = cashPublishV2(gateway, {} as CashPublishV2Request)
    // Text where an id is due is drift; the page checks what it needs. Nothing at all is a failure.
    await expect(published).resolves.toEqual({ loanId: { $ne: 1 } })
    const { gateway: other } = setUp([envelope(null)], { contract: 'report' })
    await expect(cashPublishV2(other, {} as CashPublishV2Request)).rejects.toMatchObject({
      kind: 'contract',
      outcomeUnknown: true,
    })
  })

  it('a card that is not there fails the list instead of the page', async () => {
    const { gateway } = setUp([envelope([null])], { contract: 'report' })
    await expect(userQueryAllBankcardList(gateway, { pageType: '1' })).rejects.toMatchObject({
      kind: 'contract',
    })
  })
})

it('no schema compiles code from text, which a strict content security policy would report', async () => {
  const compile = vi.fn<typeof Function>()
  vi.stubGlobal('Function', compile)
  vi.resetModules()
  const { registry } = await import('../src/gen/registry.ts')
  expect(registry['cash/getAmount'].content.safeParse(amountConfig).success).toBe(true)
  expect(compile).not.toHaveBeenCalled()
  const z = await import('zod/mini')
  expect(z.config().jitless).toBe(true)
  vi.unstubAllGlobals()
})
