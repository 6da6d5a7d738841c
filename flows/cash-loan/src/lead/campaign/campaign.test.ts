import type { CampaignItem } from '@koo/api-client/types'
import {
  cashGetAmount,
  cashPreApproval,
  cashQueryCoupons,
  merchantGetLoanRateInfoV3,
} from '@koo/api-client/calls'
import { sandboxWorld } from '@koo/page/testing'
import { exactCents, sumCents } from '@koo/pricing'
import { describe, expect, it } from 'vitest'
import { LEAD_MARKER } from '../../constants.ts'
import { readCampaign } from './campaign.ts'
import { waivedAmount } from './waiver.ts'

const voucher = { campaignCode: 'exitRetentionVoucher', marketingDetailInfo: { couponBatchNo: 'BCL2' } }
const detail = { cashTempAvailAmountDl: 5000, rate: 0.18, formattedCouponDiscount: '全程免息' }
const prizes = (popStyle: string, more: object = detail): CampaignItem => ({
  campaignCode: 'newLeadFlowInterestRetainPop',
  marketingDetailInfo: { ...more, popStyle },
})

describe('the campaign of a reply', () => {
  it('is its first item', { tags: ['cashLead.1'] }, () => {
    expect(readCampaign([voucher, prizes('newOnlyTempInfo')])?.code).toBe('exitRetentionVoucher')
    expect(readCampaign([prizes('newOnlyTempInfo'), voucher])?.code).toBe('newLeadFlowInterestRetainPop')
  })

  it.each([
    ['newOnlyTempInfo', ['limit']],
    ['newTempAndReduceInfo', ['limit', 'rate']],
    ['newTempAndReduceAndCouponInfo', ['limit', 'rate', 'coupon']],
  ])('%s has these prizes', { tags: ['cashLead.6'] }, (popStyle, kinds) => {
    const campaign = readCampaign([prizes(popStyle)])
    expect(campaign).toMatchObject({ prizes: kinds.map((kind) => ({ kind })) })
  })

  it.each([
    ['an empty list', []],
    ['null', null],
    ['a code that is not known', [{ campaignCode: 'other' }]],
    ['a style that is not known', [prizes('four')]],
    ['a prize without its figure', [prizes('newTempAndReduceInfo', { ...detail, rate: null })]],
    ['no limit', [prizes('newOnlyTempInfo', { ...detail, cashTempAvailAmountDl: 0 })]],
  ])('none for %s', { tags: ['cashLead.10'] }, (_name, list) => {
    expect(readCampaign(list)).toBeNull()
  })
})

describe('the waived amount', () => {
  async function replies(persona: string) {
    const { gateway } = sandboxWorld({ persona })
    const amount = await cashGetAmount(gateway, {})
    const rates = await merchantGetLoanRateInfoV3(gateway, {})
    const coupons = await cashQueryCoupons(gateway, {})
    return { amount, rates, coupons, gateway }
  }

  it(
    'the interest of the partner’s limit over 12 periods at the row that fits, up to the coupon’s cap',
    { tags: ['cashLead.3'] },
    async () => {
      const { amount, rates, coupons } = await replies('campaign-voucher')
      const waived = (leadFlowLoanAmount: number) =>
        waivedAmount('BCL2', { amount: { ...amount, leadFlowLoanAmount }, rates, coupons })
      // The figure that the coupon sheet shows for 10,000 in 12 periods.
      expect(waived(10_000)).toBe(87_004)
      expect(waived(20_000)).toBe(88_800)
    },
  )

  it.each([1_000, 3_300, 8_800, 10_000, 12_345, 20_000])(
    'is to the cent what the lender takes off a loan of %i yuan with the coupon',
    { tags: ['cashLead.3'] },
    async (leadFlowLoanAmount) => {
      const { gateway, ...known } = await replies('campaign-voucher')
      const { list } = await cashPreApproval(gateway, {
        amount: leadFlowLoanAmount,
        loanPeriod: 12,
        userCardId: 'C1',
        couponIds: ['CL2'],
        loanUseCode: '10001',
        leadFlow: LEAD_MARKER,
      })
      const waived = waivedAmount('BCL2', { ...known, amount: { ...known.amount, leadFlowLoanAmount } })
      expect(waived).toBeGreaterThan(0)
      expect(waived).toBe(sumCents(list.map((row) => exactCents(row.couponValue ?? 0))))
    },
  )

  it('0 without a limit, without the coupon and without a row', { tags: ['cashLead.4'] }, async () => {
    const known = await replies('campaign-voucher')
    expect(waivedAmount('BCL2', await replies('campaign-generic'))).toBe(0)
    expect(waivedAmount('other', known)).toBe(0)
    expect(waivedAmount(null, known)).toBe(0)
    expect(waivedAmount('BCL2', { ...known, rates: { ...known.rates, rateTable: [] } })).toBe(0)
  })
})
