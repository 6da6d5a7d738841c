import { leadWaiver, readCoupon, readRateTable, toCents } from '@koo/pricing'
import { describe, expect, it } from 'vitest'
import { frozenSandbox } from '../../testing/client.ts'
import { ASK, offerOf, refused, taking } from './testing/lead.ts'
import { personaOf } from './testing/partner.ts'

describe('the one-click offer', () => {
  it('has terms, institutions, uses, a card and the best coupon', async () => {
    const person = await personaOf('lead-new-style')
    const offer = await offerOf(person)
    expect(offer).toMatchObject({
      amount: '10000.00',
      period: 12,
      firstRepaymentDay: '2026-12-20',
      loanUseCode: '10001',
      subLoanUseCode: '1000101',
      loanUseDesc: '日常消费',
      userBankInfoDTO: { userCardId: 'C1', bankName: '招商银行' },
      selectedCouponInfo: { couponId: 'CL2' },
      leadFlowLoanAmountMax: '20000.00',
      showStyle: 'newStyle',
      instShareProfitNewUserType: 'leadFlow',
    })
    expect(offer.instIdList).toHaveLength(3)
    expect(offer.instGrayInfo).toMatchObject([{ agreementPopGray: false }, {}, {}])
    expect(offer.availableCoupons?.map(({ couponId }) => couponId)).toEqual(['CL2', 'CX5', 'CL3'])
    expect(Number(offer.irr)).toBeLessThan(Number(offer.beforeIrr))
    const { rateTable } = await person.call('merchant/getLoanRateInfoV3', {})
    const coupon = readCoupon({ ...offer.selectedCouponInfo, productIds: ['L1'], endDate: null })
    const waived = leadWaiver(toCents(10_000), readRateTable(rateTable ?? []), coupon)
    expect(toCents(offer.freeAmount), 'what the pages work out').toBe(waived)
    expect(waived).toBeGreaterThan(0)
    expect(await person.call('cash/getLoanAfterProcessInfo', ASK), 'the same when asked again').toEqual({
      ...offer,
    })
  })

  it('in the old style shows five institutions and no coupon', async () => {
    const offer = await offerOf(await personaOf('lead-old-style'))
    expect(offer).toMatchObject({ showStyle: 'oldStyle', selectedCouponInfo: null, freeAmount: '0.00' })
    expect(offer.irr).toBe(offer.beforeIrr)
    expect(offer.instIdList).toHaveLength(5)
    for (const { protocolUrl } of offer.instIdList ?? []) {
      expect((await frozenSandbox().fetch(protocolUrl ?? '')).status).toBe(200)
    }
  })

  it('after a refusal in the pop-up form leads to the lead lender', async () => {
    const person = await personaOf('audit-fails')
    await refused(person)
    const pop = await person.call('cash/getLoanAfterProcessInfo', ASK)
    expect(pop).toMatchObject({
      showType: 'popWindow',
      loanAmount: '10000.00',
      cashTotalAmountDl: '50000.00',
      applyLimitPopMode: 'refuseStyle',
      effectiveDayDl: 7,
    })
    expect(pop?.lydList).toHaveLength(3)
    expect(pop?.amount).toBeUndefined()
  })

  it('does not exist without a lead-flow limit', async () => {
    const person = await personaOf('campaign-generic')
    await refused(person)
    expect(await person.call('cash/getLoanAfterProcessInfo', ASK)).toMatchObject({ showType: null })
  })

  it('expires after half an hour and is created again', async () => {
    const person = await personaOf('lead-new-style')
    const offer = await offerOf(person)
    await person.admin('POST', 'clock', { advanceMs: 30 * 60_000 + 1 })
    expect(await person.refusal('cash/oneClickLoanPublish', taking(offer))).toEqual([
      42133,
      '该优惠已失效，请重新选择借款',
    ])
    const next = await person.call('cash/getLoanAfterProcessInfo', ASK)
    expect(next?.serialNumber).not.toBe(offer.serialNumber)
    expect(await person.call('cash/oneClickLoanPublish', taking(next ?? {}))).toMatchObject({
      paymentDay: '20',
    })
  })
})
